/** A slab of rock with a hole in the shape of whoever went through it, arms and legs and all. */
import { block } from '../../../core/footprint';
import { arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';

/** The right half of the hole, from the crown down; world units about its middle. */
const HALF: readonly Point[] = [
  [10, 84],
  [24, 74],
  [26, 58],
  [16, 46],
  [34, 44],
  [62, 62],
  [72, 54],
  [44, 24],
  [28, 16],
  [26, -6],
  [46, -52],
  [32, -58],
  [8, -24],
];

export const wayThrough: ThingKind<object> = {
  name: 'way-through',
  footprint: () => block(220, 80),
  height: 170,
  draw(pen, frame, _options, random) {
    const p = (u: number, z: number): Point => frame.at(u, 0, z);
    const edge: readonly Point[] = [
      [-112, -4],
      [-118, 60],
      [-100, 130],
      [-84, 196],
      [-36, 226],
      [20, 216],
      [64, 222],
      [98, 176],
      [116, 96],
      [122, -4],
    ];
    const slab = edge.map(([u, z]) => p(u + random.jitter(5), z + random.jitter(4)));
    pen.shape([...slab, frame.at(60, 30, 0), frame.at(-50, 30, 0)], '#c96f42', { wobble: 2 });
    pen.tint([p(64, 222), p(98, 176), p(116, 96), p(122, -4), frame.at(60, 30, 0), p(72, 90)], '#c96f42', {
      tone: -1.1,
      edge: 'straight',
    });
    pen.tint(
      [p(-112, -4), p(-118, 60), p(-100, 130), p(-84, 196), p(-62, 190), p(-84, 80), p(-88, -4)],
      '#c96f42',
      {
        tone: 0.8,
        edge: 'straight',
      },
    );
    for (const z of [40, 92, 150, 190])
      pen.line([p(-104, z), p(-40, z - 8), p(34, z - 5), p(106, z + 4)], 0.8, { smooth: true, opacity: 0.7 });
    const hole = (k: number, dx = 0, dz = 0): Point[] =>
      [...HALF, ...HALF.map(([u, z]): Point => [-u, z]).toReversed()].map(([u, z]) =>
        p(u * k + dx, 112 + z * k + dz),
      );
    // cracks run out from every limb
    for (const [u, z, a] of [
      [68, 62, 0.6],
      [-68, 62, 2.5],
      [0, 88, 1.5],
      [44, -58, -0.8],
      [-44, -58, 3.9],
    ] as const)
      for (const d of [-0.35, 0.3])
        pen.stroke(
          range(4).map((i) =>
            p(u + Math.cos(a + d) * i * 15 + (i % 2) * 4, 112 + z + Math.sin(a + d) * i * 13),
          ),
          5,
          { from: 0.9, to: 0.05 },
        );
    pen.shape(hole(1.06), '#8a4a34', { contour: false });
    pen.shape(hole(0.96, 4, -2), '#f4d29a', { contour: false, ink: 0.8 });
    for (const [u, w, k] of [
      [-70, 44, 15],
      [-30, 56, 10],
      [30, 52, 18],
      [74, 46, 12],
    ] as const) {
      const [x, y] = frame.at(u, w, k * 0.4);
      const q = k * frame.scale;
      pen.shape(
        [
          [x - q, y + q * 0.5],
          [x - q * 0.5, y - q * 0.6],
          [x + q * 0.5, y - q * 0.7],
          [x + q, y + q * 0.4],
        ],
        '#c96f42',
        { tone: 0.3 },
      );
    }
    for (const [u, r] of [
      [-96, 20],
      [96, 24],
    ] as const)
      pen.shape(
        arc(...frame.at(u, 40, 10), r * frame.scale, r * 0.7 * frame.scale, 0, 6.2832, 8),
        '#f6e2bc',
        {
          edge: 'scallop',
          ink: 0.8,
        },
      );
  },
};
