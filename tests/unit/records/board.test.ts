import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BOARD_LIMIT, boardOf, rankAmong, type Candidate } from '../../../src/records/board';
import { nameKey } from '../../../src/records/names';
import { score } from '../../support/records';

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
        const { rows } = boardOf(candidates, mode);
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
        const { rows } = boardOf(candidates, mode);
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
        expect(boardOf(candidates.toReversed(), mode)).toEqual(boardOf(candidates, mode));
      }),
    );
  });

  it('ends at the true hundredth', () => {
    const candidates = Array.from({ length: 130 }, (_, index) =>
      candidate(`p${index}`, { time: 130 - index }),
    );
    const { rows } = boardOf(candidates, 2);
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
    );
    expect(rows.map(({ registered, waiting }) => [registered, waiting])).toEqual([
      [true, false],
      [false, true],
    ]);
  });
});

describe('the own result', () => {
  it('is its own row when it is the best of its name', () => {
    const { own } = boardOf([candidate('a', { time: 9 }), candidate('b', { time: 5 })], 2, 'a');
    expect(own).toMatchObject({ isBest: true, row: { id: 'a', rank: 2 } });
  });

  it('is the better row of the same name otherwise', () => {
    const candidates = [
      candidate('old', { name: 'Mia', time: 5 }),
      candidate('new', { name: 'mia ', time: 9 }),
    ];
    expect(boardOf(candidates, 2, 'new').own).toMatchObject({ isBest: false, row: { id: 'old', rank: 1 } });
  });

  it('is told its place below the hundredth too', () => {
    const many = Array.from({ length: 120 }, (_, index) => candidate(`p${index}`, { time: index }));
    const board = boardOf(many, 2, 'p110');
    expect(board.own?.row.rank).toBe(111);
    expect(board.rows.some(({ id }) => id === 'p110')).toBe(false);
  });

  it('is absent when the board does not have it', () => {
    expect(boardOf([candidate('a')], 2, 'elsewhere').own).toBeUndefined();
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
