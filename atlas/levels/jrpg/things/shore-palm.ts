/** A palm at the water's edge: its foot is in the sand it has heaped up, and it throws no shade on the sea. */
import type { Point } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';
import { palm } from '../../../things/nature/conifer';
import type { PalmOptions } from '../../../things/nature/conifer';
import { C } from '../places';

export const shorePalm: ThingKind<PalmOptions> = {
  ...palm,
  shadow: false,
  draw(pen, frame, options, random) {
    palm.draw(pen, frame, options, random);
    const at = (points: readonly Point[]): Point[] => points.map(([u, z]) => frame.at(u, 0, z));
    // without it the trunk ends in a ruled line
    pen.shape(
      at([
        [-38, -8],
        [-24, 4],
        [-13, 12],
        [-4, 6],
        [6, 10],
        [15, 13],
        [26, 4],
        [40, -7],
        [22, -14],
        [-16, -15],
      ]),
      C.sand,
      { edge: 'smooth', ink: 0.8, contour: false },
    );
    pen.tint(
      at([
        [4, 2],
        [20, 5],
        [36, -6],
        [20, -12],
        [2, -10],
      ]),
      C.sand,
      { tone: -0.9, edge: 'smooth' },
    );
    for (const [u, lean] of [
      [-26, -7],
      [-21, 2],
      [24, 6],
    ] as const)
      pen.line(
        at([
          [u, -6],
          [u + lean * 0.4, 8],
          [u + lean, 18],
        ]),
        1.6,
        { smooth: true, colour: '#6f8a3c' },
      );
  },
};
