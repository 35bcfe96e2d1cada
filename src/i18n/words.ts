/** What a key says in a file of words: the text at its path, in the right number, with its values put in. */

/** What a text's `{{name}}` stands for; `count` also chooses between singular and plural. */
export type Values = Readonly<Record<string, string | number | undefined>>;

/** A file of words, or a part of one. */
export type Words = Readonly<Record<string, unknown>>;

function isWords(value: unknown): value is Words {
  return typeof value === 'object' && value !== null;
}

/** What stands at a path of keys with dots between them; undefined where there is nothing. */
export function wordsAt(words: unknown, path: string): unknown {
  return path.split('.').reduce((part, key) => (isWords(part) ? part[key] : undefined), words);
}

/** The endings a key may have for a count, the most fitting first; "none" may be said in its own way. */
function endingsFor(count: number, language: string): readonly string[] {
  const form = `_${new Intl.PluralRules(language).select(count)}`;
  return [...(count === 0 ? ['_zero'] : []), form, '_other', ''];
}

/** The text of a key, as it stands where no values are given; undefined where the words have none, or an empty one. */
export function textOf(words: unknown, key: string, language: string, values?: Values): string | undefined {
  const count = values?.count;
  const endings = typeof count === 'number' ? endingsFor(count, language) : [''];
  const text = endings.map((ending) => wordsAt(words, key + ending)).find((each) => typeof each === 'string');
  if (typeof text !== 'string' || text === '') return undefined;
  if (!values) return text;
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
}
