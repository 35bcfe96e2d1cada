/** A road roller, parked where no road is being made, for no reason anyone will give. */
import { arc, range } from '../../../core/geometry';
import { box, drum } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { block, disc } from '../../../core/footprint';

export interface RoadRollerOptions {
  readonly paint?: string;
}

export const roadRoller: ThingKind<RoadRollerOptions> = {
  name: 'roadRoller',
  footprint: () => block(380, 170),
  height: 210,
  draw(pen, frame, { paint = '#f2c12f' }) {
    const s = frame.scale;
    const wheel = (u: number, r: number, w: number) => {
      const [x, y] = frame.at(u, w, r);
      const [x2, y2] = frame.at(u, -70, r);
      pen.shape(arc(x2, y2, r * s, r * s, 0, 6.2832, 24), '#8f8aa0', { edge: 'smooth', tone: -0.6 });
      pen.shape(
        [
          [x - r * s, y],
          [x, y - r * s],
          [x2, y2 - r * s],
          [x2 - r * s, y2],
        ],
        '#b9b4c4',
        { tone: 0.2 },
      );
      pen.shape(arc(x, y, r * s, r * s, 0, 6.2832, 24), '#b9b4c4', { edge: 'smooth' });
      pen.shape(arc(x, y, r * 0.66 * s, r * 0.66 * s, 0, 6.2832, 20), '#6a6480', { edge: 'smooth', ink: 1 });
      for (const k of range(6))
        pen.line(
          [
            [x, y],
            [x + Math.cos(k * 1.047) * r * 0.64 * s, y + Math.sin(k * 1.047) * r * 0.64 * s],
          ],
          1.6,
        );
      pen.shape(arc(x, y, r * 0.2 * s, r * 0.2 * s, 0, 6.2832, 12), paint, { edge: 'smooth' });
    };
    wheel(-120, 78, 66);
    wheel(120, 70, 66);
    const body = box(pen, frame, { u0: -70, u1: 170, w0: -56, w1: 60, z0: 84, z1: 170 }, paint);
    if (body.front) {
      for (const k of range(7)) body.front.panel(130 + k * 14, 20, 138 + k * 14, 62, '#5a4a2a', { ink: 0.5 });
      body.front.panel(10, 14, 106, 34, '#2d2138', { ink: 0.8 });
      for (const k of range(4))
        pen.shape(
          [
            body.front.at(14 + k * 24, 14),
            body.front.at(26 + k * 24, 14),
            body.front.at(34 + k * 24, 34),
            body.front.at(22 + k * 24, 34),
          ],
          paint,
          { ink: 0.4, contour: false },
        );
    }
    box(pen, frame, { u0: -190, u1: -60, w0: -20, w1: 20, z0: 120, z1: 150 }, paint);
    pen.bars(
      [
        [-66, -50],
        [-66, 54],
        [70, 54],
        [70, -50],
      ].map(([u, w]) => [frame.at(u ?? 0, w ?? 0, 168), frame.at(u ?? 0, w ?? 0, 300)]),
      7 * s,
      '#2d2138',
    );
    box(pen, frame, { u0: -84, u1: 88, w0: -62, w1: 66, z0: 296, z1: 312 }, paint);
    box(pen, frame, { u0: -6, u1: 48, w0: -26, w1: 30, z0: 168, z1: 196 }, '#4f2f3f');
    drum(pen, frame, { u: 130, r: 9, z0: 168, z1: 250 }, '#6a6480');
    pen.bars([[frame.at(-40, 0, 168), frame.at(-30, 0, 226)]], 6 * s, '#2d2138');
    pen.shape(frame.disc(-30, 0, 230, 30), '#2d2138', { edge: 'smooth' });
  },
};

export interface GoldenArrowOptions {
  readonly gold?: string;
}

/** An arrow that fell from somewhere, and the stone it chose. */
export const goldenArrow: ThingKind<GoldenArrowOptions> = {
  name: 'goldenArrow',
  footprint: () => disc(90),
  height: 260,
  draw(pen, frame, { gold = '#f0c23a' }, random) {
    const s = frame.scale;
    for (const [u, w, r, h] of [
      [-40, -10, 56, 60],
      [44, -6, 50, 46],
      [4, 24, 62, 52],
    ] as const) {
      const top = range(8).map((i) =>
        frame.at(
          u + Math.cos(Math.PI - (i / 7) * Math.PI) * r * 0.8,
          w,
          h * (0.6 + random.range(0, 0.5) * Math.sin((i / 7) * Math.PI)),
        ),
      );
      pen.shape([frame.at(u - r, w + 10, 0), ...top, frame.at(u + r, w + 10, 0)], '#8a6fa8', { tone: -0.1 });
      pen.line([frame.at(u - r * 0.2, w, h * 0.8), frame.at(u + r * 0.1, w, h * 0.3)], 1);
    }
    const at = (u: number, z: number) => frame.at(u + z * 0.34, 30, z);
    pen.bars([[at(0, 60), at(0, 330)]], 17 * s, '#a8683a');
    pen.shape([at(0, 24), at(-52, 118), at(-18, 108), at(0, 134), at(18, 108), at(52, 118)], gold, {
      tone: 0.2,
    });
    pen.tint([at(0, 26), at(0, 130), at(18, 108), at(50, 117)], gold, { tone: -0.9, edge: 'straight' });
    pen.shape(arc(...at(0, 92), 13 * s, 13 * s, 0, 6.2832, 10), '#e86fa0', {
      edge: 'smooth',
      ink: 0.9,
      contour: false,
    });
    for (const side of [-1, 1])
      pen.shape(
        [at(side * 6, 250), at(side * 46, 290), at(side * 46, 370), at(side * 6, 336)],
        side < 0 ? '#6fd0c0' : '#4fa8a0',
      );
    for (const k of range(4)) pen.line([at(10, 262 + k * 20), at(44, 296 + k * 20)], 0.8);
  },
};
