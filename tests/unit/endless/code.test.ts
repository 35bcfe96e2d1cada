import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  codeOfDay,
  codeOfWord,
  codeText,
  dayOf,
  EDITION,
  LONGEST_SEED,
  parseCode,
  seedOf,
} from '../../../src/endless/code';

describe('the code of a map from a seed', () => {
  it.each([
    ['kyoto', 'KYOTO'],
    ['  Kyōto ! ', 'KYOTO'],
    ['Noël à Paris', 'NOEL-A-PARIS'],
    ['straße', 'STRASSE'],
    ['京都', '京都'],
    ['がんばれ', 'がんばれ'],
    ['ＫＹＯＴＯ', 'KYOTO'],
    ['a--b__c', 'A-B-C'],
    ['😀 !', ''],
    ['../../etc/passwd', 'ETC-PASSWD'],
    ['<script>', 'SCRIPT'],
  ])('reads the word %s as %s', (word, seed) => {
    expect(seedOf(word)).toBe(seed);
  });

  it('is bounded, and stays itself when it is read again, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (word) => {
        const seed = seedOf(word);
        expect(Array.from(seed).length).toBeLessThanOrEqual(LONGEST_SEED);
        expect(seedOf(seed)).toBe(seed);
        const code = codeOfWord(word);
        if (code) expect(parseCode(codeText(code))).toEqual(code);
        else expect(seed).toBe('');
      }),
    );
  });

  it('reads an address in small letters, and refuses other editions and nonsense', () => {
    expect(parseCode('e1-kyoto')).toEqual({ edition: EDITION, seed: 'KYOTO' });
    expect(parseCode('E2-KYOTO')).toBe('otherEdition');
    for (const text of ['', 'KYOTO', 'E1', 'E1-', 'E1-…', 'E-KYOTO', 'E99999-KYOTO'])
      expect(parseCode(text)).toBe('unreadable');
  });

  it('names a day by its date where the player is', () => {
    const code = codeOfDay(new Date(2026, 10, 2, 23, 59));
    expect(codeText(code)).toBe('E1-2026-11-02');
    expect(dayOf(code)).toBe('2026-11-02');
  });

  it('takes no word and no impossible date for a day', () => {
    for (const seed of ['KYOTO', '2026-02-30', '2026-13-01', '0000-00-00', '2026-1-1'])
      expect(dayOf({ edition: EDITION, seed })).toBeUndefined();
  });
});
