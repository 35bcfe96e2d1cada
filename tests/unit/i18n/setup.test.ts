// @vitest-environment jsdom
import type { BackendModule, ReadCallback } from 'i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseLanguage, createTexts, FIRST_WAIT_MS, RETRIES } from '../../../src/i18n/setup';

type Read = (language: string, namespace: string, answer: ReadCallback) => void;

function source(read: Read): BackendModule {
  return { type: 'backend', init() {}, read };
}

const hello: Read = (language, namespace, answer) => answer(null, { hello: `${namespace} ${language}` });

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  document.documentElement.removeAttribute('lang');
});

describe('setting up the texts', () => {
  it('starts in the language asked for and tells the document', async () => {
    const texts = await createTexts({ language: 'en', backend: source(hello) });
    expect(texts.getResource('en', 'interface', 'hello')).toBe('interface en');
    expect(document.documentElement.lang).toBe('en');
  });

  it('loads the interface of one language only', async () => {
    const read = vi.fn(hello);
    await createTexts({ language: 'fr', backend: source(read) });
    expect(read.mock.calls.map(([language, namespace]) => `${language} ${namespace}`)).toEqual([
      'fr interface',
    ]);
  });

  it('fetches what is wanted ahead at the same time, and waits for none of it', async () => {
    const read = vi.fn<Read>((language, namespace, answer) => {
      if (namespace === 'interface') hello(language, namespace, answer);
    });
    const texts = await createTexts({ language: 'fr', backend: source(read), ahead: ['play'] });
    expect(read.mock.calls.map(([, namespace]) => namespace).toSorted()).toEqual(['interface', 'play']);
    expect(texts.hasResourceBundle('fr', 'play')).toBe(false);
    // whoever needs it later waits for the same answer
    void texts.loadNamespaces('play');
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('changes the language and remembers it', async () => {
    const texts = await createTexts({ language: 'fr', backend: source(hello) });
    await chooseLanguage(texts, 'en');
    expect(document.documentElement.lang).toBe('en');
    expect(localStorage.getItem('worldmaps.language')).toBe('en');
  });

  it('tries a failing file 5 more times, first after 350 ms', async () => {
    let tries = 0;
    const failing: Read = (_language, _namespace, answer) => {
      tries += 1;
      answer(new Error('offline'), true);
    };
    const done = createTexts({ language: 'fr', backend: source(failing) });
    await vi.advanceTimersByTimeAsync(FIRST_WAIT_MS - 1);
    expect(tries).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(tries).toBe(2);
    await vi.advanceTimersByTimeAsync(60_000);
    await done;
    expect(tries).toBe(1 + RETRIES);
  });

  it('keeps what a late try brings', async () => {
    let tries = 0;
    const late: Read = (...call) => {
      tries += 1;
      if (tries < 3) call[2](new Error('offline'), true);
      else hello(...call);
    };
    const done = createTexts({ language: 'fr', backend: source(late) });
    await vi.advanceTimersByTimeAsync(5000);
    const texts = await done;
    expect(texts.getResource('fr', 'interface', 'hello')).toBe('interface fr');
  });
});
