/** Texts that are there at once, so that a screen under test waits for none of them. */
import type { Language } from '../../src/i18n/language';
import { settled, type Texts } from '../../src/i18n/texts';
import { textOf, wordsAt, type Values, type Words } from '../../src/i18n/words';

const FILES = import.meta.glob<Words>('../../resources/locales/*/*.json', { import: 'default', eager: true });

/** `own` are words of further spaces, alike in both languages. */
export function textsOnHand(start: Language, own: Readonly<Record<string, Words>> = {}): Texts {
  let language = start;
  const further = new Map<string, Readonly<Record<Language, Words>>>();
  const listeners = new Set<() => void>();
  const loaded = settled();
  const wordsOf = (tongue: Language, namespace: string): unknown =>
    further.get(namespace)?.[tongue] ??
    own[namespace] ??
    FILES[`../../resources/locales/${tongue}/${namespace}.json`];
  const sayer = (tongue: Language, namespace: string) => (key: string, values?: Values) => {
    const [space = '', path] = key.split(':', 2);
    const words = wordsOf(tongue, path === undefined ? namespace : space);
    return textOf(words, path ?? key, tongue, values) ?? '';
  };
  const sayers = new Map<string, ReturnType<typeof sayer>>();
  return {
    get language() {
      return language;
    },
    has: (namespace) => wordsOf(language, namespace) !== undefined,
    read: (namespace, path) => wordsAt(wordsOf(language, namespace), path),
    sayIn: (namespace) => {
      const key = `${language} ${namespace}`;
      const say = sayers.get(key) ?? sayer(language, namespace);
      sayers.set(key, say);
      return say;
    },
    load: () => loaded,
    reload: () => loaded,
    put: (namespace, words) => {
      if (words) further.set(namespace, words);
      else further.delete(namespace);
    },
    change: async (wanted) => {
      language = wanted;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
