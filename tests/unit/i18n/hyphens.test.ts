import { expect, it } from 'vitest';
import { boundHyphens } from '../../../src/i18n/hyphens';

it.each([
  ['Ta quête est écrite là-haut.', 'Ta quête est écrite là-\u{2060}haut.'],
  ['Find the straw-hat captain', 'Find the straw-\u{2060}hat captain'],
  ['un haut-de-forme lie-de-vin', 'un haut-\u{2060}de-\u{2060}forme lie-\u{2060}de-\u{2060}vin'],
  ['Pas d’e-mail ici', 'Pas d’e-\u{2060}mail ici'],
  ['Écris-le', 'Écris-\u{2060}le'],
])('a line does not break within a short word: %s', (text, bound) => {
  expect(boundHyphens(text)).toBe(bound);
  expect(boundHyphens(bound)).toBe(bound);
});

it.each([
  'Ton e-mail',
  'E-mail',
  'démarre avec --set-pin',
  'un commissaire-priseur',
  '2026-11-23, 3 - 2 et {{a}}-{{b}}',
])('all else stays: %s', (text) => {
  expect(boundHyphens(text)).toBe(text);
});
