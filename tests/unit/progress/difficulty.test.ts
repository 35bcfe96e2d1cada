/** How hard quests are: read from a public text that may be anything, once a week, told only where enough was counted. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  difficultyIn,
  difficultyText,
  findsOfMap,
  freshDifficulty,
  LONGEST_DIFFICULTY,
  ofTen,
} from '../../../src/progress/difficulty';
import { CATALOGUE } from '../../../src/maps/catalogue';

const finds = fc
  .tuple(fc.nat(), fc.nat())
  .map(([a, b]) => ({ found: Math.max(a, b), minute: Math.min(a, b) }));
const named = (pattern: RegExp) => fc.stringMatching(pattern);
const difficulties = fc.dictionary(
  named(/^[1-9]\d?$/),
  fc.dictionary(named(/^d?quest[1-9]\d?$/), finds, { maxKeys: 4, noNullPrototype: true }),
  { maxKeys: 4, noNullPrototype: true },
);

describe('the public text', () => {
  it('is read back as it was written', () => {
    fc.assert(
      fc.property(difficulties, (told) => {
        expect(difficultyIn(difficultyText(told))).toEqual(told);
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    ['', {}],
    ['{', {}],
    ['7', {}],
    ['null', {}],
    [
      '{"1":7,"x":{},"2":{"quest1":[3,4],"quest2":[4,3],"other":[4,3],"quest3":["4",3]}}',
      { 2: { quest2: { found: 4, minute: 3 } } },
    ],
    ['{"2":{"quest1":[-1,-2],"quest2":[1.5,1]}}', { 2: {} }],
    [`{"2":{"quest1":[20,10]}}${' '.repeat(LONGEST_DIFFICULTY)}`, {}],
  ])('that holds something else counts for nothing: %#', (text, told) => {
    expect(difficultyIn(text)).toEqual(told);
  });

  it('fits its document, whatever is counted', () => {
    const quests = Object.fromEntries(
      Array.from({ length: 60 }, (_, index) => [
        `dquest${String(index + 1)}`,
        { found: 999_999, minute: 999_999 },
      ]),
    );
    const all = Object.fromEntries(CATALOGUE.map(({ id }) => [String(id), quests]));
    expect(difficultyText(all).length).toBeLessThan(LONGEST_DIFFICULTY);
  });
});

describe('how many of ten', () => {
  it.each([
    [9, 9, undefined],
    [10, 4, 4],
    [10, 0, 0],
    [200, 71, 4],
    [200, 200, 10],
  ])('of %i finds, %i within a minute', (found, minute, tenths) => {
    expect(ofTen({ found, minute })).toBe(tenths);
  });

  it('are added up for a map', () => {
    const told = { 3: { quest1: { found: 10, minute: 4 }, quest2: { found: 30, minute: 30 } } };
    expect(findsOfMap(told, 3)).toEqual({ found: 40, minute: 34 });
    expect(findsOfMap(told, 4)).toEqual({ found: 0, minute: 0 });
  });
});

describe('the reading', () => {
  const WEEK = 7 * 86_400_000;
  function shelf() {
    let kept = { at: 0, text: '' };
    return {
      get: () => kept,
      change: (change: (value: typeof kept) => typeof kept) => {
        kept = change(kept);
      },
    };
  }

  it('is made once a week', async () => {
    const store = shelf();
    let reads = 0;
    const read = () => Promise.resolve(`{"1":{"quest${String((reads += 1))}":[10,4]}}`);
    for (const at of [10 * WEEK, 10 * WEEK + 1, 11 * WEEK - 1, 11 * WEEK])
      await freshDifficulty(read, at, store);
    expect(reads).toBe(2);
    expect(difficultyIn(store.get().text)).toEqual({ 1: { quest2: { found: 10, minute: 4 } } });
  });

  it('that fails keeps what is known, and is made again', async () => {
    const store = shelf();
    await freshDifficulty(() => Promise.resolve('{"1":{}}'), 10 * WEEK, store);
    await freshDifficulty(() => Promise.reject(new Error('offline')), 12 * WEEK, store);
    expect(store.get()).toEqual({ at: 10 * WEEK, text: '{"1":{}}' });
    await freshDifficulty(() => Promise.resolve('{}'), 12 * WEEK + 1, store);
    expect(store.get().text).toBe('{}');
  });
});
