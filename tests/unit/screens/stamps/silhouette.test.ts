import { expect, it } from 'vitest';
import { outlineText } from '../../../../src/game/outline';
import { targetBox } from '../../../../src/game/quest';
import { silhouetteOf } from '../../../../src/screens/stamps/silhouette';

it('is the shape at its own corner, and tells nothing of its place', () => {
  const shape = {
    top: 200,
    rows: [
      [[100, 103]],
      [
        [100, 101],
        [102, 103],
      ],
    ] as const,
  };
  const outline = outlineText({ shape, reach: { top: 50, rows: [[[25, 26]]] } });
  expect(silhouetteOf({ ...targetBox(100, 200, 103, 202), outline })).toEqual({
    width: 3,
    height: 2,
    path: 'M0 0h3v1h-3zM0 1h1v1h-1zM2 1h1v1h-1z',
  });
});

it('is none where only the box is known, or the text is none', () => {
  expect(silhouetteOf(targetBox(1, 2, 3, 4))).toBeUndefined();
  expect(silhouetteOf({ ...targetBox(1, 2, 3, 4), outline: 'nonsense' })).toBeUndefined();
});
