import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Clear, groundsOf } from '../../../../src/living/air/clear';

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

it('what is looked at a few things at a time is as what is looked at together', async () => {
  const map = { width: 400, height: 400 };
  const things = Array.from({ length: 130 }, (_, at) => {
    const [x, y] = [(at * 37) % 390, (at * 53) % 390];
    const box = { left: x, top: y, right: x + 3, bottom: y + 1 };
    const rows = [[[x, x + 3]]] as const;
    return { order: at, shape: { top: y, rows }, box, voice: 'calm', figure: at % 3 === 0 } as const;
  });
  let rests = 0;
  const { figures, all } = await groundsOf(map, things, async () => void (rests += 1));
  expect(rests).toBeGreaterThan(2);
  const together = new Clear(map, things);
  const people = new Clear(
    map,
    things.filter(({ figure }) => figure),
  );
  for (let x = 2; x < 400; x += 4)
    for (let y = 2; y < 400; y += 4)
      expect([all.isClearAround(x, y, 1), figures.isClearAround(x, y, 1)]).toEqual([
        together.isClearAround(x, y, 1),
        people.isClearAround(x, y, 1),
      ]);
});
