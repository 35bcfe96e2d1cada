import fc from 'fast-check';
import { expect, it } from 'vitest';
import { boxBetween, movedBox, resizedBox } from '../../../src/artwork/edits';
import {
  addedPoint,
  boxAlone,
  middleOfEdge,
  movedPoint,
  outlinedBox,
  removedPoint,
  roundedBox,
} from '../../../src/artwork/outline-edits';
import { boundsOf } from '../../../src/artwork/polygon';

const SIZE = { width: 1000, height: 700 };
const BOX = boxBetween({ x: 100, y: 100 }, { x: 200, y: 200 }, SIZE);

it('keeps an outline whole, in the picture, with its bounds as the box, whatever is done to it', () => {
  const number = fc.integer({ min: -2000, max: 2000 });
  const points = fc.array(fc.record({ x: number, y: number }), { minLength: 3, maxLength: 32 });
  fc.assert(
    fc.property(points, number, number, fc.nat(31), (given, dx, dy, which) => {
      const box = outlinedBox(given, SIZE);
      const index = which % given.length;
      const changed = [
        box,
        movedBox(box, dx, dy, SIZE),
        resizedBox(box, dx, dy, SIZE),
        movedPoint(box, index, dx, dy, SIZE),
        addedPoint(box, index, { x: dx, y: dy }, SIZE),
        removedPoint(box, index, SIZE),
      ];
      for (const { top, bottom, outline = [] } of changed) {
        expect(outline.length).toBeGreaterThanOrEqual(3);
        expect(outline.length).toBeLessThanOrEqual(32);
        expect({ top, bottom }).toEqual(boundsOf(outline));
        expect(Math.min(top.x, top.y)).toBeGreaterThanOrEqual(0);
        expect(bottom.x <= SIZE.width && bottom.y <= SIZE.height).toBe(true);
        expect(outline.flatMap(({ x, y }) => [x, y]).every(Number.isInteger)).toBe(true);
      }
    }),
  );
});

it('moves an outline with its box, and stretches it', () => {
  const box = outlinedBox(
    [
      { x: 10, y: 10 },
      { x: 30, y: 10 },
      { x: 20, y: 50 },
    ],
    SIZE,
  );
  const points = ({ outline }: typeof box) => outline?.map(({ x, y }) => [x, y]);
  expect(points(movedBox(box, 5, -100, SIZE))).toEqual([
    [15, 0],
    [35, 0],
    [25, 40],
  ]);
  expect(points(resizedBox(box, 20, 0, SIZE))).toEqual([
    [10, 10],
    [50, 10],
    [30, 50],
  ]);
});

it('makes an outline of a box that reaches each of its sides, and a box again', () => {
  const rounded = roundedBox(BOX, SIZE);
  expect(rounded.outline).toHaveLength(8);
  expect(boxAlone(rounded)).toEqual(BOX);
});

it('adds a point on an edge, also on the one that closes the outline', () => {
  const outline = [
    { x: 0, y: 0 },
    { x: 40, y: 0 },
    { x: 0, y: 40 },
  ];
  expect(middleOfEdge(outline, 2)).toEqual({ x: 0, y: 20 });
  expect(addedPoint(outlinedBox(outline, SIZE), 0, { x: 20, y: 9 }, SIZE).outline?.[1]).toEqual({
    x: 20,
    y: 9,
  });
});
