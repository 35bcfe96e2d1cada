/** Loads each namespace from its own file by its hashed address, so that a level loads only its own texts. */
import { boundHyphens } from './hyphens';
import type { Loaded, LoadFile } from './texts';

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

const bound = (_: string, value: unknown): unknown =>
  typeof value === 'string' ? boundHyphens(value) : value;

/** Longest time a file may take, in ms. */
const LONGEST = 10_000;

export const loadFile: LoadFile = async (language, namespace): Promise<Loaded> => {
  const what = `Texts ${namespace} in ${language}`;
  try {
    const url = await fileUrl(language, namespace);
    if (!url) return { error: new Error(`${what} do not exist`), again: false };
    const response = await fetch(url, { signal: AbortSignal.timeout(LONGEST) });
    if (!response.ok) return { error: new Error(`${what}: status ${response.status}`), again: true };
    const texts: unknown = JSON.parse(await response.text(), bound);
    if (typeof texts === 'object' && texts !== null) return { texts: { ...texts } };
    return { error: new Error(`${what} are no object`), again: true };
  } catch (error) {
    return { error: new Error(what, { cause: error }), again: true };
  }
};
