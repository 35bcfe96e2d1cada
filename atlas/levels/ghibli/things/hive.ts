/** A hive that came down, and all who lived in it, in the air and cross. */
import { TAU, arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { disc } from '../../../core/footprint';
import type { ThingKind } from '../../../core/thing';

export interface HiveOptions {
  /** Where the swarm goes: to the left at -1. */
  readonly side?: 1 | -1;
}

export const hive: ThingKind<HiveOptions> = {
  name: 'hive',
  footprint: () => disc(40),
  height: 50,
  draw(pen, frame, { side = -1 }, random) {
    const s = frame.scale;
    const at = (u: number, z: number): Point => frame.at(u * side, 0, z);
    for (const [i, [z, r]] of (
      [
        [12, 40],
        [34, 46],
        [56, 38],
        [74, 24],
      ] as const
    ).entries())
      pen.shape(arc(...at(-4 - i * 3, z), r * s, 17 * s, 0, TAU, 14), '#d9a24a', {
        edge: 'smooth',
        tone: 0.3 - i * 0.1,
      });
    pen.shape(arc(...at(14, 36), 14 * s, 15 * s, 0, TAU, 12), '#4a3028', { edge: 'smooth', contour: false });
    // honey runs out
    pen.shape([at(2, 22), at(30, 20), at(64, -4), at(20, -10), at(-20, -4)], '#f6bd3c', {
      edge: 'smooth',
      contour: false,
      ink: 0.8,
    });
    for (const i of range(17)) {
      const t = i / 16;
      const [x, y] = at(54 + t * 190, 60 + Math.sin(i * 2.3) * 44 + 42 * Math.sin(t * 3) + random.jitter(6));
      const r = (8.5 - t * 1.5) * s;
      for (const k of [-1, 1])
        pen.shape(arc(x + k * r * 0.4, y - r * 1.1, r * 0.55, r * 0.9, 0, TAU, 8), '#f4fbff', {
          edge: 'smooth',
          ink: 0.6,
        });
      pen.shape(arc(x, y, r * 1.25, r * 0.95, 0, TAU, 10), '#f9cf3c', { edge: 'smooth', ink: 0.8 });
      for (const k of [-0.35, 0.35])
        pen.line(
          [
            [x + k * r, y - r * 0.8],
            [x + k * r, y + r * 0.8],
          ],
          1.5,
        );
    }
    for (const [z, w] of [
      [92, 70],
      [58, 96],
      [26, 60],
    ] as const)
      pen.line([at(60, z), at(60 + w * 0.5, z + 9), at(60 + w, z + 2)], 1.2, { smooth: true, opacity: 0.55 });
  },
};
