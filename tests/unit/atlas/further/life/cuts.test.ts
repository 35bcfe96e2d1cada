import { expect, it } from 'vitest';
import { shapeIn } from '../../../../../atlas/further/life/cuts';

it('cuts the runs of a box, row by row', () => {
  const rows = ['.##.#', '.....', '#####'];
  const shape = shapeIn({ x0: 10, y0: 20, x1: 15, y1: 23 }, (x, y) => rows[y - 20]?.[x - 10] === '#');
  expect(shape).toEqual({
    top: 20,
    rows: [
      [
        [11, 13],
        [14, 15],
      ],
      [],
      [[10, 15]],
    ],
  });
});
