import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Clear } from '../../../../src/living/air/clear';

const shape = {
  top: 10,
  rows: [
    [
      [20, 22],
      [30, 31],
    ],
    [[20, 21]],
  ],
} as const;
const pixels = [
  [20, 10],
  [21, 10],
  [30, 10],
  [20, 11],
] as const;

it('nothing that is clear holds a pixel of anybody', () => {
  const clear = new Clear({ width: 60, height: 40 }, [{ shape }]);
  fc.assert(
    fc.property(
      fc.double({ min: -10, max: 70, noNaN: true }),
      fc.double({ min: -10, max: 50, noNaN: true }),
      fc.double({ min: 0, max: 20, noNaN: true }),
      (left, top, side) => {
        const box = { left, top, right: left + side, bottom: top + side };
        const holds = pixels.some(
          ([x, y]) => x + 1 > box.left && x < box.right && y + 1 > box.top && y < box.bottom,
        );
        if (clear.isClear(box)) expect(holds).toBe(false);
      },
    ),
  );
});

it('what is far from everybody is clear, beyond the map too', () => {
  const clear = new Clear({ width: 60, height: 40 }, [{ shape }]);
  expect(clear.isClearAround(50, 30, 4)).toBe(true);
  expect(clear.isClearAround(-40, 10, 2)).toBe(true);
  expect(clear.isClearAround(25, 10, 1)).toBe(true);
  expect(clear.isClearAround(25, 10, 6)).toBe(false);
});
