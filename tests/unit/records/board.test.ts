import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BOARD_LIMIT, boardOf, rankAmong, type Candidate } from '../../../src/records/board';
import { nameKey } from '../../../src/records/names';
import { score } from '../../support/records';

const NONE = new Map();

function candidate(id: string, changes: Partial<Candidate> = {}): Candidate {
  return { ...score({ name: id }), id, waiting: false, ...changes };
}

const anyCandidates = fc
  .array(
    fc.record({
      name: fc.constantFrom('Ana', 'ana', ' ANA', 'Bo', 'Chi', 'chi', 'Dai', 'Emi'),
      time: fc.integer({ min: 0, max: 8 }),
      score: fc.integer({ min: 1, max: 4 }),
      minute: fc.integer({ min: 0, max: 5 }),
    }),
    { maxLength: 40 },
  )
  .map((rows) =>
    rows.map(({ minute, ...row }, index) =>
      candidate(`id${index}`, { ...row, date: `2026-11-21T12:0${minute}:00.000Z` }),
    ),
  );

const anyMode = fc.constantFrom(1, 2, 3, 4, 5);

/** Whether a result is strictly better, said on its own terms and not by the code under test. */
function beats(a: Candidate, b: Candidate, mode: number): boolean {
  if (mode === 3 ? a.score !== b.score : a.time !== b.time)
    return mode === 3 ? a.score > b.score : a.time < b.time;
  return a.date < b.date;
}

describe('a board', () => {
  it('has each name once, with the best it did', () => {
    fc.assert(
      fc.property(anyCandidates, anyMode, (candidates, mode) => {
        const { rows } = boardOf(candidates, mode, NONE);
        const names = rows.map(({ name }) => nameKey(name));
        expect(new Set(names).size).toBe(names.length);
        expect(new Set(names)).toEqual(new Set(candidates.map(({ name }) => nameKey(name))));
        for (const row of rows) {
          const own = candidates.find(({ id }) => id === row.id);
          expect(own).toBeDefined();
          for (const other of candidates)
            if (own && nameKey(other.name) === nameKey(row.name)) expect(beats(other, own, mode)).toBe(false);
        }
      }),
    );
  });

  it('stands in order, ranked from 1', () => {
    fc.assert(
      fc.property(anyCandidates, anyMode, (candidates, mode) => {
        const { rows } = boardOf(candidates, mode, NONE);
        const byId = new Map(candidates.map((one) => [one.id, one]));
        rows.forEach((row, index) => {
          expect(row.rank).toBe(index + 1);
          const here = byId.get(row.id);
          for (const below of rows.slice(index + 1)) {
            const other = byId.get(below.id);
            if (here && other) expect(beats(other, here, mode)).toBe(false);
          }
        });
      }),
    );
  });

  it('does not depend on the order scores come in', () => {
    fc.assert(
      fc.property(anyCandidates, anyMode, (candidates, mode) => {
        expect(boardOf(candidates.toReversed(), mode, NONE)).toEqual(boardOf(candidates, mode, NONE));
      }),
    );
  });

  it('ends at the true hundredth', () => {
    const candidates = Array.from({ length: 130 }, (_, index) =>
      candidate(`p${index}`, { time: 130 - index }),
    );
    const { rows } = boardOf(candidates, 2, NONE);
    expect(rows).toHaveLength(BOARD_LIMIT);
    expect(rows.at(-1)?.time).toBe(100);
  });

  it('has a registered player once, whatever the account was called', () => {
    const { rows, own } = boardOf(
      [
        candidate('old', { name: 'Ana', userId: 'u1', time: 1 }),
        candidate('new', { name: 'Zed', userId: 'u1', time: 2 }),
      ],
      2,
      NONE,
      'new',
    );
    expect(rows.map(({ id }) => id)).toEqual(['old']);
    expect(own).toMatchObject({ isBest: false, row: { id: 'old' } });
  });

  it('lets no name stand for a registered player', () => {
    const { rows } = boardOf(
      [
        candidate('guest', { name: 'ANA', time: 1 }),
        candidate('player', { name: 'Ana', userId: 'u1', time: 2 }),
      ],
      2,
      NONE,
    );
    expect(rows.map(({ id, registered }) => [id, registered])).toEqual([
      ['guest', false],
      ['player', true],
    ]);
  });

  it('marks registered names and what still waits', () => {
    const { rows } = boardOf(
      [candidate('a', { userId: 'u1', time: 1 }), candidate('b', { waiting: true, time: 2 })],
      4,
      NONE,
    );
    expect(rows.map(({ registered, waiting }) => [registered, waiting])).toEqual([
      [true, false],
      [false, true],
    ]);
  });
});

