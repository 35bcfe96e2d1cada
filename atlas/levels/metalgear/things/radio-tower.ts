/** The radio tower: a red and white lattice hung with dishes, guyed against the wind, a hut at its foot. */
import { TAU, arc, nth, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { box } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { SNOW, beacon, drift, ladder, pane, snowOn } from './parts';

export interface RadioTowerOptions {
  readonly tall?: number;
  readonly paint?: readonly [string, string];
}

export const radioTower: ThingKind<RadioTowerOptions> = {
  name: 'radioTower',
  footprint: () => block(340, 240),
  height: 700,
  draw(pen, frame, { tall = 1060, paint = ['#e2452f', '#f4f6f8'] }, random) {
    const s = frame.scale;
    const p = (u: number, z: number, w = 0): Point => frame.at(u, w, z);
    const half = (z: number) => 128 * (1 - z / tall) ** 1.25 + 17;
    for (const [u, z] of [
      [-520, 0.62],
      [-400, 0.4],
      [520, 0.66],
      [400, 0.42],
    ] as const)
      pen.line([p(Math.sign(u) * half(tall * z), tall * z), p(u * 0.62, 0, 60)], 1, { colour: '#4a5468' });
    const floors = 9;
    const level = (i: number) => tall * (1 - (1 - i / floors) ** 1.18);
    for (const back of [true, false])
      for (const i of range(floors)) {
        const [z0, z1] = [level(i), level(i + 1)];
        const [a, b] = [half(z0), half(z1)];
        const colour = nth(paint, i % 2);
        const w = (k: number, z: number) => (back ? -1 : 1) * half(z) * 0.7 * k;
        const bar = Math.max(5, 13 - i) * s;
        const tone = back ? -0.9 : 0;
        pen.bars(
          [
            [p(-a, z0, w(1, z0)), p(b, z1, w(1, z1))],
            [p(a, z0, w(1, z0)), p(-b, z1, w(1, z1))],
            [p(-b, z1, w(1, z1)), p(b, z1, w(1, z1))],
          ],
          bar * 0.55,
          colour,
          { tone, edge: 1.6 },
        );
        pen.bars(
          [
            [p(-a, z0, w(1, z0)), p(-b, z1, w(1, z1))],
            [p(a, z0, w(1, z0)), p(b, z1, w(1, z1))],
          ],
          bar,
          colour,
          { tone: back ? -0.9 : 0.2, edge: 2 },
        );
      }
    ladder(pen, p(0, 0, 70), p(0, tall * 0.86, 20), 10 * s);
    // platforms with rails
    for (const z of [level(3), level(6)]) {
      const r = half(z) + 34;
      pen.shape(frame.disc(0, 0, z, r), '#8d98a8', { edge: 'smooth' });
      pen.bars([frame.disc(0, 0, z + 40, r, 0, Math.PI, 16)], 5 * s, paint[0], { edge: 1.6, smooth: true });
      pen.bars(
        range(7).map((i) => {
          const a = (i / 6) * Math.PI;
          const [x, y] = [Math.cos(a) * r, Math.sin(a) * r];
          return [p(x, z, y), p(x, z + 40, y)];
        }),
        4 * s,
        paint[0],
        { edge: 1.4 },
      );
      snowOn(pen, frame.disc(0, 0, z, r, 0.4, 2.74, 12), 9 * s, random);
    }
    // drums and dishes that listen in all directions
    for (const [u, z, r, tip] of [
      [-74, level(2), 66, -1],
      [84, level(2) + 70, 52, 1],
      [-60, level(4), 46, -1],
      [58, level(5), 40, 1],
      [-40, level(7), 28, -1],
    ] as const) {
      pen.bars([[p(0, z), p(u, z)]], 9 * s, '#6b7688');
      const [x, y] = p(u + tip * r * 0.4, z, 30);
      pen.shape(arc(x - tip * 12 * s, y, r * 0.84 * s, r * s, 0, TAU, 20), '#b9c4d0', { edge: 'smooth' });
      pen.shape(arc(x, y, r * 0.82 * s, r * s, 0, TAU, 20), '#f4f6f8', { edge: 'smooth' });
      pen.tint(
        arc(x + tip * r * 0.12 * s, y + r * 0.12 * s, r * 0.5 * s, r * 0.62 * s, 0, TAU, 16),
        '#cdd8e4',
      );
      pen.line(
        [
          [x, y],
          [x + tip * r * 0.6 * s, y - r * 0.1 * s],
        ],
        1.4,
      );
      beacon(pen, [x + tip * r * 0.62 * s, y - r * 0.1 * s], 6 * s, '#ffb03c');
      snowOn(pen, arc(x, y, r * 0.82 * s, r * s, Math.PI * 1.2, Math.PI * 1.8, 9), 9 * s, random);
    }
    // the tip
    pen.bars([[p(0, tall), p(0, tall + 150)]], 8 * s, paint[0]);
    for (const z of [40, 80, 115])
      pen.bars([[p(-34 + z * 0.16, tall + z), p(34 - z * 0.16, tall + z)]], 5 * s, paint[1]);
    beacon(pen, p(0, tall + 158), 17 * s);
    for (const k of [-1, 1]) beacon(pen, p(k * (half(level(6)) + 30), level(6) + 44), 11 * s);
    // the hut, humming
    const hut = box(pen, frame, { u0: -150, u1: 40, w0: 60, w1: 130, z1: 120 }, '#9db0ba', {
      topMaterial: SNOW,
    });
    if (hut.front) {
      pane(hut.front, 96, 50, 150, 90, random);
      hut.front.panel(26, 0, 72, 96, '#c8593a', { ink: 1 });
      pen.tint(arc(...hut.front.at(64, 48), 4 * s, 4 * s, 0, TAU, 6), '#f3d27a');
    }
    snowOn(pen, [p(-158, 120, 130), p(46, 120, 130)], 17 * s, random);
    for (const [u, w] of [
      [118, 110],
      [-160, 138],
    ] as const)
      drift(pen, p(u, 0, w), 56 * s, 30 * s);
  },
};
