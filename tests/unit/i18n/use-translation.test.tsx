// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { startTransition, Suspense, useMemo, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { openTexts, type LoadFile, type Texts } from '../../../src/i18n/texts';
import { TextsProvider } from '../../../src/i18n/TextsContext';
import { useTranslation } from '../../../src/i18n/use-translation';

afterEach(cleanup);

const hello: LoadFile = async (language) => ({ texts: { app: { loading: `hello ${language}` } } });

/** Has hooks before and behind its words, as most components have. */
function Words() {
  const [count] = useState(1);
  const { t } = useTranslation('interface');
  const text = useMemo(() => `${t('app.loading')} ${String(count)}`, [t, count]);
  return <p>{text}</p>;
}

function Later({ shows }: { readonly shows: boolean }) {
  return shows ? <Words /> : <p>nothing yet</p>;
}

function Page({ texts }: { readonly texts: Texts }) {
  const [shows, setShows] = useState(false);
  return (
    <TextsProvider value={texts}>
      <button type="button" onClick={() => startTransition(() => setShows(true))}>
        open
      </button>
      <Suspense fallback="wait">
        <Later shows={shows} />
      </Suspense>
    </TextsProvider>
  );
}

it('words that come while React renders are no error, whatever hooks stand behind them', async () => {
  const failed = vi.fn();
  await act(async () => {
    render(<Page texts={openTexts('fr', hello)} />, { onRecoverableError: failed });
  });
  await act(async () => screen.getByRole('button').click());
  expect(screen.getByText('hello fr 1')).toBeTruthy();
  expect(failed).not.toHaveBeenCalled();
});

it('words that are there are shown at once', () => {
  const texts = openTexts('en', hello);
  texts.put('interface', { fr: {}, en: { app: { loading: 'hello' } } });
  render(
    <TextsProvider value={texts}>
      <Suspense fallback="wait">
        <Words />
      </Suspense>
    </TextsProvider>,
  );
  expect(screen.getByText('hello 1')).toBeTruthy();
});

it('a change of the language is followed', async () => {
  const texts = openTexts('fr', hello);
  await act(async () => {
    render(
      <TextsProvider value={texts}>
        <Suspense fallback="wait">
          <Words />
        </Suspense>
      </TextsProvider>,
    );
  });
  await act(() => texts.change('en'));
  expect(screen.getByText('hello en 1')).toBeTruthy();
});
