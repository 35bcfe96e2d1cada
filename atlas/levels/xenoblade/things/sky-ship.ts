/** A ship that sails on cloud: a fat wooden hull under a striped gasbag, fins for oars. */
import { TAU, arc, nth, range, spline } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';

export interface SkyShipOptions {
  readonly face?: 1 | -1;
  readonly hull?: string;
  readonly bag?: readonly [string, string];
}

export const skyShip: ThingKind<SkyShipOptions> = {
  name: 'skyShip',
  footprint: () => block(560, 130),
  height: 200,
  draw(pen, frame, { face = 1, hull = '#a8693c', bag = ['#e2543c', '#fbf0dc'] }) {
    const s = frame.scale;
    const p = (u: number, z: number, w = 0): Point => frame.at(u * face, w, z);
    const fin = (u: number, tone: number) => {
      pen.shape(
        spline([p(u, 90), p(u - 40, 40), p(u - 150, -20), p(u - 120, 60), p(u - 60, 110)], true, 5),
        nth(bag, 1),
        { tone, wobble: 0 },
      );
      for (const k of [0.3, 0.6])
        pen.line([p(u - 20 * k, 96 - 10 * k), p(u - 130 * k - 30, 30 - 30 * k)], 0.8);
    };
    fin(190, -0.7);
    fin(-40, -0.7);
    // bag
    const outline = (t: number, k: number): Point => {
      const a = Math.PI * t;
      return p(-Math.cos(a) * 360 - 10, 470 + Math.sin(a) ** 0.8 * 150 * k);
    };
    const strips = 7;
    for (const i of range(strips)) {
      const [a, b] = [1 - (i / strips) * 2, 1 - ((i + 1) / strips) * 2];
      const t = range(15).map((k) => k / 14);
      pen.shape(
        [...t.map((k) => outline(k, a)), ...[...t].reverse().map((k) => outline(k, b))],
        nth(bag, i % 2),
        { tone: 0.7 - i * 0.3, ink: 0.8, wobble: 0 },
      );
    }
    for (const k of [0.25, 0.5, 0.75])
      pen.line(
        range(9).map((i) => outline(k + Math.cos((i / 8) * Math.PI) * 0.02, 1 - (i / 8) * 2)),
        0.9,
        { smooth: true },
      );
    // stitches along the gores, a net thrown over the top, two mended places and a mender's patch
    pen.scratches(
      range(strips - 1).flatMap((i) => {
        const k = 1 - ((i + 1) / strips) * 2;
        return range(22).map((j) => {
          const [x, y] = outline(0.06 + j * 0.04, k);
          return [
            [x - 3 * s, y + 5 * s],
            [x + 3 * s, y + 11 * s],
          ] as const;
        });
      }),
      { width: 0.8, opacity: 0.5 },
    );
    for (const lean of [-1, 1])
      for (const k of range(7))
        pen.line(
          range(7).map((i) => outline(0.14 + k * 0.12 + lean * i * 0.02, 1 - i * 0.12)),
          0.8,
          { smooth: true, colour: '#f3e2c0', opacity: 0.75 },
        );
    for (const [u, z, turn] of [
      [-170, 520, 0.2],
      [120, 412, -0.15],
      [210, 540, 0.1],
    ] as const) {
      const q = (a: number, b: number): Point => p(u + a - b * turn, z + b + a * turn);
      pen.shape([q(-26, -20), q(26, -20), q(26, 20), q(-26, 20)], '#d9a84a', { contour: false, ink: 0.9 });
      for (const a of [-18, -6, 6, 18]) for (const b of [-20, 20]) pen.line([q(a, b - 5), q(a, b + 5)], 0.8);
    }
    pen.shape([p(-350, 480), p(-470, 590), p(-450, 470), p(-480, 390), p(-350, 450)], nth(bag, 0), {
      tone: -0.4,
    });
    pen.shape(arc(...p(352, 470), 26 * s, 34 * s, 0, TAU, 14), '#e3b04b', { edge: 'smooth' });
    // ropes
    for (const u of [-220, -130, -40, 50, 140, 230]) pen.line([p(u * 1.1, 352), p(u, 170)], 1);
    // cabin, hull
    pen.shape([p(-230, 150), p(-80, 150), p(-80, 250), p(-230, 260)], '#e8d3a8', { ink: 1 });
    pen.shape([p(-250, 252), p(-60, 246), p(-76, 278), p(-232, 290)], '#4f8f92');
    for (const u of [-206, -160, -114])
      pen.shape(arc(...p(u, 206), 17 * s, 18 * s, 0, TAU, 12), '#ffe2a0', { edge: 'smooth', contour: false });
    pen.shape(
      spline(
        [
          p(-290, 190),
          p(-300, 90),
          p(-220, 0),
          p(-20, -24),
          p(180, 4),
          p(300, 110),
          p(372, 220),
          p(260, 160),
          p(60, 140),
          p(-140, 148),
        ],
        true,
        6,
      ),
      hull,
      { wobble: 0, ink: 1.3 },
    );
    pen.tint(
      spline(
        [p(-290, 90), p(-214, 4), p(-20, -20), p(176, 8), p(270, 90), p(150, 48), p(-20, 30), p(-200, 50)],
        true,
        6,
      ),
      hull,
      { tone: -1 },
    );
    for (const z of [0, 34, 68])
      pen.line(
        spline([p(-276 - z * 0.1, 120 - z * 0.6), p(-20, 84 - z), p(250 - z * 0.4, 122 - z * 0.7)], false, 6),
        0.9,
      );
    for (const u of [-200, -110, -20, 70, 160]) {
      pen.shape(arc(...p(u, 78), 19 * s, 19 * s, 0, TAU, 12), '#6b4630', { edge: 'smooth', contour: false });
      pen.shape(arc(...p(u, 78), 12 * s, 12 * s, 0, TAU, 12), '#9fd8e8', {
        edge: 'smooth',
        contour: false,
        ink: 0.7,
      });
    }
    pen.bars(
      [
        range(11).map((i) =>
          p(-290 + i * 60, i > 8 ? 160 + (i - 8) * 34 : 186 - Math.sin((i / 8) * Math.PI) * 12),
        ),
      ],
      7 * s,
      '#e3b04b',
      { smooth: true },
    );
    pen.line([p(372, 220), p(440, 270)], 3);
    fin(120, 0.2);
    fin(-120, 0.1);
    // propeller
    const hub = p(-318, 90);
    for (const a of range(4))
      pen.shape(
        [
          hub,
          [hub[0] + Math.cos(a * 1.57 + 0.5) * 62 * s, hub[1] + Math.sin(a * 1.57 + 0.5) * 62 * s],
          [hub[0] + Math.cos(a * 1.57 + 1) * 56 * s, hub[1] + Math.sin(a * 1.57 + 1) * 56 * s],
        ],
        '#e3b04b',
        { ink: 0.9 },
      );
    // the swell it lies in: a far row in shade, a near one of uneven billows
    const swell = (list: readonly (readonly [u: number, z: number, r: number])[], tone: number) => {
      for (const [u, z, r] of list)
        pen.shape(arc(...p(u, z), r * s, r * 0.62 * s, 0, TAU, 11), '#fffdf4', {
          edge: 'scallop',
          ink: 0.7,
          tone,
        });
    };
    swell(
      [
        [-290, -16, 44],
        [-196, -38, 52],
        [-60, -46, 66],
        [104, -40, 58],
        [232, -14, 48],
      ],
      -0.5,
    );
    swell(
      [
        [-330, -42, 30],
        [-236, -58, 58],
        [-140, -70, 40],
        [-24, -74, 70],
        [86, -70, 44],
        [190, -56, 64],
        [300, -34, 40],
        [356, -22, 22],
      ],
      0.2,
    );
  },
};
