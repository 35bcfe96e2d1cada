/** A hermit's scroll, taller than he is: it stands on its roller, half unrolled, and its last picture is not dry yet. */
import { TAU, arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { block } from '../../../core/footprint';
import type { ThingKind } from '../../../core/thing';

export interface GiantScrollOptions {
  readonly paper?: string;
  readonly cloth?: string;
}

const [TALL, WIDE, HALF] = [236, 150, 34];

export const giantScroll: ThingKind<GiantScrollOptions> = {
  name: 'giantScroll',
  footprint: () => block(WIDE + 90, 40),
  height: TALL,
  draw(pen, frame, { paper = '#fbf0d2', cloth = '#c23f34' }, random) {
    const s = frame.scale;
    const at = (u: number, z: number): Point => frame.at(u, 0, z);
    // the open sheet, which curls at its free edge
    const sheet = [
      at(0, 22),
      at(0, TALL - 18),
      at(WIDE * 0.5, TALL - 26),
      at(WIDE, TALL - 14),
      at(WIDE + 14, TALL * 0.5),
      at(WIDE, 14),
      at(WIDE * 0.5, 20),
    ];
    pen.shape(sheet, paper, { tone: 0.3 });
    pen.within(sheet, () => {
      pen.tint([at(0, 10), at(0, TALL), at(26, TALL), at(26, 10)], paper, { tone: -1, edge: 'straight' });
      pen.tint([at(WIDE - 22, 10), at(WIDE - 10, TALL), at(WIDE + 30, TALL), at(WIDE + 30, 0)], paper, {
        tone: -0.6,
        edge: 'straight',
      });
      for (const z of [30, TALL - 36])
        pen.bars([[at(0, z), at(WIDE + 20, z - 2)]], 9 * s, cloth, { edge: 0 });
      // a toad in four strokes of the brush, and the seal under it
      const [x, y] = at(WIDE * 0.54, TALL * 0.56);
      pen.stroke(arc(x, y, 40 * s, 34 * s, Math.PI * 0.9, Math.PI * 2.1, 12), 13, { from: 0.7, to: 0.2 });
      pen.stroke(arc(x, y + 26 * s, 46 * s, 16 * s, 0.2, Math.PI - 0.2, 9), 11, { from: 0.3, to: 0.9 });
      for (const k of [-1, 1]) {
        pen.shape(arc(x + k * 20 * s, y - 32 * s, 11 * s, 11 * s, 0, TAU, 10), paper, {
          edge: 'smooth',
          contour: false,
          ink: 1.4,
        });
        pen.tint(arc(x + k * 20 * s, y - 31 * s, 4 * s, 5 * s, 0, TAU, 8), '#2b1a2e');
      }
      pen.line(arc(x, y - 4 * s, 22 * s, 12 * s, 0.2, Math.PI - 0.2, 8), 1.6, { smooth: true });
      const [p, q] = at(WIDE * 0.82, 62);
      pen.tint(
        [
          [p - 11 * s, q - 11 * s],
          [p + 11 * s, q - 11 * s],
          [p + 11 * s, q + 11 * s],
          [p - 11 * s, q + 11 * s],
        ],
        cloth,
        { edge: 'straight' },
      );
      pen.scratches(
        range(9).map((): Point[] => {
          const [u, z] = [random.range(30, WIDE), random.range(36, TALL - 40)];
          return [at(u, z), at(u + random.range(8, 18), z + 1)];
        }),
      );
    });
    // the roll it comes from: paper on paper, a band of cloth, and a knob at either end
    const roll = [at(-HALF, 14), at(-HALF, TALL), at(HALF, TALL), at(HALF, 14)];
    pen.shape(roll, paper);
    pen.within(roll, () => {
      pen.tint([at(6, 0), at(6, TALL + 9), at(HALF + 9, TALL + 9), at(HALF + 9, 0)], paper, {
        tone: -1,
        edge: 'straight',
      });
      pen.tint([at(-HALF, 0), at(-HALF, TALL), at(-HALF + 12, TALL), at(-HALF + 12, 0)], paper, {
        tone: 0.8,
        edge: 'straight',
      });
    });
    for (const [low, high] of [
      [30, 52],
      [TALL - 54, TALL - 32],
      [TALL * 0.5 - 17, TALL * 0.5 + 17],
    ] as const) {
      pen.shape([at(-HALF, low), at(-HALF, high), at(HALF, high), at(HALF, low)], cloth, { contour: false });
      pen.tint([at(8, low), at(8, high), at(HALF, high), at(HALF, low)], cloth, {
        tone: -1,
        edge: 'straight',
      });
    }
    pen.shape(arc(...at(0, TALL), HALF * s, 11 * s, 0, TAU, 16), paper, { edge: 'smooth', tone: 0.6 });
    pen.line(arc(...at(2, TALL), HALF * 0.5 * s, 5 * s, 0.4, 6, 12), 0.9, { smooth: true });
    for (const z of [8, TALL + 10]) {
      pen.shape([at(-11, z - 12), at(-11, z + 12), at(11, z + 12), at(11, z - 12)], '#5a3a34');
      pen.shape(arc(...at(0, z > 9 ? z + 14 : z - 8), 17 * s, 9 * s, 0, TAU, 12), '#e8b84a', {
        edge: 'smooth',
      });
    }
  },
};
