/** The glass road in the air: a tube on stems, with bubble cars that never meet a red light. */
import { TAU, arc, nth, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { drum } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { BUST_HAIR, BUST_SKINS, bust } from '../../../things/fair/bust';

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
      bust(pen, [x, y - 17 * s], 11 * s, {
        skin: nth(BUST_SKINS, i % BUST_SKINS.length),
        hair: nth(BUST_HAIR, (i * 2) % BUST_HAIR.length),
        kind: i,
        look: i % 2 ? 0.6 : -0.6,
        contour: false,
      });
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
    // a terminal at either end
    for (const [t, u] of [
      [0, -length / 2],
      [1, length / 2],
    ] as const) {
      const floor = z(t) - 62;
      drum(pen, frame, { u, r: 34, r1: 26, z1: floor }, '#fbf0dc', { top: false });
      drum(pen, frame, { u, r: 60, r1: 104, z0: floor - 40, z1: floor }, trim, { top: false });
      drum(pen, frame, { u, r: 104, z0: floor, z1: floor + 96 }, '#fbf6ea', { top: false });
      for (const a of [0.7, 1.3, 1.85, 2.45]) {
        const [x, y] = frame.at(u + Math.cos(a) * 104, Math.sin(a) * 104, floor + 50);
        pen.shape(arc(x, y, 17 * s, 24 * s, 0, TAU, 14), '#7cc0c4', {
          edge: 'smooth',
          contour: false,
          ink: 0.8,
        });
      }
      const [x, y] = frame.at(u, 0, floor + 96);
      pen.shape(
        [...arc(x, y, 112 * s, 60 * s, Math.PI, TAU, 14), ...arc(x, y, 112 * s, 56 * s, 0, Math.PI, 14)],
        trim,
        { wobble: 0 },
      );
      pen.tint(arc(x - 40 * s, y - 20 * s, 30 * s, 12 * s), trim, { tone: 1 });
      pen.bars([[frame.at(u, 0, floor + 150), frame.at(u, 0, floor + 210)]], 6 * s, '#8f94a6');
      pen.shape(arc(...frame.at(u, 0, floor + 216), 11 * s, 11 * s, 0, TAU, 10), '#f0c04a', {
        edge: 'smooth',
      });
    }
  },
};
