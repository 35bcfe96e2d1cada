/** A paw before the animal that sleeps in the crater: without it, it is one more heap of sand. */
import { arc } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';
import { disc } from '../../../core/footprint';

const FUR = '#f4e2bc';

export const dogPaw: ThingKind<object> = {
  name: 'dog-paw',
  footprint: () => disc(4),
  height: 0,
  shadow: false,
  draw(pen, frame) {
    const s = frame.scale;
    const at = (points: readonly Point[]): Point[] => points.map(([u, z]) => frame.at(u, 0, z));
    pen.shape(
      at([
        [40, 22],
        [4, 20],
        [-22, 14],
        [-32, 2],
        [-22, -10],
        [4, -11],
        [40, -8],
      ]),
      FUR,
      { edge: 'smooth' },
    );
    for (const z of [-4, 5])
      pen.line(
        at([
          [-31, z],
          [-20, z + 1],
          [-13, z],
        ]),
        1.2,
        { smooth: true },
      );
    pen.tint(arc(...frame.at(10, 0, -4), 20 * s, 5 * s), FUR, { tone: -0.8, edge: 'smooth' });
  },
};
