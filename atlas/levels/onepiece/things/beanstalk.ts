/** The great vine that people climb to the island in the sky. */
import { arc, range, spline } from '../../../core/geometry';
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
      pen.bars([strand(phase)], 44 * s, green, { tone, smooth: true, edge: 4 });
      pen.line(
        strand(phase).map(([x, y]): Point => [x - 9 * s, y]),
        2,
        { colour: green, tone: 1, smooth: true },
      );
    }
    for (const i of range(22)) {
      const t = 0.06 + (i / 22) * 0.92;
      const side = i % 2 ? 1 : -1;
      const size = (1.3 - t * 0.6) * random.range(0.85, 1.2);
      const [u, z] = [sway * t * t + side * (50 * (1 - t) + 26), t * tall];
      const leaf = [
        [0, 0],
        [44, 34],
        [104, 36],
        [140, 6],
        [96, -26],
        [40, -20],
      ].map(([a = 0, b = 0]) => frame.at(u + side * a * size, 30, z + b * size));
      pen.shape(leaf, i % 3 ? '#79bf55' : '#4f9a4c', { edge: 'smooth', tone: side < 0 ? 0.4 : -0.3 });
      pen.line([frame.at(u, 30, z), frame.at(u + side * 120 * size, 30, z + 6 * size)], 0.8);
      if (i % 5 === 2) {
        pen.shape(arc(...frame.at(u + side * 20, 34, z - 30), 20 * s, 26 * s, 0, 6.2832, 10), '#f08a9a', {
          edge: 'scallop',
        });
      }
    }
  },
};
