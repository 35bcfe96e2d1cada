/** The moss titan's fist: four stones closed round the grip of a sword, a thumb laid over them, a guard before it. */
import { range, spline } from '../../../core/geometry';
import type { Point, Points } from '../../../core/geometry';
import type { Pen } from '../../../core/pen';
import type { At } from './titan-growth';

/** A point of the sword in the titan's own space: along it from the middle of the fist, and across it. */
export const onHilt = (along: number, across: number): Point => [
  510 + along * 0.898 - across * 0.44,
  664 + along * 0.44 + across * 0.898,
];

/** The arm to that fist: down to an elbow, then up to a wrist right under the heel of the hand, with a band round it. */
export function stoneArm(
  pen: Pen,
  p: At,
  {
    stone,
    moss,
    limb,
  }: {
    readonly stone: string;
    readonly moss: string;
    readonly limb: (points: Points, tone: number) => void;
  },
): void {
  limb(
    [
      p(150, 810),
      p(262, 806),
      p(344, 720),
      p(430, 590),
      p(470, 500),
      p(450, 440),
      p(396, 426),
      p(352, 462),
      p(296, 590),
      p(224, 690),
      p(140, 690),
    ],
    -0.7,
  );
  limb(
    [p(378, 500), p(392, 444), p(440, 420), p(488, 446), p(556, 566), p(586, 640), p(500, 672), p(444, 600)],
    -0.3,
  );
  // the side of the forearm that looks away from the sun
  pen.tint(
    spline([p(440, 426), p(484, 450), p(552, 568), p(580, 636), p(548, 636), p(490, 540)], true, 5),
    stone,
    {
      tone: -1.2,
    },
  );
  for (const [a, b] of [
    [p(400, 540), p(470, 496)],
    [p(426, 586), p(524, 540)],
  ] as const)
    pen.line([a, b], 1.1);
  // a bracelet of turf at the wrist
  pen.shape(
    [
      p(452, 622),
      p(466, 634),
      p(520, 606),
      p(572, 588),
      p(566, 566),
      p(548, 552),
      p(530, 574),
      p(508, 566),
      p(494, 590),
      p(470, 584),
    ],
    moss,
    { tone: 0.1, ink: 1, edge: 'smooth' },
  );
}

export function stoneFist(pen: Pen, p: At, stone: string): void {
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
      [-118, -13],
      [80, -13],
      [80, 13],
      [-118, 13],
    ],
    '#6a4a38',
    -0.4,
  );
  for (const k of range(3)) pen.line([on(-104 + k * 14, -13), on(-98 + k * 14, 13)], 0.9);
  block(
    [
      [-112, -24],
      [-132, -26],
      [-146, 0],
      [-132, 26],
      [-112, 24],
    ],
    '#b5894a',
    0.1,
  );
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
