/** The codes that `npm run endless` is asked for. */
import { codeOfDay, codeOfWord, dayOf, parseCode } from '../../src/endless/code';
import type { EndlessCode } from '../../src/endless/code';

/** A code, a day or a word as codes: a day's with those of the `days` from it on. Undefined when nothing of it can be used. */
export function codesFrom(text: string, days: number): readonly EndlessCode[] | undefined {
  const parsed = parseCode(text);
  const code = typeof parsed === 'object' ? parsed : codeOfWord(text);
  const day = code && dayOf(code);
  if (!code || day === undefined) return code && [code];
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return Array.from({ length: days }, (_, i) => codeOfDay(new Date(year, month - 1, date + i)));
}
