// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { TextsProvider } from '../../../src/i18n/TextsContext';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ErrorBoundary } from '../../../src/app/shell/ErrorBoundary';
import { useQuestTexts } from '../../../src/i18n/quest-texts';
import type { LoadFile, Texts } from '../../../src/i18n/texts';
import { createTexts } from '../../../src/i18n/setup';

const WORDS = {
  quest1: { title: 'The captain', hint: 'Look up' },
  quest2: 'damaged',
  quest3: { title: 'Alone' },
};

/** What the device gives for a file of words; the interface is always there. */
let read: LoadFile;
let asked: string[] = [];

const found: LoadFile = async () => ({ texts: WORDS });
/** A file that does not exist is not tried again by itself. */
const missing: LoadFile = async () => ({ error: new Error('none'), again: false });

function Words({ quest }: { readonly quest: string }) {
  const { title, hint } = useQuestTexts('fair')(quest);
  return <p>{`${title}: ${hint}`}</p>;
}

function Again({ again }: { readonly again: () => void }) {
  return (
    <button type="button" onClick={again}>
      again
    </button>
  );
}

function texts(): Promise<Texts> {
  return createTexts({
    language: 'en',
    load: async (language, namespace) => {
      if (namespace === 'interface') return { texts: {} };
      asked.push(`${language} ${namespace}`);
      return read(language, namespace);
    },
  });
}

async function show(instance: Texts, quest = 'quest1') {
  await act(async () => {
    render(
      <TextsProvider value={instance}>
        <ErrorBoundary fallback={Again}>
          <Suspense fallback="wait">
            <Words quest={quest} />
          </Suspense>
        </ErrorBoundary>
      </TextsProvider>,
      // React tries a screen that threw once more by itself
      { onRecoverableError: () => undefined },
    );
  });
}

async function insist() {
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'again' }));
  });
}

beforeEach(() => {
  asked = [];
  read = found;
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('the words of a level', () => {
  it('are fetched once, however many ask', async () => {
    const instance = await texts();
    await show(instance);
    await show(instance);
    expect(screen.getAllByText('The captain: Look up')).toHaveLength(2);
    expect(asked).toEqual(['en fair']);
  });

  it('are waited for', async () => {
    let bring: () => void = () => undefined;
    read = () =>
      new Promise((resolve) => {
        bring = () => resolve({ texts: WORDS });
      });
    await show(await texts());
    expect(screen.getByText('wait')).toBeTruthy();
    await act(async () => bring());
    expect(screen.getByText('The captain: Look up')).toBeTruthy();
  });

  it.each(['quest2', 'quest3', 'quest9'])(
    'show the id of %s, which has none that are whole',
    async (quest) => {
      await show(await texts(), quest);
      expect(screen.getByText(`${quest}: ${quest}`)).toBeTruthy();
    },
  );

  it('are asked for again when they failed and the player insists', async () => {
    read = missing;
    await show(await texts());
    const before = asked.length;
    // React tries once more by itself: that asks nobody
    expect(asked).toEqual(['en fair', 'fr fair']);
    await insist();
    expect(asked).toHaveLength(before + 2);
    expect(screen.getByRole('button', { name: 'again' })).toBeTruthy();
    read = found;
    await insist();
    expect(screen.getByText('The captain: Look up')).toBeTruthy();
  });

  it('come in the other language when it is chosen', async () => {
    const instance = await texts();
    await show(instance);
    await act(async () => {
      await instance.change('fr');
    });
    expect(asked).toEqual(['en fair', 'fr fair']);
    expect(screen.getByText('The captain: Look up')).toBeTruthy();
  });
});
