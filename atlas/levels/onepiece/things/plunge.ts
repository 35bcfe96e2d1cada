/** The fall from the island in the sky: in one piece from the brink down to the sea, where it throws up foam. */
import { range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { disc } from '../../../core/footprint';
import type { ThingKind } from '../../../core/thing';
import { foamBed } from './surf';

/** Its left side, from where the cloud leaves it free; picture pixels from where it meets the sea. */
const LEFT: readonly Point[] = [
  [-17, -189],
  [-18, -150],
  [-20, -110],
  [-25, -60],
  [-34, -4],
];
/** Its right side, from the brink: outside the mist that the brook itself ends in. */
const RIGHT: readonly Point[] = [
  [19, -228],
  [22, -170],
  [27, -120],
  [34, -80],
  [40, -45],
  [46, -4],
];
/** The cloud that it comes out from behind, from its right to its left side. */
const BRINK: readonly Point[] = [
  [6, -226],
  [5, -214],
  [1, -204],
  [-7, -194],
];
/** White water: along which abscissae, each from the top down. */
const THREADS: readonly (readonly Point[])[] = [
  [
    [11, -218],
    [15, -140],
    [24, -60],
  ],
  [
    [0, -196],
    [0, -120],
    [2, -30],
  ],
  [
    [-9, -180],
    [-10, -100],
    [-15, -24],
  ],
  [
    [12, -110],
    [18, -60],
    [30, -16],
  ],
  [
    [-11, -70],
    [-18, -40],
    [-25, -10],
  ],
];

export const plunge: ThingKind<object> = {
  name: 'plunge',
  footprint: () => disc(10),
  height: 0,
  shadow: false,
  draw(pen, frame) {
    const [px, py] = frame.at(0, 0, 0);
    const at = (line: readonly Point[]): Point[] => line.map(([x, y]): Point => [px + x, py + y]);
    pen.tint(at([...LEFT, ...RIGHT.toReversed(), ...BRINK]), '#8fdcf0', { edge: 'straight' });
    for (const side of [LEFT, RIGHT]) pen.line(at(side), 1, { smooth: true });
    for (const thread of THREADS)
      pen.stroke(at(thread), 4.4, { colour: '#ffffff', opacity: 0.85, to: 1.6, from: 0.4 });
    foamBed(pen, frame, { u: 4, z: 0, reach: 92, tall: 20 });
    for (const [u, z, r] of [
      [-74, 44, 6],
      [-56, 62, 4],
      [76, 52, 5],
      [88, 36, 4],
      [66, 70, 3],
    ] as const)
      pen.shape(
        range(8).map((i): Point => frame.at(u + Math.cos(i * 0.785) * r, 0, z + Math.sin(i * 0.785) * r)),
        '#eefbfd',
        { edge: 'smooth', ink: 0.7, contour: false },
      );
  },
};
