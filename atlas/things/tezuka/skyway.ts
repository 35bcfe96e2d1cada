/** The glass road in the air: a tube on stems, with bubble cars that never meet a red light. */
import { TAU, arc, nth, range } from '../../core/geometry';
import type { Point } from '../../core/geometry';
import { drum } from '../../core/solids';
import type { ThingKind } from '../../core/thing';
import { block } from '../footprint';

export interface SkywayOptions {
  readonly length?: number;
  readonly lift?: number;
  readonly swing?: number;
  readonly glass?: string;
  readonly trim?: string;
}

export const skyway: ThingKind<SkywayOptions> = {
  name: 'skyway',
  footprint: ({ length = 2400 }) => block(length, 60),
  height: 60,
  draw(pen, frame, { length = 2400, lift = 330, swing = 60, glass = '#a9e0e2', trim = '#e2604a' }, random) {
    const s = frame.scale;
    const count = 60;
    const z = (t: number) => lift + swing * Math.sin(t * TAU * 1.5);
    const on = (t: number, dz = 0): Point => frame.at((t - 0.5) * length, 0, z(t) + dz);
    const legs = Math.round(length / 420);
    for (const i of range(legs)) {
      const t = (i + 0.5) / legs;
      const u = (t - 0.5) * length;
      drum(pen, frame, { u, r: 40, z1: 16 }, '#d8c8c0');
      drum(pen, frame, { u, r: 20, r1: 14, z0: 16, z1: z(t) - 50 }, '#fbf0dc', { top: false });
      pen.shape(
        [
          on(t - 34 / length, -46),
          on(t + 34 / length, -46),
          frame.at(u + 16, 0, z(t) - 96),
          frame.at(u - 16, 0, z(t) - 96),
        ],
        trim,
      );
    }
    const ts = range(count + 1).map((i) => i / count);
    const tube = [...ts.map((t) => on(t, 56)), ...[...ts].reverse().map((t) => on(t, -46))];
    pen.shape(tube, glass, { wobble: 0, tone: 0.3 });
    pen.tint([...ts.map((t) => on(t, -20)), ...[...ts].reverse().map((t) => on(t, -46))], '#8f94a6', {
      edge: 'straight',
    });
    const cars = Math.round(length / 260);
    for (const i of range(cars)) {
      const t = (i + 0.2 + random.range(0, 0.5)) / cars;
      const [x, y] = on(t, -10);
      const colour = nth(['#e2604a', '#f0c04a', '#5f8fc4', '#ec7d86', '#6aa878'], i % 5);
      pen.shape(arc(x, y - 8 * s, 26 * s, 24 * s, Math.PI, TAU, 10), '#eafafa', { contour: false, ink: 0.8 });
      pen.shape(
        [
          [x - 50 * s, y - 8 * s],
          [x + 50 * s, y - 8 * s],
          [x + 54 * s, y + 10 * s],
          [x - 54 * s, y + 10 * s],
        ],
        colour,
        { contour: false },
      );
      pen.shape(
        [
          [x - 50 * s, y - 8 * s],
          [x - 66 * s, y - 26 * s],
          [x - 34 * s, y - 8 * s],
        ],
        colour,
        { contour: false, ink: 0.8 },
      );
    }
    pen.tint([...ts.map((t) => on(t, 52)), ...[...ts].reverse().map((t) => on(t, 34))], '#ffffff', {
      edge: 'straight',
      opacity: 0.6,
    });
    pen.tint([...ts.map((t) => on(t, 56)), ...[...ts].reverse().map((t) => on(t, -20))], glass, {
      edge: 'straight',
      opacity: 0.25,
    });
    const rings = Math.round(length / 90);
    pen.bars(
      range(rings + 1).map((i) =>
        range(7).map((k) => {
          const t = i / rings;
          const a = (k / 6) * Math.PI;
          const [x, y] = on(t, 5);
          return [x - Math.sin(a) * 12 * s, y - Math.cos(a) * 51 * s] as const;
        }),
      ),
      5 * s,
      '#fbf6ea',
      { edge: 1.4, smooth: true },
    );
    pen.bars([ts.map((t) => on(t, 56)), ts.map((t) => on(t, -46))], 7 * s, trim, { edge: 2 });
  },
};
