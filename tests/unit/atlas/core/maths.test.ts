import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { acos, atan, atan2, cbrt, cos, hypot, pow, sin, tan } from '../../../../atlas/core/maths';

/** Units in the last place between two numbers, by the second one. */
const units = (a: number, b: number): number =>
  a === b ? 0 : Math.abs(a - b) / Math.max(Math.abs(b) * 2 ** -52, Number.MIN_VALUE);

const number = (most: number) => fc.double({ min: -most, max: most, noNaN: true });
const WHOLE: readonly (readonly [string, (x: number) => number, (x: number) => number, number])[] = [
  ['sin', sin, Math.sin, 1e5],
  ['cos', cos, Math.cos, 1e5],
  ['tan', tan, Math.tan, 1e5],
  ['atan', atan, Math.atan, 1e6],
  ['acos', acos, Math.acos, 1],
  ['cbrt', cbrt, Math.cbrt, 1e9],
];

// engines themselves differ by one unit
it.each(WHOLE)('%s is as near as an engine’s', (_, own, theirs, most) => {
  fc.assert(
    fc.property(number(most), (x) => {
      expect(units(own(x), theirs(x))).toBeLessThanOrEqual(4);
    }),
  );
});

it('turns and lengths are as near as an engine’s', () => {
  fc.assert(
    fc.property(number(1e4), number(1e4), (x, y) => {
      expect(units(atan2(y, x), Math.atan2(y, x))).toBeLessThanOrEqual(4);
      if (Math.abs(x) > 1e-100 && Math.abs(y) > 1e-100)
        expect(units(hypot(x, y), Math.hypot(x, y))).toBeLessThanOrEqual(4);
    }),
  );
});

it('powers are as near as a picture needs', () => {
  const above = fc.double({ min: 0, max: 1e4, noNaN: true });
  const power = fc.double({ min: 0.1, max: 3, noNaN: true });
  fc.assert(
    fc.property(above, power, (x, y) => {
      const theirs = x ** y;
      // so small a number has few digits
      if (theirs > 1e-200) expect(units(pow(x, y), theirs)).toBeLessThanOrEqual(2000);
    }),
  );
  expect([pow(-3, 2), pow(-2, 3), pow(2, -2), pow(0, 0.8), pow(5, 0)]).toEqual([9, -8, 0.25, 0, 1]);
  expect(pow(-2, 0.5)).toBeNaN();
});

it('on the axes nothing is rounded', () => {
  for (const [y, x] of [
    [0, 1],
    [-0, 1],
    [0, -1],
    [-0, -1],
    [1, 0],
    [-1, 0],
  ] as const)
    expect(atan2(y, x)).toBe(Math.atan2(y, x));
  expect([sin(0), cos(0), hypot(3, 4), cbrt(0), atan(0)]).toEqual([0, 1, 5, 0, 0]);
});

it('has the same bits everywhere', () => {
  const bits = new Float64Array(
    Array.from({ length: 2000 }, (_, i) => i / 7 - 90).flatMap((x) => [
      sin(x),
      cos(x),
      tan(x),
      atan(x),
      atan2(x, 3),
      acos(sin(x)),
      hypot(x, 2),
      cbrt(x),
      pow(x / 100, 3),
      pow(Math.abs(x), 0.8),
    ]),
  );
  expect(createHash('sha256').update(new Uint8Array(bits.buffer)).digest('hex').slice(0, 16)).toBe(
    '7d76fa1664a863a7',
  );
});
