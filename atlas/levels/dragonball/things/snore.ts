/** Three letters of a deep sleep, upright and clear of every face, for an animal whose own would lie aslant over it. */
import type { Point } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';
import { disc } from '../../../core/footprint';

const LETTER: readonly Point[] = [
  [-1, -1],
  [1, -1],
  [1, -0.5],
  [-0.2, 0.5],
  [1, 0.5],
  [1, 1],
  [-1, 1],
  [-1, 0.5],
  [0.2, -0.5],
  [-1, -0.5],
];

export const snore: ThingKind<object> = {
  name: 'snore',
  footprint: () => disc(4),
  height: 0,
  shadow: false,
  draw(pen, frame) {
    const s = frame.scale;
    for (const [u, z, half] of [
      [0, 0, 8],
      [-24, 24, 11],
      [-54, 54, 15],
    ] as const) {
      const [x, y] = frame.at(u, 0, z);
      pen.shape(
        LETTER.map(([a, b]): Point => [x + a * half * s, y + b * half * s]),
        '#fffaf0',
        { edge: 'straight', wobble: 0, contour: false, ink: 1.4 },
      );
    }
  },
};
