/** The park's best ride: a rail bent into a heart, and tin visitors who have been round it for a thousand years. */
import { nth, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { puff } from '../../../things/nature/tree';
import { tinFace } from './ruin';

export interface HeartCoasterOptions {
  readonly size?: number;
  readonly rail?: string;
  readonly steel?: string;
  readonly car?: string;
}

const STEPS = 72;

/** Beside the notch the rail leaves the curve, so that its two halves meet in a dip that a car can ride. */
const DIP = 0.055;

/** The heart's outline at t 0..1, from its notch round clockwise; x -1..1, z 0..1. */
function heart(t: number): Point {
  const near = Math.min(t, 1 - t);
  if (near < DIP) {
    const [x, z] = heart(DIP);
    const k = near / DIP;
    return [(t < 0.5 ? x : -x) * k, z - 0.07 * (1 - k ** 2)];
  }
  const a = t * Math.PI * 2;
  const x = 16 * Math.sin(a) ** 3;
  const z = 13 * Math.cos(a) - 5 * Math.cos(2 * a) - 2 * Math.cos(3 * a) - Math.cos(4 * a);
  return [x / 16, (z + 17) / 29];
}

export const heartCoaster: ThingKind<HeartCoasterOptions> = {
  name: 'heartCoaster',
  footprint: () => block(620, 190),
  height: 260,
  draw(pen, frame, { size = 560, rail = '#d9607a', steel = '#cfc8b4', car = '#e8b84a' }, random) {
    const s = frame.scale;
    const at = (t: number, k: number, w: number): Point => {
      const [x, z] = heart(t);
      return frame.at(
        x * size * 0.56 * k,
        w - 30 * Math.cos(t * Math.PI * 2),
        96 + (0.52 + (z - 0.52) * k) * size,
      );
    };
    const loop = (k: number, w: number) => range(STEPS + 1).map((i) => at(i / STEPS, k, w));
    const posts = (w: number, tone: number) => {
      const feet = [-260, -150, -50, 60, 160, 250];
      const heads = [0.8, 0.72, 0.56, 0.44, 0.28, 0.2];
      const lines = feet.map((u, i): Point[] => [frame.at(u, w, 0), at(nth(heads, i), 0.99, w)]);
      pen.bars(lines, 11 * s, steel, { tone });
      pen.bars(
        range(5).flatMap((i): Point[][] => {
          const [p, q] = [nth(lines, i), nth(lines, i + 1)];
          const mid = (line: Point[], k: number): Point => [
            nth(line, 0)[0] + (nth(line, 1)[0] - nth(line, 0)[0]) * k,
            nth(line, 0)[1] + (nth(line, 1)[1] - nth(line, 0)[1]) * k,
          ];
          return [
            [mid(p, 0.2), mid(q, 0.7)],
            [mid(p, 0.7), mid(q, 0.2)],
          ];
        }),
        5 * s,
        steel,
        { tone: tone - 0.2, edge: 1.8 },
      );
    };
    posts(-40, -0.9);
    pen.bars([loop(1, -26)], 12 * s, rail, { tone: -0.9, smooth: true });
    posts(50, 0.1);
    pen.bars(
      range(STEPS / 2).map((i) => [at((i * 2) / STEPS, 1, -28), at((i * 2) / STEPS, 0.93, 30)]),
      5 * s,
      steel,
      { tone: -0.3, edge: 1.8 },
    );
    pen.bars([loop(0.93, 30)], 14 * s, rail, { tone: 0.25, smooth: true });
    for (const i of range(26)) {
      const [x, y] = at((i + 0.5) / 26, 0.99, 30);
      pen.tint(
        range(7).map((k): Point => [x + Math.cos(k) * 7 * s, y + Math.sin(k) * 7 * s]),
        {
          emit: i % 3 ? '#fff0b8' : '#ff8f6a',
        },
      );
    }
    for (const [i, t] of [0.1, 0.135, 0.17, 0.205].entries()) {
      const [a, b] = [at(t, 1, 10), at(t + 0.02, 1, 10)];
      const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
      const length = Math.hypot(dx, dy) || 1;
      const p = (along: number, up: number): Point => [
        a[0] + ((dx * along + dy * up) / length) * s,
        a[1] + ((dy * along - dx * up) / length) * s,
      ];
      tinFace(pen, p(0, 42), 22 * s, nth(['#d8c8a0', '#b9b8a8', '#c9a888', '#d9d4c0'], i), { look: 0.3 });
      pen.shape([p(-32, 4), p(32, 4), p(36, 26), p(-36, 30)], i === 3 ? rail : car, {});
      pen.line([p(-33, 16), p(34, 15)], 1, { colour: '#fff6dc' });
    }
    for (const u of [-270, -190, -60, 40, 140, 240]) {
      const r = random.range(28, 46) * s;
      puff(pen, frame.at(u, 74, 12), r, r * 0.7, '#84a45c', 0.2);
    }
  },
};
