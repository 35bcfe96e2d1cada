/** Marble people in poses no spine allows: on roofs, on fountains, on every balustrade of the town. */
import { arc, nth, ribbon, spline } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Material } from '../../../core/light';
import type { Pen } from '../../../core/pen';

/** Where a spot of the statue lies: about 100 tall, feet at 0, x to the right. */
type Spot = (x: number, y: number) => Point;

type Limb = readonly (readonly [number, number])[];

const POSES: readonly {
  readonly limbs: readonly Limb[];
  readonly trunk: Limb;
  readonly head: readonly [number, number];
}[] = [
  {
    trunk: [
      [-10, 38],
      [14, 40],
      [22, 62],
      [4, 78],
      [-12, 76],
      [-4, 58],
    ],
    head: [-10, 90],
    limbs: [
      [
        [-6, 40],
        [-26, 22],
        [-16, 0],
      ],
      [
        [8, 40],
        [26, 24],
        [40, 0],
      ],
      [
        [16, 72],
        [40, 84],
        [16, 98],
      ],
      [
        [-8, 74],
        [-34, 64],
        [-46, 92],
      ],
    ],
  },
  {
    trunk: [
      [-12, 36],
      [12, 36],
      [16, 60],
      [22, 76],
      [-2, 80],
      [-14, 56],
    ],
    head: [18, 92],
    limbs: [
      [
        [-6, 38],
        [4, 20],
        [-18, 0],
      ],
      [
        [8, 38],
        [30, 30],
        [22, 0],
      ],
      [
        [18, 74],
        [44, 66],
        [36, 40],
      ],
      [
        [0, 78],
        [-24, 92],
        [2, 108],
      ],
    ],
  },
  {
    trunk: [
      [-14, 40],
      [10, 36],
      [4, 60],
      [8, 78],
      [-18, 76],
      [-22, 58],
    ],
    head: [-6, 92],
    limbs: [
      [
        [-8, 40],
        [-20, 20],
        [-38, 0],
      ],
      [
        [6, 38],
        [16, 18],
        [10, 0],
      ],
      [
        [6, 76],
        [28, 96],
        [46, 80],
      ],
      [
        [-16, 74],
        [-40, 80],
        [-30, 104],
      ],
    ],
  },
];

/** A limb as a tapering form with a fist or a foot at its end. */
function limb(
  pen: Pen,
  line: readonly Point[],
  unit: number,
  marble: Material,
  tone: number,
  thick: number,
): void {
  const bend = spline(line, false, 5);
  const width = (t: number) => unit * thick * (1 - 0.42 * t + 0.14 * Math.sin(t * Math.PI * 2));
  pen.shape(ribbon(bend, width), marble, { edge: 'straight', tone, wobble: 0, ink: 0.9 });
  const [x, y] = nth(bend, -1);
  pen.shape(arc(x, y, unit * thick * 0.72, unit * thick * 0.66, 0, 6.2832, 9), marble, {
    edge: 'smooth',
    tone,
    ink: 0.9,
  });
}

/** Draws a statue in pose `index`; `unit` is picture pixels a statue unit. */
export function statue(pen: Pen, spot: Spot, unit: number, index: number, marble: Material): void {
  const pose = POSES[index % POSES.length];
  if (!pose) return;
  const at = ([x, y]: readonly [number, number]) => spot(x, y);
  const [farLeg, nearLeg, farArm, nearArm] = pose.limbs.map((points) => points.map(at));
  if (farArm) limb(pen, farArm, unit, marble, -0.5, 6);
  if (farLeg) limb(pen, farLeg, unit, marble, -0.4, 8.6);
  if (nearLeg) limb(pen, nearLeg, unit, marble, 0.2, 9);
  pen.shape(pose.trunk.map(at), marble, { edge: 'smooth', tone: 0.2 });
  const [hip, side] = [nth(pose.trunk, 0), nth(pose.trunk, 1)];
  // a cloth that stays on for reasons of its own
  pen.shape(
    [
      [hip[0] - 5, hip[1] + 7],
      [side[0] + 5, side[1] + 6],
      [side[0] + 12, side[1] - 18],
      [side[0] + 2, side[1] - 12],
      [hip[0] + 6, hip[1] - 22],
      [hip[0] - 8, hip[1] - 8],
    ].map(([x = 0, y = 0]) => spot(x, y)),
    '#d9a8cc',
    { edge: 'straight', ink: 0.9 },
  );
  const shoulder = nth(pose.trunk, 3);
  pen.line(
    [
      at([shoulder[0] - 14, shoulder[1] - 16]),
      at([shoulder[0] - 4, shoulder[1] - 20]),
      at([shoulder[0] + 6, shoulder[1] - 14]),
    ],
    0.9,
    { smooth: true },
  );
  pen.line([at([shoulder[0] - 5, shoulder[1] - 20]), at([shoulder[0] - 7, shoulder[1] - 32])], 0.8);
  const [hx, hy] = at(pose.head);
  pen.shape(arc(hx, hy, 9.5 * unit, 12 * unit, 0, 6.2832, 12), marble, { edge: 'smooth', tone: 0.3 });
  pen.line(
    [
      [hx - 7 * unit, hy - 2 * unit],
      [hx - 2 * unit, hy - 1 * unit],
    ],
    1,
  );
  pen.line(
    [
      [hx + 2 * unit, hy - 1 * unit],
      [hx + 6 * unit, hy - 2.5 * unit],
    ],
    1,
  );
  pen.line(
    [
      [hx, hy - 1 * unit],
      [hx - 2 * unit, hy + 3.5 * unit],
      [hx + 0.6 * unit, hy + 4 * unit],
    ],
    0.9,
  );
  pen.line(
    [
      [hx - 2.5 * unit, hy + 7 * unit],
      [hx + 2.5 * unit, hy + 6.4 * unit],
    ],
    0.9,
  );
  pen.shape(arc(hx + 1.5 * unit, hy - 8 * unit, 12 * unit, 7.5 * unit, 3.0, 6.6, 7), '#e6c060', {
    edge: 'scallop',
    ink: 0.8,
  });
  if (nearArm) limb(pen, nearArm, unit, marble, 0.3, 6.4);
}
