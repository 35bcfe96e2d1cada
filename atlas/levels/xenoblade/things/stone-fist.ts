/** The moss titan's fist: four stones closed round the grip of a sword, a thumb laid over them, a guard before it. */
import { TAU, arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Pen } from '../../../core/pen';
import type { At } from './titan-growth';

/** A point of the sword in the titan's own space: along it from the middle of the fist, and across it. */
export const onHilt = (along: number, across: number): Point => [
  510 + along * 0.898 - across * 0.44,
  664 + along * 0.44 + across * 0.898,
];

export function stoneFist(pen: Pen, p: At, scale: number, stone: string): void {
  const on = (along: number, across: number): Point => p(...onHilt(along, across));
  const block = (points: readonly (readonly [number, number])[], material: string, tone: number) =>
    pen.shape(
      points.map(([a, c]) => on(a, c)),
      material,
      { tone, ink: 1.2 },
    );
  // grip, pommel and guard, all of old wood and bronze
  block(
    [
      [-84, -15],
      [80, -15],
      [80, 15],
      [-84, 15],
    ],
    '#6a4a38',
    -0.4,
  );
  pen.shape(arc(...on(-92, 0), 24 * scale, 24 * scale, 0, TAU, 12), '#b5894a', { edge: 'smooth' });
  block(
    [
      [64, 74],
      [88, 82],
      [94, 0],
      [88, -82],
      [64, -74],
      [70, 0],
    ],
    '#b5894a',
    0.1,
  );
  // the back of the hand, then the fingers over it
  block(
    [
      [-62, 30],
      [-52, 58],
      [34, 60],
      [54, 34],
      [50, -30],
      [-58, -34],
    ],
    stone,
    -0.5,
  );
  for (const i of range(4)) {
    const a = -46 + i * 29;
    block(
      [
        [a - 13, 44],
        [a - 4, 54],
        [a + 10, 50],
        [a + 14, 26],
        [a + 12, -30],
        [a + 2, -44],
        [a - 11, -36],
        [a - 14, 10],
      ],
      stone,
      0.5 - i * 0.22,
    );
    for (const c of [22, -8]) pen.line([on(a - 13, c), on(a, c + 4), on(a + 13, c)], 0.9);
  }
  block(
    [
      [-66, -22],
      [-58, -50],
      [4, -58],
      [30, -44],
      [22, -28],
      [-10, -34],
    ],
    stone,
    0.2,
  );
}
