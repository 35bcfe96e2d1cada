import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstFinds } from '../../../src/game/first-finds';
import type { Deck } from '../../../src/game/modes';
import { createSession } from '../../../src/game/session';
import { box, quest, setUp } from '../../support/game-builders';

const MAP = { width: 3840, height: 2716 };
const at = (number: number, x: number, y: number, side = 60) => ({
  ...quest(number),
  positions: [box(x, y, side, side)],
});
const THREE = 3;
const NEAR = at(2, 1900, 1300);
const LARGE_AWAY = at(3, 100, 1300, 300);
const LARGE_ABOVE = at(4, 1900, 100, 300);
const firstOf = (deck: Deck, seed: number, count = THREE) => {
  const finds = firstFinds(deck, MAP, seed, count);
  return createSession(setUp({ mode: 5, ranked: false, seed: finds.seed }), finds.deck);
};

describe('a newcomer’s first finds', () => {
  it('begin with whoever is in sight where a map opens, the largest of them', () => {
    expect(firstOf([LARGE_AWAY, LARGE_ABOVE, NEAR], 1).quest).toBe(NEAR);
    const larger = at(5, 2000, 1500, 90);
    expect(firstOf([LARGE_AWAY, NEAR, larger, LARGE_ABOVE], 1).quest).toBe(larger);
    // how large one is has nothing to do with where it stands
    const above = at(6, 1500, 1000, 62);
    expect(firstOf([NEAR, above], 1).quest).toBe(above);
  });

  it('begin with whoever is nearest to it where nobody is in sight', () => {
    const aside = at(6, 2600, 1300);
    expect(firstOf([LARGE_AWAY, LARGE_ABOVE, aside], 1).quest).toBe(aside);
    expect(firstOf([aside, LARGE_AWAY], 1).quest).toBe(aside);
  });

  it('open the map at its middle, or where the first of them is well in sight', () => {
    expect(firstFinds([LARGE_AWAY, NEAR], MAP, 1, THREE).middle).toEqual({ x: 1920, y: 1358 });
    // its own middle is 130, 1330
    expect(firstFinds([at(7, 100, 1300)], MAP, 1, THREE).middle).toEqual({ x: 130 + 250, y: 1358 });
    expect(firstFinds([LARGE_ABOVE], MAP, 1, THREE).middle).toEqual({ x: 1920, y: 250 + 260 });
  });

  it('are as many as are asked for, one after another, on the main map, with one target each', () => {
    const deck: Deck = [
      quest(1, 3),
      { ...at(6, 1900, 1300, 200), image: 'dquest6' },
      NEAR,
      LARGE_AWAY,
      LARGE_ABOVE,
    ];
    const session = firstOf(deck, 8);
    expect(session.goal).toBe(THREE);
    expect(session.quest).toBe(NEAR);
    expect(new Set(session.queue)).toEqual(new Set([LARGE_AWAY, LARGE_ABOVE]));
  });

  it('take what there is where a map has few', () => {
    expect(firstOf([quest(1, 2)], 3).goal).toBe(1);
    expect(firstOf([quest(1, 2), NEAR], 3).quest).toBe(NEAR);
  });

  it('ask the first one first, whatever the seed and the quests', () => {
    const places = fc.array(
      fc.record({ x: fc.integer({ min: 0, max: 3700 }), y: fc.integer({ min: 0, max: 2600 }) }),
      {
        minLength: 1,
        maxLength: 14,
      },
    );
    fc.assert(
      fc.property(
        places,
        fc.integer({ min: 0, max: 2 ** 42 }),
        fc.integer({ min: 1, max: 3 }),
        (spots, seed, count) => {
          const [first = NEAR, ...others] = spots.map(({ x, y }, index) => at(index + 1, x, y));
          const finds = firstFinds([first, ...others], MAP, seed, count);
          expect(firstOf([first, ...others], seed, count).quest).toBe(finds.deck[0]);
          expect(new Set(finds.deck).size).toBe(Math.min(count, spots.length));
        },
      ),
    );
  });
});
