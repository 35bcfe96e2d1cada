/** Marble people in poses no spine allows: on roofs, on fountains, on every balustrade of the town. */
import { arc } from '../../core/geometry';
import type { Point } from '../../core/geometry';
import type { Material } from '../../core/light';
import type { Pen } from '../../core/pen';

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

/** Draws a statue in pose `index`; `unit` is picture pixels a statue unit. */
export function statue(pen: Pen, spot: Spot, unit: number, index: number, marble: Material): void {
  const pose = POSES[index % POSES.length];
  if (!pose) return;
  const at = ([x, y]: readonly [number, number]) => spot(x, y);
  const width = 11 * unit;
  pen.bars(
    pose.limbs.map((limb) => limb.map(at)),
    width,
    marble,
    { tone: -0.2, smooth: false, edge: 1.8 },
  );
  pen.shape(pose.trunk.map(at), marble, { edge: 'smooth', tone: 0.2 });
  pen.line([at([-6, 52]), at([4, 60]), at([2, 72])], 0.8, { smooth: true });
  pen.bars(
    pose.limbs.slice(2).map((limb) => limb.map(at)),
    width * 0.9,
    marble,
    { tone: 0.3, edge: 1.6 },
  );
  pen.shape(arc(...at(pose.head), 10 * unit, 12 * unit, 0, 6.2832, 12), marble, {
    edge: 'smooth',
    tone: 0.3,
  });
  const [hx, hy] = at(pose.head);
  pen.shape(arc(hx + 2 * unit, hy - 5 * unit, 12 * unit, 9 * unit, 3.0, 6.5, 7), marble, {
    edge: 'scallop',
    tone: -0.4,
    ink: 0.8,
  });
}
