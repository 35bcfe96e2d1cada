/** What time left on the stone lion: tufts cut by somebody patient, cracks, courses of rock, moss where the rain runs. */
import { TAU, arc } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Frame } from '../../../core/frame';
import type { Pen } from '../../../core/pen';

/** Tufts of fur, u and z, on cheeks, brow and chest. */
const TUFTS: readonly Point[] = [
  [-176, 452],
  [-196, 404],
  [-168, 356],
  [176, 452],
  [198, 404],
  [168, 356],
  [-96, 640],
  [96, 640],
  [-150, 588],
  [150, 590],
  [-28, 282],
  [34, 280],
  [-96, 132],
  [96, 136],
  [-204, 236],
  [206, 240],
  [-130, 280],
  [132, 284],
];

const CRACKS: readonly (readonly Point[])[] = [
  [
    [-136, 674],
    [-118, 640],
    [-132, 612],
    [-108, 584],
    [-116, 560],
  ],
  [
    [-118, 640],
    [-92, 630],
    [-84, 606],
  ],
  [
    [214, 520],
    [190, 500],
    [196, 470],
    [176, 452],
  ],
  [
    [-236, 130],
    [-206, 118],
    [-196, 86],
    [-176, 70],
  ],
  [
    [226, 190],
    [200, 168],
    [204, 136],
    [184, 110],
  ],
];

const MOSS: readonly (readonly [u: number, z: number, r: number])[] = [
  [-206, 580, 34],
  [-170, 622, 22],
  [204, 590, 26],
  [-226, 330, 26],
  [228, 336, 30],
  [-232, 60, 34],
  [236, 56, 30],
  [-150, 220, 16],
  [118, 228, 14],
];

export function weathered(pen: Pen, frame: Frame, stone: string): void {
  const s = frame.scale;
  const at = ([u, z]: Point): Point => frame.at(u, 4, z);
  // courses of the rock it was cut from
  for (const [z, half] of [
    [594, 206],
    [446, 222],
    [392, 214],
    [252, 226],
    [166, 234],
    [88, 232],
  ] as const)
    for (const side of [-1, 1])
      pen.line(
        [at([side * half, z]), at([side * (half - 26), z - 4]), at([side * (half - 58), z + 3])],
        0.9,
        { opacity: 0.5 },
      );
  for (const [u, z] of TUFTS) {
    // three locks from one root, the middle one longest
    const lean = u < 0 ? -4 : 4;
    for (const d of [-17, 0, 17])
      pen.stroke(
        [
          at([u + d * 0.15, z + 14]),
          at([u + d * 0.7 + lean * 0.4, z]),
          at([u + d + lean, z - (d ? 10 : 20)]),
        ],
        8,
        { colour: stone, tone: d ? -1 : -1.5, from: 0.2, to: 0.1 },
      );
  }
  for (const crack of CRACKS) pen.stroke(crack.map(at), 5, { colour: '#6a4a3c', from: 0.9, to: 0.1 });
  for (const [u, z, r] of MOSS)
    for (const [du, dz, k, tone] of [
      [0, 0, 1, -0.4],
      [-0.7, 0.2, 0.62, 0],
      [0.7, -0.1, 0.56, 0.3],
      [0.2, -0.6, 0.5, -0.1],
      [-0.3, 0.6, 0.4, 0.4],
    ] as const)
      pen.shape(arc(...at([u + du * r, z + dz * r]), r * k * s, r * k * 0.7 * s, 0, TAU, 8), '#7a9a4e', {
        edge: 'scallop',
        tone,
        ink: 0.5,
        contour: false,
      });
}
