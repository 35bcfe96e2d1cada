import fc from 'fast-check';
import { expect, it } from 'vitest';
import { EMPTY_BOX } from '../../../../atlas/core/geometry';
import { Grid } from '../../../../atlas/core/grid';

const side = fc.double({ min: -600, max: 4500, noNaN: true });
const box = fc
  .tuple(
    side,
    side,
    fc.double({ min: 0, max: 900, noNaN: true }),
    fc.double({ min: 0, max: 900, noNaN: true }),
  )
  .map(([x0, y0, width, height]) => ({ x0, y0, x1: x0 + width, y1: y0 + height }));

it('finds what asking every box finds, in the order it came', () => {
  fc.assert(
    fc.property(fc.array(box, { maxLength: 40 }), box, fc.nat(4), (boxes, asked, gone) => {
      const grid = new Grid<number>();
      boxes.forEach((each, i) => grid.add(i, each));
      grid.remove((i) => i % 5 === gone);
      const touching = boxes.flatMap((each, i) =>
        each.x0 <= asked.x1 && each.x1 >= asked.x0 && each.y0 <= asked.y1 && each.y1 >= asked.y0 ? [i] : [],
      );
      expect(grid.near(asked)).toEqual(touching.filter((i) => i % 5 !== gone));
    }),
  );
});

it('never finds what has no box', () => {
  const grid = new Grid<string>();
  grid.add('air', EMPTY_BOX);
  expect(grid.near({ x0: -1e3, y0: -1e3, x1: 1e3, y1: 1e3 })).toEqual([]);
});
