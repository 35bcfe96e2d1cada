import { expect, it } from 'vitest';
import { outlineText } from '../../../src/game/outline';
import { targetBox } from '../../../src/game/quest';
import { edgeOf, silhouetteOf } from '../../../src/maps/silhouette';

const SHAPE = {
  top: 200,
  rows: [
    [[100, 103]],
    [
      [100, 101],
      [102, 103],
    ],
  ] as const,
};
const OUTLINE = outlineText({ shape: SHAPE, reach: { top: 50, rows: [[[25, 26]]] } });

it('is the shape at its own corner, and tells nothing of its place', () => {
  expect(silhouetteOf({ ...targetBox(100, 200, 103, 202), outline: OUTLINE })).toEqual({
    width: 3,
    height: 2,
    path: 'M0 0h3v1h-3zM0 1h1v1h-1zM2 1h1v1h-1z',
  });
});

it('has an edge where the shape ends, and none within it', () => {
  expect(edgeOf({ ...targetBox(100, 200, 103, 202), outline: OUTLINE })).toEqual({
    width: 3,
    height: 2,
    path: 'M0 0v1M3 0v1M0 1v1M1 1v1M2 1v1M3 1v1M0 0h3M1 1h1M0 2h1M2 2h1',
  });
});

it('is none where only the box is known, or the text is none', () => {
  expect(silhouetteOf(targetBox(1, 2, 3, 4))).toBeUndefined();
  expect(edgeOf(targetBox(1, 2, 3, 4))).toBeUndefined();
  expect(silhouetteOf({ ...targetBox(1, 2, 3, 4), outline: 'nonsense' })).toBeUndefined();
});
