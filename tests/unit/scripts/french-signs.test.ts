import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { boundSigns } from '../../../scripts/french-signs';

const locales = path.resolve(import.meta.dirname, '../../../resources/locales');

/** Without the texts that are English in every file, of a booth that calls in both languages. */
function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, text]) => (key === 'en' ? [] : textsOf(text)));
}

const filesOf = (language: string) =>
  readdirSync(path.join(locales, language)).map((name) => {
    const file = path.join(locales, language, name);
    return [name, textsOf(JSON.parse(readFileSync(file, 'utf8')))] as const;
  });

it.each([
  ['Prêt ?', 'Prêt\u{a0}?'],
  ['Gagné !', 'Gagné\u{a0}!'],
  ['Gagné!', 'Gagné\u{a0}!'],
  ['Temps : {{time}}', 'Temps\u{a0}: {{time}}'],
  ['{{name}}: bravo', '{{name}}\u{a0}: bravo'],
  ['dit « oui », puis', 'dit «\u{a0}oui\u{a0}», puis'],
  ['dit «oui»', 'dit «\u{a0}oui\u{a0}»'],
  ['Quoi ?!', 'Quoi\u{a0}?!'],
  ['à 12:30, https://worldmaps.example/?a=1', 'à 12:30, https://worldmaps.example/?a=1'],
  ['50 %', '50\u{a0}%'],
])('%s', (text, bound) => {
  expect(boundSigns(text)).toBe(bound);
  expect(boundSigns(bound)).toBe(bound);
});

it.each(filesOf('fr'))('no line of %s begins with a sign: else `npm run french:spaces`', (_, texts) => {
  expect(texts.filter((text) => boundSigns(text) !== text)).toEqual([]);
});

it.each(filesOf('en'))('%s has no French spaces', (_, texts) => {
  expect(texts.filter((text) => /[\u{a0}\u{202f}](?=[!?;:»])|«/u.test(text))).toEqual([]);
});