describe('the own result', () => {
  it('is its own row when it is the best of its name', () => {
    const { own } = boardOf([candidate('a', { time: 9 }), candidate('b', { time: 5 })], 2, NONE, 'a');
    expect(own).toMatchObject({ isBest: true, row: { id: 'a', rank: 2 } });
  });

  it('is the better row of the same name otherwise', () => {
    const candidates = [
      candidate('old', { name: 'Mia', time: 5 }),
      candidate('new', { name: 'mia ', time: 9 }),
    ];
    expect(boardOf(candidates, 2, NONE, 'new').own).toMatchObject({
      isBest: false,
      row: { id: 'old', rank: 1 },
    });
  });

  it('is told its place below the hundredth too', () => {
    const many = Array.from({ length: 120 }, (_, index) => candidate(`p${index}`, { time: index }));
    const board = boardOf(many, 2, NONE, 'p110');
    expect(board.own?.row.rank).toBe(111);
    expect(board.rows.some(({ id }) => id === 'p110')).toBe(false);
  });

  it('has no place yet where the board has more rows than were read, and nobody there has one', () => {
    const many = Array.from({ length: 10 }, (_, index) => candidate(`p${index}`, { time: index }));
    const own = candidate('own', { time: 30 });
    const other = candidate('waits', { time: 20, waiting: true });
    const board = boardOf([...many, other, own], 2, NONE, 'own', many.at(-1));
    expect(board.own).toMatchObject({ isBest: true, row: { id: 'own', rank: undefined } });
    expect(board.rows.map(({ id }) => id)).toEqual(many.map(({ id }) => id));
    const ahead = boardOf([...many, candidate('own', { time: 2.5 })], 2, NONE, 'own', many.at(-1));
    expect(ahead.own).toMatchObject({ row: { rank: 4 } });
  });

  it('is absent when the board does not have it', () => {
    expect(boardOf([candidate('a')], 2, NONE, 'elsewhere').own).toBeUndefined();
  });
});

describe('rankAmong', () => {
  const rows = [
    { score: 10, time: 40 },
    { score: 10, time: 50 },
  ];

  it('counts who is quicker, and who was as quick before', () => {
    expect(rankAmong(rows, 2, { score: 10, time: 39.9 })).toBe(1);
    expect(rankAmong(rows, 2, { score: 10, time: 40 })).toBe(2);
    expect(rankAmong(rows, 4, { score: 10, time: 60 })).toBe(3);
    expect(rankAmong([], 2, { score: 10, time: 60 })).toBe(1);
  });

  it('counts answers where they decide', () => {
    const attacks = [
      { score: 5, time: 20 },
      { score: 3, time: 20 },
    ];
    expect(rankAmong(attacks, 3, { score: 4, time: 20 })).toBe(2);
    expect(rankAmong(attacks, 3, { score: 5, time: 20 })).toBe(2);
  });
});

describe('the line', () => {
  const doubts = new Map([['forged', 'otherResult'] as const, ['bare', 'noRun'] as const]);
  const forged = candidate('forged', { name: 'Zed', time: 1 });

  it('has what no run proves below it, without a rank, and leaves ranks to the others', () => {
    const board = boardOf([forged, candidate('a', { time: 5 }), candidate('bare', { time: 9 })], 2, doubts);
    expect(board.rows.map(({ id, rank }) => [id, rank])).toEqual([['a', 1]]);
    expect(board.unproved.map(({ id, doubt, own }) => [id, doubt, own])).toEqual([
      ['forged', 'otherResult', false],
      ['bare', 'noRun', false],
    ]);
    expect(board.unproved.some((row) => 'rank' in row)).toBe(false);
  });

  it('has nobody twice: a proved row stands for its player, but for the result asked for', () => {
    const rows = [forged, candidate('proved', { name: 'zed', time: 5 })];
    expect(boardOf(rows, 2, doubts).unproved).toEqual([]);
    const board = boardOf(rows, 2, doubts, 'forged');
    expect(board.unproved).toMatchObject([{ id: 'forged', own: true }]);
    expect(board.own).toBeUndefined();
    expect(boardOf(rows, 2, doubts, 'proved').own).toMatchObject({ isBest: true, row: { rank: 1 } });
  });

  it('has each player once, with the best, and a hundred at most', () => {
    const all = Array.from({ length: 130 }, (_, index) =>
      candidate(`p${index}`, { name: `p${index % 120}`, time: index }),
    );
    const { rows, unproved } = boardOf(all, 2, new Map(all.map(({ id }) => [id, 'copied'])));
    expect(rows).toEqual([]);
    expect(unproved.map(({ id }) => id)).toEqual(all.slice(0, BOARD_LIMIT).map(({ id }) => id));
  });
});
