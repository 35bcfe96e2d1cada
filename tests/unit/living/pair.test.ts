import { expect, it } from 'vitest';
import { boxOfMask, outlineText, type Mask } from '../../../src/game/outline';
import { castOfPair, maskWithout, pairOn } from '../../../src/living/pair';
import type { LivingThing } from '../../../src/living/things';

const square = (x: number, y: number, side: number): Mask => ({
  top: y,
  rows: Array.from({ length: side }, () => [[x, x + side] as const]),
});
const thing = (order: number, shape: Mask, figure = true): LivingThing => ({
  order,
  shape,
  box: boxOfMask(shape),
  voice: figure ? 'merry' : 'wood',
  figure,
  ...(figure ? { eyes: { lid: '#ffccaa', at: [[1, 1, 4, 4]] } } : {}),
});

const [first, second, mains, tree, other] = [
  square(10, 10, 8),
  square(104, 30, 8),
  square(60, 60, 8),
  square(100, 20, 20),
  square(200, 5, 8),
];
const things = [thing(0, tree, false), thing(1, first), thing(2, mains), thing(3, other)];
const cast = castOfPair(things, { here: [first, second], onMain: [mains] });

it('the second stands as the first does, blinks as little, and nobody behind it keeps its pixels', () => {
  const [alone] = cast.alone;
  expect(cast.alone).toHaveLength(1);
  expect(alone).toMatchObject({ shape: second, voice: 'merry', figure: true, order: 1 });
  expect(cast.movers.filter(({ order }) => order === 1).map(({ eyes }) => eyes)).toEqual([
    undefined,
    undefined,
  ]);
  expect(cast.movers.find(({ order }) => order === 0)?.shape).toEqual(maskWithout(tree, second));
  expect(cast.movers.find(({ order }) => order === 3)).toBe(things[3]);
});

it("who is of the main map's own pair never moves, and keeps its place", () => {
  expect(cast.movers.filter(({ held }) => held).map(({ order }) => order)).toEqual([2]);
});

it('nobody moves where it cannot be told who the second is', () => {
  for (const here of [[], [first], [second, square(400, 4, 4)], [first, other]])
    expect(castOfPair(things, { here, onMain: [] }).movers).toEqual([]);
  expect(castOfPair(things, undefined).movers).toEqual([]);
});

it('a run is split where somebody stands in its middle', () => {
  expect(maskWithout(square(0, 0, 4), { top: 1, rows: [[[1, 2]]] }).rows[1]).toEqual([
    [0, 1],
    [2, 4],
  ]);
});

it("reads whose pairs are where of a level's file", () => {
  const outline = (shape: Mask) => outlineText({ shape, reach: { top: 0, rows: [] } });
  const level = {
    quests: [
      { quest: 'quest1', positions: [{ outline: outline(other) }] },
      { quest: 'dquest1', type: 1, positions: [{ outline: outline(mains) }] },
      {
        quest: 'dquest2',
        type: 1,
        image: 'dquest2',
        positions: [first, second].map((s) => ({ outline: outline(s) })),
      },
    ],
  };
  expect(pairOn(level, 'dquest2')).toEqual({ here: [first, second], onMain: [mains] });
  expect(pairOn({}, 'dquest2')).toBeUndefined();
});
