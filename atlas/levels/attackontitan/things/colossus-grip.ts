/** The hands with which the colossus holds on to the wall, and what the wall loses by it. */
import { nth, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { disc } from '../../../core/footprint';
import type { ThingKind } from '../../../core/thing';
import { HIDE } from './colossus-skin';
import { flat } from './colossus';
import { wristOf } from './colossus-wrist';
import { thumbOf } from './colossus-thumb';

/** The stone that breaks. */
const WALL = '#dcc9a6';
const plain = { contour: false } as const;

/** How far down its fingers reach: the right hand drums on the wall, its forefinger is up. */
const TIPS = { 1: [532, 508, 512, 536], [-1]: [600, 470, 500, 548] } as const;

export interface GripOptions {
  /** The side the thumb is on: +1 right, -1 left. */
  readonly thumb?: 1 | -1;
}

/** One hand over the edge of the wall; stands where the wall stands and is sorted after it. */
export const grip: ThingKind<GripOptions> = {
  name: 'grip',
  footprint: () => disc(20),
  height: 0,
  shadow: false,
  draw(pen, frame, { thumb = 1 }, random) {
    const p = flat(frame);
    const tip = (i: number): number => nth(TIPS[thumb], i);
    // the wall gives: shade under the fingers, cracks that run from their tips
    for (const [i, u] of [-118, -40, 40, 116].entries()) {
      const low = tip(i);
      pen.tint(
        [p(u - 30, 690), p(u + 52, 690), p(u + 50, low - 8), p(u + 12, low - 34), p(u - 22, low - 14)],
        WALL,
        {
          tone: -1.4,
        },
      );
      for (const [du, dz] of [
        [-34, -70],
        [6, -104],
        [44, -62],
      ] as const)
        pen.stroke(
          [
            p(u, low - 8),
            p(u + du * 0.3 + 8, low + dz * 0.4),
            p(u + du * 0.7 - 6, low + dz * 0.7),
            p(u + du, low + dz),
          ],
          3,
          { from: 0.9, to: 0.1, colour: '#8a7052' },
        );
    }
    pen.shape(
      [p(-154, 660), p(-138, 776), p(-76, 824), p(0, 834), p(80, 828), p(142, 780), p(160, 668), p(0, 700)],
      HIDE,
      {
        edge: 'smooth',
        tone: -0.2,
      },
    );
    wristOf(pen, p);
    for (const [i, u] of [-118, -40, 40, 116].entries()) {
      const low = tip(i);
      // a finger that is up is a short one: its joints are never below its tip
      const joint = (z: number) => Math.max(z, low + 28 + (z - 560) * 0.5);
      pen.shape(
        [
          p(u - 30, 782),
          p(u - 40, 748),
          p(u - 33, 704),
          p(u - 39, 656),
          p(u - 30, joint(600)),
          p(u - 34, joint(560)),
          p(u - 27, low + 20),
          p(u, low - 12),
          p(u + 27, low + 20),
          p(u + 33, joint(560)),
          p(u + 30, joint(600)),
          p(u + 39, 656),
          p(u + 33, 704),
          p(u + 40, 748),
          p(u + 30, 782),
          p(u, 796),
        ],
        HIDE,
        { edge: 'smooth' },
      );
      pen.tint(
        [p(u + 8, 760), p(u + 10, low + 6), p(u + 30, low + 24), p(u + 35, 660), p(u + 32, 766)],
        HIDE,
        { tone: -0.9 },
      );
      for (const z of [672, 690]) pen.line([p(u - 28, z), p(u, z - 8), p(u + 28, z)], 1.1, { smooth: true });
      pen.line([p(u - 24, 590), p(u + 22, 590)], 1);
      pen.shape(
        [p(u - 20, low + 34), p(u - 18, low), p(u, low - 10), p(u + 18, low), p(u + 20, low + 34)],
        '#ecc9ae',
        { edge: 'smooth', ink: 0.8, ...plain },
      );
      const folds = range(5).map((j): Point[] => [
        p(u - 24 + j * 3, 640 - j * 17),
        p(u + 4 + j * 2, 634 - j * 17),
      ]);
      pen.scratches(folds, { width: 1, opacity: 0.45 });
      pen.stroke([p(u - 14, 766), p(u - 8, 734), p(u - 16, 704)], 4, { opacity: 0.6 });
    }
    thumbOf(pen, p, thumb);
    // what breaks off falls: two stones of the wall whole, and the crumbs of a third, not a rain of one shape
    for (const [u, z, w, h, lean] of [
      [-40, 410, 46, 26, 0.34],
      [86, 330, 34, 24, -0.5],
    ] as const) {
      const q = (a: number, b: number): Point =>
        p(u + a * Math.cos(lean) - b * Math.sin(lean), z + a * Math.sin(lean) + b * Math.cos(lean));
      pen.shape([q(-w, -h), q(w * 0.8, -h), q(w, h * 0.4), q(w * 0.7, h), q(-w, h)], WALL, { tone: -0.2 });
      pen.tint([q(-w, -h), q(w * 0.8, -h), q(w, h * 0.4), q(w * 0.5, -h * 0.4), q(-w, -h * 0.4)], WALL, {
        tone: -1,
        edge: 'straight',
      });
    }
    for (const i of range(8)) {
      const [u, z] = [
        i > 5 ? 316 - i * 64 : -40 + i * 17 + random.jitter(8),
        i > 5 ? 300 : 410 - ((i * 53) % 70),
      ];
      const r = 4 + (i % 3) * 2.5;
      pen.tint([p(u - r, z - r * 0.6), p(u - r * 0.3, z + r), p(u + r, z + r * 0.2)], '#a8916c');
    }
  },
};
