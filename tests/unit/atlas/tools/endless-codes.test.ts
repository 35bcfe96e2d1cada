import { expect, it } from 'vitest';
import { codesFrom } from '../../../../atlas/tools/endless-codes';
import { codeText } from '../../../../src/endless/code';

const asked = (text: string, days: number) => codesFrom(text, days)?.map(codeText);

it('a day is followed by those after it, over the end of a month and of a year', () => {
  expect(asked('2026-12-30', 4)).toEqual([
    'E1-2026-12-30',
    'E1-2026-12-31',
    'E1-2027-01-01',
    'E1-2027-01-02',
  ]);
  expect(asked('2028-02-28', 2)).toEqual(['E1-2028-02-28', 'E1-2028-02-29']);
});

it('a word, and a day that is none, are drawn once', () => {
  expect(asked('Kyoto', 30)).toEqual(['E1-KYOTO']);
  expect(asked('E1-kyoto', 30)).toEqual(['E1-KYOTO']);
  expect(asked('2026-02-30', 30)).toEqual(['E1-2026-02-30']);
  expect(asked('…', 1)).toBeUndefined();
});
