import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { explorerRows } from '../../../src/records/explorers-board';
import { grown, isEarning, weekOfEarning, type Earning, type Explorer } from '../../../src/records/explorers';
import type { StoredExplorer } from '../../../src/records/store-port';
import { bestOfAll, NO_BEST, raised, weekBestIn, type WeekBest } from '../../../src/records/week-best';
import { scoreWrite } from '../../support/records';

const RUN = 'r'.repeat(16);

function finds(level: number, ...found: readonly string[]): Earning {
  const write = scoreWrite('s', { level, run: RUN });
  if (write.kind !== 'score') throw new Error('no score');
  return { ...write, found: [...found] };
}
const hunted = (day: `${string}-${string}-${string}`): Earning => ({
  kind: 'hunt',
  id: 'h',
  document: { name: 'Zoé', time: 80, date: `${day}T12:00:00Z`, userId: '', day, runs: RUN },
});

const earnings = fc.oneof(
  fc
    .record({
      level: fc.integer({ min: 1, max: 3 }),
      quests: fc.array(fc.constantFrom('quest1', 'quest2', 'quest3', 'dquest1'), { minLength: 1 }),
    })
    .map(({ level, quests }) => finds(level, ...quests)),
  fc.constantFrom('2026-11-16', '2026-11-17', '2026-11-22').map(hunted),
);
const sum = (all: readonly Earning[]) =>
  all.reduce<Explorer | undefined>((before, write) => grown(before, write) ?? before, undefined);

describe('an explorer’s week', () => {
  it('counts each quest and each hunt once, in whatever order they come', () => {
    fc.assert(
      fc.property(fc.array(earnings, { minLength: 1 }), (all) => {
        const week = sum(all);
        const quests = new Set(
          all.flatMap((one) =>
            one.kind === 'score' ? (one.found ?? []).map((quest) => `${one.document.level} ${quest}`) : [],
          ),
        );
        const days = new Set(all.flatMap((one) => (one.kind === 'hunt' ? [one.document.day] : [])));
        expect(week?.points).toBe(quests.size + 5 * days.size);
        expect(sum([...all, ...all])).toEqual(week);
        expect(sum(all.toReversed())?.points).toBe(week?.points);
      }),
    );
  });

  it('is earned by finds that a run proves, and by hunts with their runs', () => {
    expect(isEarning(finds(1, 'quest1'))).toBe(true);
    expect(isEarning(finds(1))).toBe(false);
    expect(isEarning({ ...scoreWrite('s'), kind: 'score' } as Earning)).toBe(false);
    expect(isEarning(hunted('2026-11-16'))).toBe(true);
    expect(isEarning({ ...hunted('2026-11-16'), doubted: true } as Earning)).toBe(false);
  });

  it('is the week of the hunt’s own day, also when it ends after midnight', () => {
    expect(weekOfEarning(hunted('2026-11-15'))).toBe('2026-W46');
    expect(weekOfEarning(hunted('2026-11-16'))).toBe('2026-W47');
  });

  it('keeps what the owner has hidden', () => {
    const week = sum([finds(1, 'quest1')]);
    expect(week && grown({ ...week, hidden: true }, finds(1, 'quest2'))).toMatchObject({
      hidden: true,
      points: 2,
    });
  });
});

const players = fc.uniqueArray(
  fc.record({
    id: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
    levels: fc.dictionary(fc.constantFrom('1', '2'), fc.integer({ min: 1, max: 4 })),
    hunts: fc.integer({ min: 0, max: 2 }),
  }),
  { selector: ({ id }) => id },
);

describe('the week’s best', () => {
  it('holds the three with the most points and the most finds of each map, by whatever steps it came there', () => {
    fc.assert(
      fc.property(players, fc.boolean(), (all, isTurned) => {
        const explorers = all.map(({ id, levels, hunts }) => {
          const found = Object.fromEntries(
            Object.entries(levels).map(([level, count]) => [
              level,
              Array.from({ length: count }, (_, i) => `quest${i + 1}`),
            ]),
          );
          const quests = Object.values(levels).reduce((one, other) => one + other, 0);
          return { id, name: `Name ${id}`, found, points: quests + 5 * hunts };
        });
        const best = bestOfAll(isTurned ? explorers.toReversed() : explorers);
        const points = explorers.map((one) => one.points).toSorted((a, b) => b - a);
        expect(best.first.map((one) => one.points)).toEqual([...points, 0, 0, 0].slice(0, 3));
        for (const level of ['1', '2'])
          expect(best.leaders[level]?.found ?? 0).toBe(
            Math.max(0, ...explorers.map(({ found }) => found[level]?.length ?? 0)),
          );
        const shown = [...best.first, ...Object.values(best.leaders)].filter(({ id }) => id !== '');
        for (const { id } of shown) expect(best.names[id]).toBe(`Name ${id}`);
      }),
    );
  });

  it('stays when nobody is passed, also by an equal', () => {
    const best: WeekBest = {
      names: { a: 'Ann', b: 'Bo', c: 'Cy' },
      first: [
        { id: 'a', points: 9 },
        { id: 'b', points: 8 },
        { id: 'c', points: 7 },
      ],
      leaders: { 1: { id: 'a', found: 2 } },
    };
    const two = { 1: ['quest1', 'quest2'] };
    expect(raised(best, 'd', { name: 'Di', points: 7, found: two }, 1)).toBeUndefined();
    const next = raised(best, 'd', { name: 'Di', points: 8, found: two }, 1);
    expect(next?.first.map(({ id }) => id)).toEqual(['a', 'b', 'd']);
    expect(next?.level).toBe('');
  });

  it('reads what is of its form, and nothing else', () => {
    expect(weekBestIn(undefined)).toEqual(NO_BEST);
    expect(
      weekBestIn({ names: { a: 7, b: 'Bo' }, first: [1], leaders: { 1: { id: 'b', found: 3 }, 2: 4 } }),
    ).toEqual({
      names: { b: 'Bo' },
      first: NO_BEST.first,
      leaders: { 1: { id: 'b', found: 3 } },
    });
  });
});

describe('the board of explorers', () => {
  const row = (id: string, points: number): StoredExplorer => ({
    id,
    name: `Name ${id}`,
    userId: '',
    points,
    found: { 1: ['quest1'] },
    hunts: [],
    sentAt: 1,
  });

  it('ranks what was read from the top, and counts the place of nobody beyond it', () => {
    const rows = explorerRows({ rows: [row('c', 3), row('a', 9), row('b', 8)], ranked: 2, ownId: 'c' }, []);
    expect(rows.map(({ id, rank, own }) => [id, rank, own])).toEqual([
      ['a', 1, false],
      ['b', 2, false],
      ['c', undefined, true],
    ]);
  });

  it('counts what waits to be sent, also for who has no row yet', () => {
    const waiting = [finds(2, 'quest1', 'quest2')];
    const read = { rows: [row('a', 9)], ranked: 5, ownId: 'a' };
    expect(explorerRows(read, waiting)[0]).toMatchObject({ points: 11, waiting: true, quests: 3 });
    const nobody = explorerRows({ ...read, ownId: undefined }, waiting);
    expect(nobody.map(({ own, points, rank }) => [own, points, rank])).toEqual([
      [false, 9, 1],
      [true, 2, 2],
    ]);
  });
});
