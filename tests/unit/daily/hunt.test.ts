import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayOf, nextDay, type Day } from '../../../src/daily/day';
import { dailyHunt, hasHunt, HUNT_LENGTH } from '../../../src/daily/hunt';
import { CATALOGUE } from '../../../src/maps/catalogue';

const ALL = CATALOGUE.map(({ id, questCounts }) => ({ level: id, normalQuests: questCounts.normal }));

/** Normal quests of levels 1, 2 … when the pinned hunt was drawn: later levels change no hunt of the past. */
const QUESTS_THAT_DAY = [
  10, 22, 23, 22, 19, 18, 11, 11, 10, 11, 11, 15, 11, 11, 12, 12, 12, 12, 12, 11, 11, 16,
];

const days = fc.integer({ min: 0, max: Date.UTC(2100, 0, 1) }).map(dayOf);
const someLevels = (least: number, quests: number) =>
  fc.uniqueArray(
    fc.record({
      level: fc.integer({ min: 1, max: CATALOGUE.length }),
      normalQuests: fc.integer({ min: quests, max: 30 }),
    }),
    { minLength: least, maxLength: CATALOGUE.length, selector: ({ level }) => level },
  );

const huntOf = (day: Day, levels: Parameters<typeof dailyHunt>[1]) => {
  const hunt = dailyHunt(day, levels);
  if (!hunt) throw new Error('no hunt');
  return hunt;
};
const names = (hunt: ReturnType<typeof huntOf>) =>
  hunt.map(({ level, quest }) => `${String(level)} ${quest}`);

describe('the hunt of a day', () => {
  it('is five quests that exist, on five different maps', () => {
    fc.assert(
      fc.property(days, someLevels(HUNT_LENGTH, 1), (day, levels) => {
        const hunt = huntOf(day, levels);
        expect(new Set(hunt.map(({ level }) => level)).size).toBe(HUNT_LENGTH);
        for (const { level, quest } of hunt) {
          const number = Number(/^quest([1-9]\d*)$/.exec(quest)?.[1]);
          expect(number).toBeLessThanOrEqual(levels.find((each) => each.level === level)?.normalQuests ?? 0);
        }
      }),
    );
  });

  it('is the same for everybody, in whatever order the maps are listed', () => {
    fc.assert(
      fc.property(days, someLevels(HUNT_LENGTH, 1), (day, levels) => {
        expect(dailyHunt(day, levels.toReversed())).toEqual(dailyHunt(day, levels));
      }),
    );
    // a change of the drawing would give two versions of the game two hunts on one board
    const drawn = QUESTS_THAT_DAY.map((normalQuests, i) => ({ level: i + 1, normalQuests }));
    expect(names(huntOf('2026-11-21', drawn))).toMatchInlineSnapshot(`
      [
        "2 quest21",
        "4 quest13",
        "11 quest10",
        "16 quest8",
        "1 quest10",
      ]
    `);
  });

  it('asks nothing that was asked the day before', () => {
    fc.assert(
      fc.property(days, someLevels(HUNT_LENGTH, 2), (day, levels) => {
        const before = new Set(names(huntOf(day, levels)));
        for (const name of names(huntOf(nextDay(day), levels))) expect(before).not.toContain(name);
      }),
    );
  });

  it('leads everywhere in time: every map within two months, every quest of a map within its turns', () => {
    let day: Day = '2026-11-21';
    const maps = new Set<number>();
    const quests = new Set<string>();
    for (let turn = 0; turn < 60; turn += 1, day = nextDay(day))
      for (const { level, quest } of huntOf(day, ALL)) {
        maps.add(level);
        quests.add(`${String(level)} ${quest}`);
      }
    expect(maps.size).toBe(CATALOGUE.length);
    expect(quests.size).toBeGreaterThan(150);
  });

  it('is not there with fewer than five maps that have quests', () => {
    fc.assert(
      fc.property(days, fc.subarray(ALL, { maxLength: HUNT_LENGTH - 1 }), (day, levels) => {
        const withEmpty = [...levels, { level: 30, normalQuests: 0 }];
        expect(hasHunt(withEmpty)).toBe(false);
        expect(dailyHunt(day, withEmpty)).toBeUndefined();
      }),
    );
    expect(hasHunt(ALL.slice(0, HUNT_LENGTH))).toBe(true);
  });
});
