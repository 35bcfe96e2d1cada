import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  beginHunt,
  CROWD_RULES,
  huntOn,
  leftAt,
  questAt,
  type Hunt,
  type HuntEvent,
  type HuntMove,
} from '../../../src/crowd/hunt';
import { targetBox } from '../../../src/game/quest';
import { mapPoint } from '../../../src/game/space';

const TARGET = targetBox(100, 100, 200, 200);
const HIT: HuntMove = { type: 'tap', mark: { point: mapPoint(150, 150), slack: 0 }, target: TARGET };
const MISS: HuntMove = { type: 'tap', mark: { point: mapPoint(500, 500), slack: 0 }, target: TARGET };

const play = (hunt: Hunt, ...events: readonly HuntEvent[]) => events.reduce(huntOn, hunt);
const at = (move: HuntMove, time: number): HuntEvent => ({ ...move, at: time });
const begun = () => play(beginHunt(7, 90), { type: 'go', at: 1000 });

describe('a hunt', () => {
  it('has sixty seconds from when the picture is there, and not before', () => {
    const waiting = play(beginHunt(7, 90), at(HIT, 10), at({ type: 'skip' }, 20));
    expect(waiting).toEqual(beginHunt(7, 90));
    expect(leftAt(begun(), 11_000)).toBe(50_000);
    expect(play(begun(), { type: 'look', at: 60_999 }).isOver).toBe(false);
    expect(play(begun(), { type: 'look', at: 61_000 })).toMatchObject({ isOver: true, left: 0 });
  });

  it('adds five seconds and goes on with each find', () => {
    const after = play(begun(), at(HIT, 2000), at(HIT, 3000));
    expect(leftAt(after, 3000)).toBe(68_000);
    expect(after).toMatchObject({
      found: 2,
      number: 2,
      streak: 2,
      longest: 2,
      outcome: { kind: 'found', number: 1 },
    });
  });

  it('charges a wrong mark, a skip and a hint, the hint once a quest', () => {
    const wrong = play(begun(), at(HIT, 1000), at(MISS, 1000));
    expect(wrong).toMatchObject({ left: 62_000, wrong: 1, streak: 0, longest: 1, number: 1 });
    const skipped = play(wrong, at({ type: 'skip' }, 1000));
    expect(skipped).toMatchObject({ left: 57_000, skipped: 1, number: 2 });
    const hinted = play(skipped, at({ type: 'hint' }, 1000), at({ type: 'hint' }, 1000));
    expect(hinted).toMatchObject({ left: 54_000, hinted: true });
    expect(play(hinted, at(HIT, 1000)).hinted).toBe(false);
  });

  it('is over when a cost takes the last of its time, and stays over', () => {
    const over = play(begun(), at(MISS, 58_500));
    expect(over).toMatchObject({ isOver: true, left: 0, wrong: 1 });
    expect(play(over, { type: 'go', at: 59_000 }, at(HIT, 59_000))).toBe(over);
  });

  it('counts no tap that comes after its time, however late the clock is looked at', () => {
    expect(play(begun(), at(HIT, 61_500))).toMatchObject({ isOver: true, found: 0 });
  });

  it('stands still while it rests', () => {
    const resting = play(begun(), { type: 'rest', at: 11_000 });
    expect(leftAt(resting, 90_000)).toBe(50_000);
    expect(play(resting, at(HIT, 20_000), at({ type: 'hint' }, 21_000))).toBe(resting);
    expect(leftAt(play(resting, { type: 'go', at: 100_000 }), 101_000)).toBe(49_000);
  });
});

describe('the order of a hunt', () => {
  const seeds = fc.integer({ min: 0, max: 2 ** 31 });
  const counts = fc.integer({ min: 1, max: 40 });

  it('holds everybody once a round, and nobody twice running', () => {
    fc.assert(
      fc.property(seeds, counts, (seed, count) => {
        const order = Array.from({ length: count * 3 }, (_, number) => questAt({ seed, count }, number));
        for (const round of [0, 1, 2])
          expect(new Set(order.slice(round * count, (round + 1) * count)).size).toBe(count);
        if (count > 1) expect(order.some((quest, i) => quest === order[i + 1])).toBe(false);
      }),
    );
  });

  it('is that of its seed, and another one for another seed', () => {
    const order = (seed: number) =>
      Array.from({ length: 90 }, (_, number) => questAt({ seed, count: 90 }, number));
    expect(order(5)).toEqual(order(5));
    expect(order(5)).not.toEqual(order(6));
  });
});

describe('whatever is done in a hunt', () => {
  const move = fc.constantFrom<HuntMove>(
    { type: 'go' },
    { type: 'rest' },
    HIT,
    MISS,
    { type: 'hint' },
    { type: 'skip' },
    { type: 'look' },
  );
  const played = fc.array(fc.tuple(move, fc.nat(9000)), { maxLength: 60 });

  it('keeps its counts and its clock true', () => {
    fc.assert(
      fc.property(played, (moves) => {
        let time = 0;
        let hunt = beginHunt(3, 12);
        for (const [next, later] of moves) {
          time += later;
          const before = hunt;
          hunt = huntOn(before, { ...next, at: time });
          expect(hunt.number).toBe(hunt.found + hunt.skipped);
          expect(hunt.longest).toBeGreaterThanOrEqual(hunt.streak);
          expect(hunt.longest).toBeLessThanOrEqual(hunt.found);
          expect(hunt.left).toBeGreaterThanOrEqual(0);
          expect(hunt.isOver).toBe(hunt.left === 0);
          // only a find gives time, and no more than the rules say
          expect(leftAt(hunt, time)).toBeLessThanOrEqual(
            leftAt(before, time) + (hunt.found - before.found) * CROWD_RULES.find * 1000,
          );
        }
      }),
    );
  });
});
