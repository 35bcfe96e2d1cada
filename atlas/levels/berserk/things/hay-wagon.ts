/** A wagon of hay as one stacks it with a fork: one uneven heap of straw with wisps that hang over the boards. */
import { range, spline } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';
import { wagon } from '../../../things/props/wagon';
import type { WagonOptions } from '../../../things/props/wagon';

const HAY = '#dcb65a';

/** The top of the heap, from its left end to its right one: along the wagon, and how high. */
const TOP = [
  [-136, 84],
  [-148, 122],
  [-128, 162],
  [-96, 186],
  [-58, 196],
  [-26, 210],
  [6, 202],
  [34, 214],
  [62, 202],
  [92, 198],
  [124, 184],
  [148, 150],
  [140, 84],
] as const;

/** The footprint and the box are those of any wagon of the column: its load alone differs. */
export const hayWagon: ThingKind<WagonOptions> = {
  ...wagon,
  draw(pen, frame, options, random) {
    wagon.draw(pen, frame, options, random);
    const { box } = pen;
    const s = frame.scale;
    const p = (u: number, z: number): Point => frame.at(u, 50, z);
    const hem = range(14).map((i): Point => p(134 - i * 20.6, (i % 2 ? 66 : 82) - (i % 3) * 5));
    pen.shape(
      [
        ...spline(
          TOP.map(([u, z]) => p(u, z)),
          false,
          5,
        ),
        ...hem,
      ],
      HAY,
      { ink: 1.1 },
    );
    pen.tint([p(30, 92), p(66, 186), p(96, 190), p(124, 178), p(144, 150), p(136, 78), p(76, 74)], HAY, {
      tone: -0.9,
      edge: 'smooth',
      opacity: 0.8,
    });
    pen.tint([p(-126, 140), p(-92, 178), p(-30, 202), p(-50, 174), p(-96, 148)], HAY, {
      tone: 0.9,
      edge: 'smooth',
    });
    // straws lie as they fell, and a few stand out of the heap
    for (const i of range(46)) {
      const u = -124 + ((i * 53) % 248);
      const roof = 196 - (Math.abs(u) / 130) ** 2 * 46;
      const z = 82 + ((i * 37) % 100) * 0.01 * (roof - 90);
      const lean = ((i * 29) % 17) / 17 - 0.5;
      pen.line([p(u, z), p(u + 20 * lean * 2, z + 8 + (i % 3) * 4)], 0.9, {
        colour: i % 3 ? '#a87f34' : '#f4dc92',
      });
    }
    for (const [u, z, dx, dz] of [
      [-112, 172, -14, 18],
      [-60, 196, -10, 20],
      [-20, 208, 6, 20],
      [40, 212, 14, 18],
      [88, 198, 16, 14],
      [136, 168, 20, 8],
      [-142, 130, -18, 10],
    ] as const)
      pen.line([p(u, z - 6), p(u + dx, z + dz)], 1.2, { colour: '#c99c44' });
    // the fork that stacked it
    pen.bars([[p(-66, 180), p(-100, 256)]], 5 * s, '#7a5238', { edge: 1.2 });
    pen.box = box;
  },
};
