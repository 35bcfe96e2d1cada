/** The great vine that people climb to the island in the sky. */
import { arc, nth, range, ribbon, spline } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';
import { disc } from '../../../core/footprint';

export interface BeanstalkOptions {
  readonly tall?: number;
  readonly sway?: number;
  readonly green?: string;
}

export const beanstalk: ThingKind<BeanstalkOptions> = {
  name: 'beanstalk',
  footprint: () => disc(110),
  height: 300,
  draw(pen, frame, { tall = 900, sway = 160, green = '#5da64a' }, random) {
    const s = frame.scale;
    const strand = (phase: number): Point[] =>
      spline(
        range(13).map((i): Point => {
          const t = i / 12;
          const wide = 70 * (1 - t) ** 0.7 + 16;
          return frame.at(
            Math.sin(t * 9 + phase) * wide + sway * t * t,
            Math.cos(t * 9 + phase) * 20,
            t * tall,
          );
        }),
        false,
        5,
      );
    for (const k of range(7)) {
      const a = k * 0.9;
      pen.stroke(
        [
          frame.at(Math.cos(a) * 40, Math.sin(a) * 40, 60),
          frame.at(Math.cos(a) * 90, Math.sin(a) * 90, 20),
          frame.at(Math.cos(a) * 150, Math.sin(a) * 120, 0),
        ],
        34,
        { colour: '#7a8f3f', from: 1 },
      );
    }
    for (const [phase, tone] of [
      [0, -0.9],
      [2.1, -0.3],
      [4.2, 0.3],
    ] as const) {
      const line = strand(phase);
      const stem = (k: number, aside = 0) =>
        ribbon(
          line.map(([x, y]): Point => [x + aside * s, y]),
          (t) => (4 + 21 * (1 - t) ** 0.6) * k * s,
        );
      pen.shape(stem(1), green, { tone, wobble: 0 });
      pen.within(stem(1), () => {
        pen.tint(stem(0.5, 13), green, { tone: tone - 0.9, edge: 'straight' });
        pen.tint(stem(0.24, -9), green, { tone: tone + 0.9, edge: 'straight' });
      });
      for (const i of range(9)) {
        const [x, y] = nth(line, 3 + i * 6);
        pen.line(arc(x, y, 15 * s, 5 * s, 0.5, 2.6, 5), 0.7, { smooth: true, opacity: 0.6 });
      }
      // the young end feels for a hold
      const [x, y] = nth(line, -1);
      if (tone === -0.3) continue;
      const way = tone < -0.4 ? -1 : 1;
      pen.stroke(
        range(12).map((i): Point => {
          const [turn, far] = [i * 0.62, (34 - i * 2.4) * s];
          return [x + way * (34 * s - Math.cos(turn) * far), y - Math.sin(turn) * far * 0.9 - 8 * s];
        }),
        8,
        { colour: green, tone: tone - 0.2, from: 1, to: 0.3 },
      );
    }
    for (const i of range(22)) {
      const t = 0.06 + (i / 22) * 0.92;
      const side = i % 2 ? 1 : -1;
      const size = (1.3 - t * 0.6) * random.range(0.85, 1.2);
      const [u, z] = [sway * t * t + side * (50 * (1 - t) + 26), t * tall];
      const tilt = random.range(-0.28, 0.42);
      const at = (a: number, k: number): Point => {
        const [along, up] = [a * 140 * size, k * 38 * size + Math.sin(a * Math.PI) * 10];
        return frame.at(u + side * (along - up * tilt * 0.3), 30, z + up + along * tilt);
      };
      const upper = [at(0.3, 0.9), at(0.62, 0.95), at(0.86, 0.5)];
      const lower = [at(0.86, -0.32), at(0.6, -0.78), at(0.28, -0.66)];
      const leaf = i % 3 ? '#79bf55' : '#4f9a4c';
      const lit = side < 0 ? 0.4 : -0.3;
      pen.shape([at(0, 0), ...upper, at(1.06, 0.04), ...lower], leaf, { edge: 'smooth', tone: lit });
      pen.tint([at(0.03, 0), ...lower.toReversed(), at(1.02, 0.02), at(0.5, 0.02)], leaf, {
        tone: lit - 0.8,
      });
      pen.line([at(0, 0), at(0.5, 0.06), at(0.98, 0.03)], 0.8, { smooth: true });
      for (const a of [0.25, 0.45, 0.65])
        pen.scratches([
          [at(a, 0.04), at(a + 0.16, 0.6)],
          [at(a, 0), at(a + 0.14, -0.5)],
        ]);
      if (i % 5 === 2) {
        pen.shape(arc(...frame.at(u + side * 20, 34, z - 30), 20 * s, 26 * s, 0, 6.2832, 10), '#f08a9a', {
          edge: 'scallop',
        });
      }
    }
  },
};
