/** Fetches one file of texts at a time, by its hashed address, so that a level loads only its own words. */
import type { BackendModule } from 'i18next';

const INTERFACE = import.meta.glob<string>('../../resources/locales/*/interface.json', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Where a file of texts is. The list of all files grows with the levels, so that only a screen that needs it loads it. */
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

/** A file that exists is worth another try when it fails; i18next counts the tries and waits. */
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
