import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  areaOf,
  boundsOf,
  commonArea,
  coverOf,
  isCrossed,
  liesIn,
  type Corner,
} from '../../../src/artwork/polygon';
import { holds } from '../../../src/game/outline';

const SIZE = { width: 40, height: 30 };
const at = (x: number, y: number): Corner => ({ x, y });
const SQUARE = [at(10, 10), at(20, 10), at(20, 20), at(10, 20)];
const BOW = [at(10, 10), at(20, 20), at(20, 10), at(10, 20)];
/** An L whose inner corner lies on borders of pixels. */
const ELL = [at(5, 5), at(10, 5), at(10, 10), at(20, 10), at(20, 15), at(5, 15)];

const quarter = (most: number) => fc.integer({ min: -20, max: 4 * most + 20 }).map((value) => value / 4);
const corner = fc.record({ x: quarter(SIZE.width), y: quarter(SIZE.height) });
const polygon = fc.array(corner, { minLength: 3, maxLength: 32 });

/** Whether an edge comes into the inside of the pixel at (x, y): Liang and Barsky's clipping. */
function crossesPixel(a: Corner, b: Corner, x: number, y: number): boolean {
  let [from, to] = [0, 1];
  for (const [step, low] of [
    [b.x - a.x, x - a.x],
    [b.y - a.y, y - a.y],
  ] as const) {
    if (step === 0 && (low >= 0 || low + 1 <= 0)) return false;
    if (step === 0) continue;
    const [one, other] = [low / step, (low + 1) / step];
    from = Math.max(from, Math.min(one, other));
    to = Math.min(to, Math.max(one, other));
  }
  return to - from > 1e-9;
}

it('covers only pixels that lie in the polygon or on its edge, and none other is left out', () => {
  fc.assert(
    fc.property(polygon, corner, (points, { x, y }) => {
      const pixel = at(Math.floor(x), Math.floor(y));
      const isInside = pixel.x >= 0 && pixel.y >= 0 && pixel.x < SIZE.width && pixel.y < SIZE.height;
      const isOnEdge = points.some((a, index) =>
        crossesPixel(a, points[(index + 1) % points.length] ?? a, pixel.x, pixel.y),
      );
      const isIn = isInside && (isOnEdge || liesIn(at(pixel.x + 0.5, pixel.y + 0.5), points));
      expect(holds(coverOf(points, SIZE), pixel.x, pixel.y)).toBe(isIn);
    }),
  );
});

it('gives rows that ascend, keep apart and stay in the picture and in the bounds', () => {
  fc.assert(
    fc.property(polygon, (points) => {
      const { top, rows } = coverOf(points, SIZE);
      const bounds = boundsOf(points);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(top + rows.length).toBeLessThanOrEqual(
        Math.max(top, Math.min(SIZE.height, Math.ceil(bounds.bottom.y))),
      );
      expect(rows.at(0)?.length).not.toBe(0);
      expect(rows.at(-1)?.length).not.toBe(0);
      for (const row of rows) {
        const ends = row.flat();
        expect(ends.every((end, index) => index === 0 || end > (ends[index - 1] ?? 0))).toBe(true);
        for (const [start, end] of row) {
          expect(start).toBeGreaterThanOrEqual(Math.max(0, Math.floor(bounds.top.x)));
          expect(end).toBeLessThanOrEqual(Math.min(SIZE.width, Math.ceil(bounds.bottom.x)));
        }
      }
    }),
    { numRuns: 40 },
  );
});

it('covers a box as the box is, and no pixel that a corner only touches', () => {
  expect(coverOf(SQUARE, SIZE)).toEqual({ top: 10, rows: Array.from({ length: 10 }, () => [[10, 20]]) });
  const { rows } = coverOf(ELL, SIZE);
  expect(rows.map((row) => row.flat())).toEqual([
    ...Array.from({ length: 5 }, () => [5, 10]),
    ...Array.from({ length: 5 }, () => [5, 20]),
  ]);
  expect(coverOf([at(-20, -20), at(-10, -20), at(-10, -10)], SIZE).rows).toEqual([]);
});

it('tells an outline that crosses or touches itself', () => {
  expect([SQUARE, ELL, SQUARE.toReversed()].map(isCrossed)).toEqual([false, false, false]);
  expect(isCrossed(BOW)).toBe(true);
  // back along its own edge, and twice through one point
  expect(isCrossed([at(0, 0), at(10, 0), at(5, 0)])).toBe(true);
  expect(isCrossed([at(0, 0), at(10, 0), at(10, 10), at(5, 0), at(0, 10)])).toBe(true);
});

it('measures what masks cover and have in common', () => {
  expect(areaOf(coverOf(SQUARE, SIZE))).toBe(100);
  expect(commonArea(coverOf(SQUARE, SIZE), coverOf(ELL, SIZE))).toBe(50);
  expect(commonArea(coverOf(ELL, SIZE), coverOf(SQUARE, SIZE))).toBe(50);
});
