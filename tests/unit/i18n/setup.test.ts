// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { chooseLanguage, createTexts } from '../../../src/i18n/setup';
import type { LoadFile } from '../../../src/i18n/texts';

const hello: LoadFile = async (language, namespace) => ({ texts: { hello: `${namespace} ${language}` } });

afterEach(() => {
  document.documentElement.removeAttribute('lang');
});

describe('setting up the texts', () => {
  it('starts in the language asked for and tells the document', async () => {
    const texts = await createTexts({ language: 'en', load: hello });
    expect(texts.read('interface', 'hello')).toBe('interface en');
    expect(document.documentElement.lang).toBe('en');
  });

  it('loads the interface of one language only', async () => {
    const load = vi.fn(hello);
    await createTexts({ language: 'fr', load });
    expect(load.mock.calls).toEqual([['fr', 'interface']]);
  });

  it('fetches what is wanted ahead at the same time, and waits for none of it', async () => {
    const load = vi.fn<LoadFile>((language, namespace) =>
      namespace === 'interface' ? hello(language, namespace) : new Promise(() => undefined),
    );
    const texts = await createTexts({ language: 'fr', load, ahead: ['play'] });
    expect(load.mock.calls.map(([, namespace]) => namespace)).toEqual(['interface', 'play']);
    expect(texts.has('play')).toBe(false);
    // whoever needs it later waits for the same answer
    void texts.load('play');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('changes the language and remembers it', async () => {
    const texts = await createTexts({ language: 'fr', load: hello });
    await chooseLanguage(texts, 'en');
    expect(document.documentElement.lang).toBe('en');
    expect(localStorage.getItem('worldmaps.language')).toBe('en');
  });
});
