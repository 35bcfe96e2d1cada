/** A rowing boat of the isles, with its oars shipped: the blades lie over the sides. */
import type { Frame } from '../../../core/frame';
import { lerp, nth, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { block } from '../../../core/footprint';
import type { ThingKind } from '../../../core/thing';

export interface RowBoatOptions {
  readonly wood?: string;
}

/** The hull from stern to bow: where, half its width, the height of its edge. */
const HULL = [
  [-146, 26, 58],
  [-120, 34, 48],
  [-70, 42, 37],
  [0, 45, 33],
  [70, 42, 38],
  [120, 28, 52],
  [158, 3, 72],
] as const;

const edge = (frame: Frame, side: number, k = 1): Point[] =>
  HULL.map(([u, half, z]) => frame.at(lerp(0, u, k), side * half * k, k < 1 ? 0 : z));

export const rowBoat: ThingKind<RowBoatOptions> = {
  name: 'rowBoat',
  footprint: () => block(240, 70),
  height: 30,
  shadow: false,
  draw(pen, frame, { wood = '#a8623a' }) {
    const s = frame.scale;
    for (const k of [1.12, 0.94])
      pen.line(frame.disc(0, 12, 0, 146 * k, 0.25, 2.9, 12), 1.4, {
        smooth: true,
        colour: '#d6f2fb',
        opacity: 0.8,
      });
    const [near, far] = [edge(frame, 1), edge(frame, -1)];
    const keel = edge(frame, 1, 0.86);
    const inside = [...near, ...far.toReversed()];
    pen.shape(inside, wood, { tone: -0.9, wobble: 0 });
    pen.within(inside, () => {
      pen.shape(
        [
          ...HULL.map(([u, h]) => frame.at(u * 0.88, h * 0.74, 16)),
          ...HULL.toReversed().map(([u, h]) => frame.at(u * 0.88, -h * 0.74, 16)),
        ],
        wood,
        { tone: 0.15, ink: 0.7, contour: false, wobble: 0 },
      );
      for (const w of [-16, 0, 16])
        pen.line([frame.at(-110, w, 16), frame.at(116, w, 16)], 0.6, { opacity: 0.7 });
      for (const u of [-80, 0, 74])
        pen.shape(
          [
            frame.at(u - 13, -40, 30),
            frame.at(u + 13, -40, 30),
            frame.at(u + 13, 40, 30),
            frame.at(u - 13, 40, 30),
          ],
          wood,
          { tone: 0.6, ink: 0.8, contour: false, wobble: 0 },
        );
    });
    pen.shape([...near, ...keel.toReversed()], wood, { tone: -0.25, wobble: 0 });
    for (const t of [0.36, 0.68])
      pen.line(
        near.map(([x, y], i): Point => {
          const [u, v] = nth(keel, i);
          return [lerp(x, u, t), lerp(y, v, t)];
        }),
        0.8,
        { opacity: 0.8 },
      );
    pen.bars([near, far, [nth(near, 0), nth(far, 0)]], 7 * s, '#e0a860', { edge: 1.6 });
    // an oar over the near side, its blade in the water
    for (const [u, way] of [
      [-44, -1],
      [46, 1],
    ] as const) {
      const tip: Point = frame.at(u + way * 62, 104, 0);
      const lock: Point = frame.at(u, 44, 38);
      pen.bars([[frame.at(u - way * 22, 14, 52), lock, tip]], 7 * s, '#e6cf9a', { edge: 1.6 });
      const blade = (k: number, w: number): Point => {
        const [dx, dy] = [tip[0] - lock[0], tip[1] - lock[1]];
        const long = Math.hypot(dx, dy);
        return [
          lerp(lock[0], tip[0], k) - (dy / long) * w * s,
          lerp(lock[1], tip[1], k) + (dx / long) * w * s,
        ];
      };
      pen.shape(
        [
          blade(0.62, -4),
          blade(0.78, -11),
          blade(1.08, -10),
          blade(1.12, 0),
          blade(1.08, 10),
          blade(0.78, 11),
          blade(0.62, 4),
        ],
        '#e6cf9a',
        { ink: 0.9 },
      );
      pen.line(
        range(7).map((i): Point => [tip[0] + (i - 3) * 7 * s, tip[1] + (5 + Math.sin(i * 1.6) * 2) * s]),
        1.3,
        { smooth: true, colour: '#eafaff' },
      );
    }
  },
};
