import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../../src/game/random';
import { rushLeft, rushOrder, rushQuests, rushResultOf } from '../../../src/game/rush';
import { beginStroll, strollOn } from '../../../src/game/stroll';
import { markOn, quest } from '../../support/game-builders';

const MANY = [...Array.from({ length: 9 }, (_, index) => quest(index + 1)), quest(10, 2), quest(11, 2, true)];

describe('who is looked for', () => {
  it('is five different people who stand alone on the main map', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const chosen = rushQuests([...MANY, { ...quest(12), image: 'other' }], randomFrom(seed));
        expect(new Set(chosen).size).toBe(5);
        for (const { quest: name } of chosen) expect(name).toMatch(/^quest[1-9]$/);
      }),
    );
  });

  it('is whoever there is where they are fewer', () => {
    expect(rushQuests([quest(1), quest(2, 2)], Math.random)).toHaveLength(1);
  });
});

describe('the result', () => {
  const quests = [quest(1), quest(2)];
  const begun = strollOn(beginStroll(quests, []), { type: 'go', at: 1000 });

  it('counts finds until the last one, and the clock runs with the stroll alone', () => {
    expect(rushResultOf(begun)).toEqual({ found: 0, ms: 0 });
    const found = strollOn(begun, { type: 'tap', mark: markOn(quest(2)), at: 4000 });
    expect(rushResultOf(found)).toEqual({ found: 1, ms: 3000 });
    expect(rushLeft(found, 60, 5000)).toBe(56_000);
    const resting = strollOn(found, { type: 'rest', at: 11_000 });
    expect(rushLeft(resting, 60, 900_000)).toBe(50_000);
    expect(rushLeft(found, 60, 70_000)).toBe(0);
  });

  it('stands above another by finds first, then by time', () => {
    const rows = [
      { found: 4, ms: 100 },
      { found: 5, ms: 59_000 },
      { found: 5, ms: 31_000 },
    ];
    expect(rows.toSorted(rushOrder)).toEqual([rows[2], rows[1], rows[0]]);
  });
});
