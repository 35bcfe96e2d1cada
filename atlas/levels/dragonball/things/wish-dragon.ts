/** The dragon that answers wishes, coiled over the horizon: the sign that this is no ordinary desert. */
import type { Frame } from '../../../core/frame';
import { nth, range, ribbon, spline } from '../../../core/geometry';
import type { Point, Points } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';
import { disc } from '../../../core/footprint';
import { head, leg } from './wish-dragon-parts';

export interface WishDragonOptions {
  readonly hide?: string;
  readonly belly?: string;
  readonly mane?: string;
}

/** From the tail to the nape, right to left, in world units. */
const COURSE: Points = [
  [960, 470],
  [880, 330],
  [720, 300],
  [610, 400],
  [640, 540],
  [790, 590],
  [900, 500],
  [850, 350],
  [640, 190],
  [400, 160],
  [230, 270],
  [240, 450],
  [390, 540],
  [520, 440],
  [440, 270],
  [200, 120],
  [-70, 110],
  [-240, 240],
  [-250, 420],
  [-370, 530],
];

export const wishDragon: ThingKind<WishDragonOptions> = {
  name: 'wish-dragon',
  footprint: () => disc(200),
  height: 0,
  draw(pen, frame: Frame, { hide = '#d99a2b', belly = '#fbe9bd', mane = '#c9412f' }) {
    const unit = frame.scale;
    const at = (x: number, y: number): Point => frame.at(x, 0, y);
    const line = spline(COURSE, false, 9);
    const count = line.length - 1;
    const half = (t: number) => 12 + 66 * Math.min(1, t * 3.2) * (t > 0.9 ? 1 - (t - 0.9) * 2 : 1);
    const tail = line.slice(0, 3);
    for (const [dx, dy] of [
      [60, 60],
      [20, 110],
      [110, 10],
    ] as const)
      pen.shape([at(nth(tail, 1)[0] - 16, 460), at(960 + dx, 470 + dy), at(960 + 14, 440)], mane, {
        tone: dx > 30 ? 0.4 : -0.4,
      });
    for (let i = 0; i < count; i++) {
      const piece = line.slice(i, i + 2);
      const wide = (t: number) => half((i + t) / count);
      const skin = ribbon(piece, wide);
      const [a, b] = [nth(piece, 0), nth(piece, 1)];
      const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
      const side: Point = [-(b[1] - a[1]) / length, (b[0] - a[0]) / length];
      const off = (p: Point, k: number): Point => at(p[0] + side[0] * k, p[1] + side[1] * k);
      const [h0, h1] = [wide(0), wide(1)];
      if (i % 4 === 1 && i < count - 6)
        pen.shape(
          [
            at(
              a[0] - side[0] * h0 * 0.9 + (b[0] - a[0]) * -1.2,
              a[1] - side[1] * h0 * 0.9 + (b[1] - a[1]) * -1.2,
            ),
            at(
              (a[0] + b[0]) / 2 - side[0] * h0 * 2.05 - (b[0] - a[0]) * 1.5,
              (a[1] + b[1]) / 2 - side[1] * h0 * 2.05 - (b[1] - a[1]) * 1.5,
            ),
            off(b, -h1 * 0.9),
          ],
          mane,
          { tone: 0.1 },
        );
      pen.shape(
        skin.map(([x, y]) => at(x, y)),
        hide,
        { ink: 0, wobble: 0 },
      );
      pen.tint([off(a, -h0), off(b, -h1), off(b, -h1 * 0.45), off(a, -h0 * 0.45)], hide, {
        tone: side[1] < 0 ? 0.9 : -0.9,
        edge: 'straight',
      });
      pen.tint([off(a, h0), off(b, h1), off(b, h1 * 0.3), off(a, h0 * 0.3)], belly, {
        tone: side[1] < 0 ? -0.5 : 0.3,
        edge: 'straight',
      });
      pen.line([off(a, -h0), off(b, -h1)], 1.7);
      pen.line([off(a, h0), off(b, h1)], 1.7);
      pen.line([off(a, h0 * 0.3), off(b, h1 * 0.3)], 0.8);
      pen.line([off(b, h1 * 0.3), off(b, h1)], 0.8);
      if (i % 2) {
        const k = h0 * -0.25;
        pen.line(
          [
            off(a, k - 14),
            at(
              (a[0] + b[0]) / 2 + side[0] * k + (b[0] - a[0]) * 0.7,
              (a[1] + b[1]) / 2 + side[1] * k + (b[1] - a[1]) * 0.7,
            ),
            off(a, k + 14),
          ],
          0.7,
          { smooth: true },
        );
      }
      if (i === Math.round(count * 0.34) || i === Math.round(count * 0.8))
        leg(pen, (x, y) => at(a[0] + x, a[1] + y), unit, hide);
    }
    const [nx, ny] = nth(line, -1);
    head(pen, (x, y) => at(nx + x * 0.9, ny + 10 + y * 0.9), unit * 0.9, hide, belly, mane);
    for (const i of range(3)) pen.glow(...at(nx - 200, ny), (200 + i * 60) * unit);
  },
};
