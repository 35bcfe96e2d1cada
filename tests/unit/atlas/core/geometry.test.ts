import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  arc,
  area,
  bounds,
  distance,
  hatchLines,
  hull,
  inside,
  nth,
  overlap,
  polygonDistance,
  resample,
  ribbon,
  spline,
} from '../../../../atlas/core/geometry';
import type { Point } from '../../../../atlas/core/geometry';

const SQUARE: readonly Point[] = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
];
const whole = fc.integer({ min: -500, max: 500 });
const point = fc.tuple(whole, whole);
const line = fc.uniqueArray(point, { minLength: 2, maxLength: 12, selector: ([x, y]) => `${x} ${y}` });

describe('nth', () => {
  it('counts from both ends and throws beyond them', () => {
    expect([nth('abc'.split(''), 0), nth('abc'.split(''), -1)]).toEqual(['a', 'c']);
    expect(() => nth([1, 2], 2)).toThrow('no element 2 in a list of 2');
    expect(() => nth([], -1)).toThrow(RangeError);
  });
});

describe('polygons', () => {
  it('know what is inside them', () => {
    expect(inside([5, 5], SQUARE)).toBe(true);
    expect(inside([11, 5], SQUARE)).toBe(false);
    expect(inside([5, -1], SQUARE)).toBe(false);
  });

  it('have a positive area when they turn clockwise on the screen', () => {
    expect(area(SQUARE)).toBe(100);
    expect(area([...SQUARE].reverse())).toBe(-100);
  });

  it('are at distance 0 from what they hold, and as far as their nearest side from the rest', () => {
    expect(polygonDistance([5, 5], SQUARE)).toBe(0);
    expect(polygonDistance([14, 13], SQUARE)).toBe(5);
    expect(polygonDistance([3, 4], [[0, 0]])).toBe(5);
  });

  it('have a convex hull that holds all their points', () => {
    fc.assert(
      fc.property(line, (points) => {
        const around = hull(points);
        if (around.length < 3) return;
        for (const p of points) expect(polygonDistance(p, around)).toBeLessThan(1e-6);
      }),
    );
  });
});

describe('boxes', () => {
  it('overlap by the area they share', () => {
    const box = bounds(SQUARE);
    expect(overlap(box, { x0: 8, y0: 6, x1: 20, y1: 20 })).toBe(8);
    expect(overlap(box, { x0: 10, y0: 0, x1: 20, y1: 10 })).toBe(0);
  });
});

describe('lines', () => {
  it('of an arc have both ends unless it goes all the way round', () => {
    const half = arc(0, 0, 1, 1, 0, Math.PI, 3);
    expect(nth(half, 0)[0]).toBeCloseTo(1);
    expect(nth(half, 2)[0]).toBeCloseTo(-1);
    const round = arc(0, 0, 1, 1, 0, Math.PI * 2, 4);
    expect(distance(nth(round, 0), nth(round, 3))).toBeCloseTo(Math.SQRT2);
  });

  it('are resampled at even steps and keep their ends', () => {
    fc.assert(
      fc.property(line, fc.integer({ min: 3, max: 90 }), (points, step) => {
        const even = resample(points, step);
        expect(nth(even, 0)).toEqual(nth(points, 0));
        expect(nth(even, -1)).toEqual(nth(points, -1));
        for (let i = 1; i < even.length; i++)
          expect(distance(nth(even, i - 1), nth(even, i))).toBeLessThanOrEqual(step + 1e-6);
      }),
    );
  });

  it('are smoothed through the points they were given', () => {
    const points: Point[] = [
      [0, 0],
      [10, 5],
      [20, 0],
    ];
    const smooth = spline(points, false, 4);
    expect(smooth).toHaveLength(9);
    expect([nth(smooth, 0), nth(smooth, 4), nth(smooth, -1)]).toEqual(points);
  });

  it('are widened to both sides alike', () => {
    const band = ribbon(
      [
        [0, 0],
        [10, 0],
      ],
      () => 3,
    );
    expect(bounds(band)).toEqual({ x0: 0, y0: -3, x1: 10, y1: 3 });
  });
});

describe('hatching', () => {
  it('stays inside its polygon', () => {
    const lines = hatchLines(SQUARE, 0, 2);
    expect(lines).toHaveLength(5);
    for (const [p, q] of lines) expect([p[0], q[0], p[1]]).toEqual([0, 10, q[1]]);
  });
});
