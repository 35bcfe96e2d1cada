/** A fallen giant trunk one walks through into the lost woods. */
import { TAU, arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { clump } from '../../../ground/textures';
import { lookIn } from './log-inside';

export interface LogGateOptions {
  readonly r?: number;
  readonly length?: number;
  readonly bark?: string;
}

export const logGate: ThingKind<LogGateOptions> = {
  name: 'logGate',
  footprint: ({ r = 190, length = 420 }) => block(r * 2, length * 0.7),
  height: 330,
  draw(pen, frame, { r = 190, length = 420, bark = '#8a6444' }, random) {
    const s = frame.scale;
    const h = length / 2;
    const rim = (k: number, w: number, dx = 0): Point[] =>
      range(26).map((i) => {
        const a = (i / 25) * Math.PI * 1.3 - Math.PI * 0.15;
        return frame.at(Math.cos(a) * r * k + dx, w, Math.max(0, r * 0.62 + Math.sin(a) * r * k));
      });
    const back = rim(1, -h, 70);
    const front = rim(1, h);
    pen.shape([...back.slice(0, 16), ...front.slice(8), ...front.slice(0, 8).reverse()], bark, { wobble: 2 });
    pen.shape([...front, ...back.slice().reverse()], bark, { wobble: 2, tone: -0.2 });
    for (const i of range(20)) {
      const k = 2 + (i % 19);
      const [a, b] = [front[k], back[k]];
      if (!a || !b) continue;
      pen.stroke([a, [(a[0] + b[0]) / 2 + random.jitter(5), (a[1] + b[1]) / 2], b], 3.4);
    }
    // plates of bark, knots, and shelves of fungus along the flank
    for (const _ of range(54)) {
      const k = random.chance(0.6) ? random.int(1, 7) : random.int(18, 24);
      const [a, b] = [front[k], back[k]];
      if (!a || !b) continue;
      const t = random.range(0.04, 0.86);
      const p = (d: number, q: number): Point => [
        a[0] + (b[0] - a[0]) * (t + d) + q * 3,
        a[1] + (b[1] - a[1]) * (t + d) + q * 5,
      ];
      pen.line([p(0, 0), p(0.05, 1), p(0.1, 0)], 0.8, { smooth: true });
    }
    for (const [k, t] of [
      [22, 0.3],
      [20, 0.62],
      [23, 0.72],
    ] as const) {
      const [a, b] = [front[k], back[k]];
      if (!a || !b) continue;
      const [x, y] = [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
      pen.shape(arc(x, y, 15 * s, 20 * s, 0, TAU, 12), bark, { edge: 'smooth', contour: false, tone: 0.5 });
      pen.shape(arc(x, y, 7 * s, 11 * s, 0, TAU, 10), '#4a3430', {
        edge: 'smooth',
        contour: false,
        ink: 0.7,
      });
    }
    pen.shape(
      [
        ...back.slice(7, 19).map(([x, y]): Point => [x, y - 6]),
        ...front
          .slice(7, 19)
          .reverse()
          .map(([x, y], i): Point => [x, y + 14 + (i % 3) * 12]),
      ],
      '#6fa04a',
      { edge: 'straight', tone: 0.2 },
    );
    for (const _ of range(22)) {
      const i = random.int(8, 17);
      const [a, b] = [front[i], back[i]];
      if (!a || !b) continue;
      const t = random.next();
      const p: Point = [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
      pen.shape(clump(p, s * 0.7, random, 34), '#6fa04a', { contour: false, ink: 0.6, tone: -0.4 });
    }
    pen.shape(front, '#d9b88a', { edge: 'straight', wobble: 2 });
    pen.shape(rim(0.82, h, 0), '#6a4a3a', { edge: 'straight', contour: false, wobble: 3 });
    lookIn(pen, frame, r, h);
    for (const i of range(14)) {
      const a = 0.1 + i * 0.21;
      const p = (k: number) => frame.at(Math.cos(a) * r * k, h, r * 0.62 + Math.sin(a) * r * k);
      pen.line([p(0.85), p(0.97)], 0.8);
    }
    for (const k of [-1, 1]) {
      pen.shape(
        [
          frame.at(k * r * 0.9, h + 20, 80),
          frame.at(k * r * 1.3, h + 40, 0),
          frame.at(k * r * 1.7, h + 60, -10),
          frame.at(k * r * 1.1, h + 70, -4),
          frame.at(k * r * 0.7, h + 40, 10),
        ],
        bark,
        { edge: 'smooth', tone: k < 0 ? 0.3 : -0.6 },
      );
      for (const j of range(2)) {
        const [x, y] = frame.at(k * (r * 1.06 + j * 44), h + 60, 24 - j * 8);
        pen.bars(
          [
            [
              [x, y],
              [x, y + 26 * s],
            ],
          ],
          13 * s,
          '#f4e6cc',
        );
        pen.shape(
          arc(x, y, (30 - j * 6) * s, (24 - j * 4) * s, Math.PI, TAU, 10),
          k < 0 ? '#d9483f' : '#e0a03a',
          { edge: 'straight' },
        );
      }
    }
    for (const i of range(8)) {
      const p = front[9 + i];
      if (p)
        pen.stroke([p, [p[0] + 4, p[1] + 34 * s], [p[0] - 3, p[1] + (60 + (i % 3) * 30) * s]], 4, {
          colour: '#5f9a48',
        });
    }
  },
};
