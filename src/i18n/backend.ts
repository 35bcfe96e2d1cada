/** Loads each namespace from its own file by its hashed address, so that a level loads only its own texts. */
import type { BackendModule } from 'i18next';

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

type Loaded =
  { readonly texts: Record<string, unknown> } | { readonly error: Error; readonly again: boolean };

async function load(language: string, namespace: string): Promise<Loaded> {
  const what = `Texts ${namespace} in ${language}`;
  try {
    const url = await fileUrl(language, namespace);
    if (!url) return { error: new Error(`${what} do not exist`), again: false };
    const response = await fetch(url);
    if (!response.ok) return { error: new Error(`${what}: status ${response.status}`), again: true };
    const texts: unknown = await response.json();
    if (typeof texts === 'object' && texts !== null) return { texts: { ...texts } };
    return { error: new Error(`${what} are no object`), again: true };
  } catch (error) {
    return { error: new Error(what, { cause: error }), again: true };
  }
}

/** Reports a failed request as retryable only when the file exists; i18next counts and delays the retries. */
export const backend: BackendModule = {
  type: 'backend',
  init() {},
  read(language, namespace, answer) {
    const deliver = async () => {
      const loaded = await load(language, namespace);
      if ('texts' in loaded) answer(null, loaded.texts);
      else answer(loaded.error, loaded.again);
    };
    void deliver();
  },
};
