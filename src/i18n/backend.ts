/** Loads each namespace from its own file by its hashed address, so that a level loads only its own texts. */
import type { BackendModule } from 'i18next';
import { LANGUAGES, toLanguage } from './language';

const INTERFACE = import.meta.glob<string>('../../resources/locales/*/interface.json', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The address of a namespace's file. The list of all files grows with the levels, so it is a chunk loaded on demand. */
async function fileUrl(language: string, namespace: string): Promise<string | undefined> {
  const file = `../../resources/locales/${language}/${namespace}.json`;
  return INTERFACE[file] ?? (await import('./files')).FILES[file];
}

/** Tries of a file before the other language stands in for it. */
const TRIES = 3;
/** Longest time a file may take, in ms. */
const LONGEST = 10_000;

export type Loaded =
  { readonly texts: Record<string, unknown> } | { readonly error: Error; readonly again: boolean };

export type LoadFile = (language: string, namespace: string) => Promise<Loaded>;

async function load(language: string, namespace: string): Promise<Loaded> {
  const what = `Texts ${namespace} in ${language}`;
  try {
    const url = await fileUrl(language, namespace);
    if (!url) return { error: new Error(`${what} do not exist`), again: false };
    const response = await fetch(url, { signal: AbortSignal.timeout(LONGEST) });
    if (!response.ok) return { error: new Error(`${what}: status ${response.status}`), again: true };
    const texts: unknown = await response.json();
    if (typeof texts === 'object' && texts !== null) return { texts: { ...texts } };
    return { error: new Error(`${what} are no object`), again: true };
  } catch (error) {
    return { error: new Error(what, { cause: error }), again: true };
  }
}

/**
 * A file that exists is worth another try when it fails; i18next counts the tries and waits longer each time. Words that
 * still do not come are those of the other language: better read in English than not at all.
 */
export function backendOver(loadFile: LoadFile): BackendModule {
  const failures = new Map<string, number>();
  const read = async (language: string, namespace: string): Promise<Loaded> => {
    const key = `${language} ${namespace}`;
    const own = await loadFile(language, namespace);
    if ('texts' in own) {
      failures.delete(key);
      return own;
    }
    const count = (failures.get(key) ?? 0) + 1;
    failures.set(key, count);
    if (own.again && count < TRIES) return own;
    const other = LANGUAGES.find((each) => each !== toLanguage(language));
    const instead = other ? await loadFile(other, namespace) : own;
    return 'texts' in instead ? instead : own;
  };
  return {
    type: 'backend',
    init() {},
    read(language, namespace, answer) {
      const deliver = async () => {
        const loaded = await read(language, namespace);
        if ('texts' in loaded) answer(null, loaded.texts);
        else answer(loaded.error, loaded.again);
      };
      void deliver();
    },
  };
}

export const backend = backendOver(load);
