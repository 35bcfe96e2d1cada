import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brush, clockwise, knots, mirror, oval, shift, stretch, tube } from '../../../../atlas/core/knots';
import type { Knots } from '../../../../atlas/core/knots';

const area = (shape: Knots): number =>
  shape.reduce((sum, [x, y], i) => {
    const [u, v] = shape[(i + 1) % shape.length] ?? [x, y];
    return sum + (x * v - u * y) / 2;
  }, 0);

const coordinate = fc.double({ min: -500, max: 500, noNaN: true });

describe('knots', () => {
  it('reads pairs, corners and rows', () => {
    expect(knots`
      -1.5 2!, 0 -3,
      4 5!
    `).toEqual([
      [-1.5, 2, 1],
      [0, -3, undefined],
      [4, 5, 1],
    ]);
  });

  it('takes numbers exactly, also very small ones', () => {
    fc.assert(
      fc.property(coordinate, coordinate, (x, y) => {
        const [knot] = knots`${x} ${y}!, 0 0`;
        expect(knot?.[0]).toBe(Object.is(x, -0) ? 0 : x);
        expect(knot?.[1]).toBe(Object.is(y, -0) ? 0 : y);
      }),
    );
  });

  it('refuses what is not a knot, naming it', () => {
    expect(() => knots`1 2, 3`).toThrow('not a knot: "3"');
    expect(() => knots`1 2 3`).toThrow('not a knot: "1 2 3"');
    expect(() => knots`${Number.NaN} 0`).toThrow('not a knot: "NaN 0"');
  });
});

describe('shapes', () => {
  it('moves and stretches without losing corners', () => {
    expect(shift(knots`1 2!`, 10, -1)).toEqual([[11, 1, 1]]);
    expect(stretch(knots`1 2!`, -2)).toEqual([[-2, 2, 1]]);
  });

  it('turns every outline the same way round', () => {
    const square = knots`0 0, 10 0, 10 10, 0 10`;
    expect(area(clockwise(square))).toBe(100);
    expect(area(clockwise(square.toReversed()))).toBe(100);
  });

  it('completes a half by its mirror image, the middle once', () => {
    expect(mirror(knots`0 0, -5 3!, 0 6`)).toEqual([
      [0, 0, undefined],
      [-5, 3, 1],
      [0, 6, undefined],
      [5, 3, 1],
    ]);
  });

  it('makes a tube as wide as asked, with the ends asked for', () => {
    const line = knots`0 0, 0 10, 0 20`;
    const flat = tube(line, [4, 6, 8], { start: 'flat', end: 'flat' });
    expect(flat.map(([x]) => Math.abs(x))).toEqual([2, 3, 4, 4, 3, 2]);
    expect(tube(line, 4)).toHaveLength(8);
    expect(tube(line, 4, { start: 'point', end: 'point' })).toHaveLength(4);
    const round = tube(line, 4);
    expect(Math.min(...round.map(([, y]) => y))).toBe(-2);
    expect(Math.max(...round.map(([, y]) => y))).toBe(22);
  });

  it('draws a stroke that vanishes at both ends, also over two points', () => {
    const stroke = brush(knots`0 0, 10 0`, 4);
    expect(stroke[0]).toEqual([0, 0, 1]);
    expect(Math.max(...stroke.map(([, y]) => y))).toBeCloseTo(2);
    expect(Math.max(...stroke.map(([x]) => x))).toBe(10);
  });

  it('keeps an oval on its ellipse whichever way it is turned', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 360 }), (rot) => {
        for (const [x, y] of oval(3, 4, 10, 10, rot)) expect(Math.hypot(x - 3, y - 4)).toBeCloseTo(10);
      }),
    );
  });
});
