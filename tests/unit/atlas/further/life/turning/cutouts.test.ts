import { expect, it } from 'vitest';
import { cutout, grownMask, openness, trimmed } from '../../../../../../atlas/further/life/turning/cutouts';
import type { Shot } from '../../../../../../atlas/further/life/turning/shots';

/** Pixels beside each other, opaque. */
const row = (...pixels: readonly (readonly [number, number, number])[]): Shot => ({
  box: { x0: 0, y0: 0, x1: pixels.length, y1: 1 },
  width: pixels.length,
  height: 1,
  data: Buffer.from(pixels.flatMap((pixel) => [...pixel, 255])),
});

it('cuts out what lies on a sheet: whole, half and not at all', () => {
  // a sheet that the picture's light makes grey and nearly white, under red that covers all, half and none of it
  const empty = [
    row([20, 20, 20], [20, 20, 20], [20, 20, 20]),
    row([220, 220, 220], [220, 220, 220], [220, 220, 220]),
  ] as const;
  const both = [
    row([200, 0, 0], [110, 10, 10], [20, 20, 20]),
    row([200, 0, 0], [210, 110, 110], [220, 220, 220]),
  ] as const;
  expect([...openness(both, empty)]).toEqual([0, 0.5, 1]);
  expect([...cutout(both, empty).data]).toEqual([200, 0, 0, 255, 200, 0, 0, 128, 0, 0, 0, 0]);
});

it('keeps the part of a shot that shows anything, and nothing of an empty one', () => {
  const shotOf = (...rows: readonly string[]): Shot => {
    const [width, height] = [rows[0]?.length ?? 0, rows.length];
    const data = Buffer.from(
      rows
        .join('')
        .split('')
        .flatMap((mark) => [1, 2, 3, mark === '#' ? 9 : 0]),
    );
    return { box: { x0: 10, y0: 20, x1: 10 + width, y1: 20 + height }, width, height, data };
  };
  const boxOf = (...rows: readonly string[]) => trimmed(shotOf(...rows))?.box;
  expect(boxOf('.....', '..#..', '.....', '...#.', '.....')).toEqual({ x0: 12, y0: 21, x1: 14, y1: 24 });
  expect(boxOf('...##', '#....')).toEqual({ x0: 10, y0: 20, x1: 15, y1: 22 });
  expect(boxOf('.#...', '#....')).toEqual({ x0: 10, y0: 20, x1: 12, y1: 22 });
  expect(boxOf('.#...', '....#', '..#..')).toEqual({ x0: 11, y0: 20, x1: 15, y1: 23 });
  expect(trimmed(shotOf('.#.', '...'))?.data).toEqual(Buffer.from([1, 2, 3, 9]));
  expect(boxOf('..', '..')).toBeUndefined();
});

it('grows a mask by squares that end at the edges', () => {
  const drawn = (text: string) =>
    Uint8Array.from(text.replaceAll(/\s/g, ''), (mark) => (mark === '#' ? 1 : 0));
  const mask = drawn(`
    ....#
    .....
    .....
    #....
  `);
  expect(grownMask(mask, 5, 1)).toEqual(
    drawn(`
    ...##
    ...##
    ##...
    ##...
  `),
  );
});
