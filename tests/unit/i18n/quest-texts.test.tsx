// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { i18n, ReadCallback } from 'i18next';
import { Suspense } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ErrorBoundary } from '../../../src/app/shell/ErrorBoundary';
import { useQuestTexts } from '../../../src/i18n/quest-texts';
import { createTexts } from '../../../src/i18n/setup';

const WORDS = {
  quest1: { title: 'The captain', hint: 'Look up' },
  quest2: 'damaged',
  quest3: { title: 'Alone' },
};

type Read = (language: string, namespace: string, answer: ReadCallback) => void;

/** What the device gives for a file of words; the interface is always there. */
let read: Read;
let asked: string[] = [];

const found: Read = (_language, _namespace, answer) => answer(null, WORDS);
/** A file that does not exist is not tried again by itself. */
const missing: Read = (_language, _namespace, answer) => answer(new Error('none'), false);

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

function texts(): Promise<i18n> {
  return createTexts({
    language: 'en',
    backend: {
      type: 'backend',
      init() {},
      read: (language, namespace, answer) => {
        if (namespace === 'interface') return answer(null, {});
        asked.push(`${language} ${namespace}`);
        return read(language, namespace, answer);
      },
    },
  });
}

async function show(instance: i18n, quest = 'quest1') {
  await act(async () => {
    render(
      <I18nextProvider i18n={instance}>
        <ErrorBoundary fallback={Again}>
          <Suspense fallback="wait">
            <Words quest={quest} />
          </Suspense>
        </ErrorBoundary>
      </I18nextProvider>,
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
    read = (_language, _namespace, answer) => {
      bring = () => answer(null, WORDS);
    };
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
    expect(before).toBe(1);
    await insist();
    expect(asked).toHaveLength(before + 1);
    expect(screen.getByRole('button', { name: 'again' })).toBeTruthy();
    read = found;
    await insist();
    expect(screen.getByText('The captain: Look up')).toBeTruthy();
  });

  it('come in the other language when it is chosen', async () => {
    const instance = await texts();
    await show(instance);
    await act(async () => {
      await instance.changeLanguage('fr');
    });
    expect(asked).toEqual(['en fair', 'fr fair']);
    expect(screen.getByText('The captain: Look up')).toBeTruthy();
  });
});
