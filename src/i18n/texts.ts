/** The page's texts: the words of one language at a time, loaded a namespace at a time, and who is told of a change. */
import { LANGUAGES, type Language } from './language';
import { textOf, wordsAt, type Values, type Words } from './words';

/** Words of a file, or why they did not come; `again` when another try may bring them. */
export type Loaded = { readonly texts: Words } | { readonly error: Error; readonly again: boolean };

/** Fetches a namespace's file. Never rejects. */
export type LoadFile = (language: Language, namespace: string) => Promise<Loaded>;

/** SPEC section 7: up to 5 retries; the wait doubles each time. */
export const RETRIES = 5;
export const FIRST_WAIT_MS = 350;
/** Tries of a file before the other language stands in for it. */
const OWN_TRIES = 3;

/** Says a key of one namespace, or of another as `namespace:key`; empty where there is no text, as a key is no word for a player. */
export type Say = (key: string, values?: Values) => string;

export interface Texts {
  readonly language: Language;
  /** Whether the words of a namespace are there in the current language. */
  readonly has: (namespace: string) => boolean;
  /** What stands at a path of a namespace's words in the current language, unparsed. */
  readonly read: (namespace: string, path: string) => unknown;
  /** The same function until the language changes. */
  readonly sayIn: (namespace: string) => Say;
  /** The same promise for all who wait. Never rejects: `has` tells whether the words came. What failed is not asked for again. */
  readonly load: (...namespaces: readonly string[]) => Promise<void>;
  /** Asks again for what had failed. Never rejects. */
  readonly reload: (namespace: string) => Promise<void>;
  /** Puts words of a namespace in that no file has, such as those of a map drawn on this device; without words, those of its file are loaded again when they are wanted. */
  readonly put: (namespace: string, words?: Readonly<Record<Language, Words>>) => void;
  /** Switches once all namespaces in use have come in the new language, or finally failed. */
  readonly change: (language: Language) => Promise<void>;
  /** Tells of each change of the language. Returns the way out. */
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Marks a promise as React does, so that `use` returns at once what is there. A component must hand `use` the same
 * promises each time it renders: React goes on with a render where it waited, and finds its place by them.
 */
function marked(promise: Promise<void>): Promise<void> {
  return Object.assign(promise, { status: 'fulfilled', value: undefined });
}

/** A promise that `use` does not wait for. */
export const settled = (): Promise<void> => marked(Promise.resolve());

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The words of a file after as many tries as it may have; better those of the other language than none. */
async function loadPatiently(
  load: LoadFile,
  language: Language,
  namespace: string,
): Promise<Words | undefined> {
  const other = LANGUAGES.find((each) => each !== language);
  for (let tries = 1; ; tries++) {
    const own = await load(language, namespace);
    if ('texts' in own) return own.texts;
    if (other && (!own.again || tries >= OWN_TRIES)) {
      const instead = await load(other, namespace);
      if ('texts' in instead) return instead.texts;
    }
    if (!own.again || tries > RETRIES) return undefined;
    await wait(FIRST_WAIT_MS * 2 ** (tries - 1));
  }
}

/** Opens texts that have nothing yet. */
export function openTexts(start: Language, loadFile: LoadFile): Texts {
  let language = start;
  /** The language asked for last: of two changes the later one holds, whichever loads first. */
  let heading = start;
  /** By language and namespace; undefined words have finally failed. */
  const words = new Map<string, Words | undefined>();
  const loading = new Map<string, Promise<void>>();
  const inUse = new Set<string>();
  const listeners = new Set<() => void>();
  const sayers = new Map<string, Say>();

  const keyOf = (tongue: Language, namespace: string) => `${tongue} ${namespace}`;
  const wordsOf = (namespace: string) => words.get(keyOf(language, namespace));

  function fetchWords(tongue: Language, namespace: string): Promise<void> {
    const key = keyOf(tongue, namespace);
    const known = loading.get(key);
    if (known) return known;
    const promise = (async () => {
      words.set(key, await loadPatiently(loadFile, tongue, namespace));
    })();
    void promise.then(() => marked(promise));
    loading.set(key, promise);
    return promise;
  }

  function load(...namespaces: readonly string[]): Promise<void> {
    for (const each of namespaces) inUse.add(each);
    const [only, ...more] = namespaces.map((each) => fetchWords(language, each));
    if (only && more.length === 0) return only;
    return Promise.all([only, ...more]).then(() => undefined);
  }

  function sayerOf(namespace: string): Say {
    const tongue = language;
    return (key, values) => {
      const [space, path] = key.includes(':') ? key.split(':', 2) : [namespace, key];
      const from = words.get(keyOf(tongue, space ?? namespace));
      return textOf(from, path ?? '', tongue, values) ?? '';
    };
  }

  return {
    get language() {
      return language;
    },
    has: (namespace) => wordsOf(namespace) !== undefined,
    read: (namespace, path) => wordsAt(wordsOf(namespace), path),
    sayIn: (namespace) => {
      const key = keyOf(language, namespace);
      const say = sayers.get(key) ?? sayerOf(namespace);
      sayers.set(key, say);
      return say;
    },
    load,
    reload: (namespace) => {
      const key = keyOf(language, namespace);
      if (words.has(key) && words.get(key) === undefined) {
        words.delete(key);
        loading.delete(key);
      }
      return load(namespace);
    },
    put: (namespace, given) => {
      for (const tongue of LANGUAGES) {
        const key = keyOf(tongue, namespace);
        words.set(key, given?.[tongue]);
        if (given) loading.set(key, settled());
        else loading.delete(key);
      }
    },
    change: async (wanted) => {
      heading = wanted;
      await Promise.all([...inUse].map((namespace) => fetchWords(wanted, namespace)));
      if (heading !== wanted || language === wanted) return;
      language = wanted;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
