/** A great dish on a turning base: it hears the enemy, the weather and, on Fridays, the radio play. */
import { TAU, arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { letters } from '../../../core/lettering';
import { box, drum } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { SNOW, beacon, ladder, pane, snowOn } from './parts';

export interface RadarDishOptions {
  readonly face?: 1 | -1;
  readonly r?: number;
  readonly number?: string;
}

export const radarDish: ThingKind<RadarDishOptions> = {
  name: 'radarDish',
  footprint: ({ r = 190 }) => block(r * 1.7, r),
  height: ({ r = 190 }) => r * 2,
  draw(pen, frame, { face = 1, r = 190, number = '1' }, random) {
    const s = frame.scale;
    const k = r / 190;
    const p = (u: number, z: number, w = 0): Point => frame.at(u * k * face, w * k, z * k);
    const base = box(
      pen,
      frame,
      { u0: -150 * k, u1: 150 * k, w0: -70 * k, w1: 70 * k, z1: 110 * k },
      '#b3bdc9',
      {
        topMaterial: SNOW,
      },
    );
    if (base.front) {
      const f = base.front;
      f.panel(0, 0, f.width, 22 * k, '#7f8da0', { ink: 0.8 });
      pane(f, 40 * k, 46 * k, 100 * k, 82 * k, random);
      f.panel(222 * k, 0, 268 * k, 86 * k, '#3f6f86', { ink: 1 });
      letters(pen, f, number, { s: 160 * k, z: 42 * k, height: 44 * k, colour: '#e8702c', width: 2.2 });
    }
    snowOn(
      pen,
      [frame.at(-156 * k, 70 * k, 110 * k), frame.at(156 * k, 70 * k, 110 * k)],
      15 * s * k,
      random,
    );
    drum(pen, frame, { r: 86 * k, r1: 60 * k, z0: 110 * k, z1: 190 * k }, '#8794a6');
    ladder(pen, p(-96, 110, 40), p(-62, 190, 30), 9 * s * k);
    pen.bars(
      [
        [p(-60, 180), p(-20, 300)],
        [p(60, 180), p(10, 300)],
        [p(0, 180, 40), p(0, 300)],
      ],
      15 * s * k,
      '#6b7688',
    );
    // truss behind, bowl in front, looking up and aside
    const bowl = (q: number, lean = 0): Point[] =>
      range(30).map((i): Point => {
        const a = (i / 30) * TAU;
        const [x, y] = [Math.cos(a) * 176 * q, Math.sin(a) * 204 * q];
        return p(30 + x * 0.94 + y * 0.2 + lean, 350 + y * 0.86 - x * 0.32 + lean * 0.5);
      });
    pen.shape(bowl(0.86, -52), '#9aa7b8', { edge: 'smooth', tone: -0.7 });
    for (const i of range(9)) {
      const [a, b] = [bowl(0.7, -50)[i * 3], bowl(0.98, -8)[i * 3]];
      if (a && b) pen.bars([[a, b]], 8 * s * k, '#6b7688');
    }
    pen.shape(bowl(1), '#eef2f6', { edge: 'smooth', ink: 1.3, wobble: 0 });
    pen.tint(bowl(0.93), '#dbe3ec', {});
    pen.tint(bowl(0.74, face * -18), '#c3cfdc', {});
    pen.tint(bowl(0.42, face * -34), '#a9b8c9', {});
    for (const i of range(10)) {
      const [a, b] = [bowl(0.1, -34)[i * 3], bowl(0.97)[i * 3]];
      if (a && b) pen.line([a, b], 0.8, { opacity: 0.55 });
    }
    for (const q of [0.4, 0.7])
      pen.line([...bowl(q, -20 + q * 10), ...bowl(q, -20 + q * 10).slice(0, 1)], 0.7, {
        smooth: true,
        opacity: 0.5,
      });
    const horn = p(150, 500, 60);
    for (const i of [3, 12, 22]) {
      const from = bowl(0.9)[i];
      if (from) pen.bars([[from, horn]], 5 * s * k, '#e8702c');
    }
    pen.shape(arc(horn[0], horn[1], 20 * s * k, 20 * s * k, 0, TAU, 14), '#e8702c', { edge: 'smooth' });
    beacon(pen, [horn[0] + 10 * s * face, horn[1] - 12 * s], 7 * s);
    snowOn(pen, bowl(0.98).slice(face > 0 ? 18 : 16, face > 0 ? 27 : 25), 11 * s * k, random);
  },
};
