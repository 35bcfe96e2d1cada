/** The rose garden: arches to propose under, a rotunda to be refused in, hedges to sulk behind. */
import { arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { box, drum } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { block, disc } from '../../../core/footprint';
import { crescentAt, litGlass, rose } from './parts';

export interface RoseArchOptions {
  readonly width?: number;
  readonly bloom?: string;
}

export const roseArch: ThingKind<RoseArchOptions> = {
  name: 'roseArch',
  footprint: ({ width = 260 }) => block(width * 1.1, 70),
  height: 260,
  draw(pen, frame, { width = 260, bloom = '#ff6f9c' }, random) {
    const s = frame.scale;
    const h = width / 2;
    const bow = (w: number, k = 1) =>
      range(15).map((i): Point => {
        const a = Math.PI - (i / 14) * Math.PI;
        return frame.at(Math.cos(a) * h * k, w, 150 + Math.sin(a) * h * 0.9 * k);
      });
    for (const w of [-30, 30]) {
      pen.bars([[frame.at(-h, w), ...bow(w), frame.at(h, w)]], 9 * s, '#f4ecff', { smooth: false });
      if (w < 0)
        for (const i of range(8)) {
          const a = Math.PI - ((i + 0.5) / 8) * Math.PI;
          pen.line(
            [
              frame.at(Math.cos(a) * h, -30, 150 + Math.sin(a) * h * 0.9),
              frame.at(Math.cos(a) * h, 30, 150 + Math.sin(a) * h * 0.9),
            ],
            1.6,
          );
        }
    }
    const spots: Point[] = [
      ...range(6).flatMap((i) => [frame.at(-h, 24, i * 26), frame.at(h, 24, i * 26)]),
      ...bow(26),
    ];
    for (const [x, y] of spots)
      pen.shape(
        arc(x + random.jitter(8 * s), y, random.range(22, 34) * s, random.range(18, 26) * s, 0, 6.2832, 8),
        random.pick(['#4f9a7a', '#3f8474', '#66a880']),
        { edge: 'scallop', ink: 0.8 },
      );
    for (const [x, y] of spots)
      if (random.chance(0.85))
        rose(
          pen,
          [x + random.jitter(14 * s), y + random.jitter(10 * s)],
          random.range(10, 16) * s,
          random.chance(0.75) ? bloom : '#fff0f6',
        );
  },
};

export interface RoseHedgeOptions {
  readonly width?: number;
  readonly bloom?: string;
}

/** A clipped hedge with roses on it. */
export const roseHedge: ThingKind<RoseHedgeOptions> = {
  name: 'roseHedge',
  footprint: ({ width = 220 }) => block(width, 56),
  height: 60,
  draw(pen, frame, { width = 220, bloom = '#ff6f9c' }, random) {
    const s = frame.scale;
    const leaf = '#4a9078';
    box(pen, frame, { u0: -width / 2, u1: width / 2, w0: -28, w1: 28, z1: 46 }, leaf);
    for (const i of range(Math.round(width / 26))) {
      const [x, y] = frame.at(-width / 2 + 14 + i * 26, 4, 50);
      pen.shape(arc(x, y, 24 * s, 17 * s, 0, 6.2832, 8), leaf, { edge: 'scallop', tone: 0.4, ink: 0.8 });
    }
    // its foot is leaves and grass, no board's edge
    for (const i of range(Math.round(width / 17))) {
      const [x, y] = frame.at(-width / 2 - 4 + i * 17.6, 30, random.range(1, 9));
      pen.shape(arc(x, y, random.range(12, 19) * s, random.range(9, 14) * s, i, i + 6.2832, 7), leaf, {
        edge: 'scallop',
        tone: -0.5 + (i % 3) * 0.3,
        ink: 0.7,
      });
    }
    for (const k of [-1, 1]) {
      const [x, y] = frame.at((k * width) / 2, 10, 22);
      pen.shape(arc(x, y, 17 * s, 30 * s, 0.4, 6.68, 9), leaf, {
        edge: 'scallop',
        tone: k < 0 ? 0.3 : -0.5,
        ink: 0.8,
      });
    }
    for (const i of range(Math.round(width / 15)))
      rose(
        pen,
        frame.at(-width / 2 + 8 + i * 15, 30, random.range(10, 60)),
        random.range(8, 13) * s,
        random.chance(0.7) ? bloom : '#fff0f6',
      );
  },
};

/** A rotunda of white columns under a dome, roses round its feet, a crescent for a weathercock. */
export const rotunda: ThingKind<{ readonly r?: number }> = {
  name: 'rotunda',
  footprint: ({ r = 170 }) => disc(r * 1.36),
  height: 360,
  lamps: () => [{ reach: 460, colour: 'amber' }],
  draw(pen, frame, { r = 170 }, random) {
    const s = frame.scale;
    drum(pen, frame, { r: r * 1.15, z1: 20 }, '#e6def4');
    drum(pen, frame, { r: r * 1.02, z0: 20, z1: 38 }, '#f4eefc');
    const column = (a: number) => {
      const [u, w] = [Math.cos(a) * r * 0.86, Math.sin(a) * r * 0.86];
      drum(pen, frame, { u, w, r: 17, z0: 38, z1: 50 }, '#e6def4');
      drum(pen, frame, { u, w, r: 11, z0: 50, z1: 260 }, '#f6f2ff', { top: false });
      drum(pen, frame, { u, w, r: 18, z0: 256, z1: 270 }, '#e6def4');
    };
    for (const i of range(4)) column(-Math.PI * (0.14 + i * 0.24));
    const lamp = frame.at(0, 0, 206);
    pen.bars([[frame.at(0, 0, 270), lamp]], 4 * s, '#e3b04b');
    pen.shape(arc(...lamp, 22 * s, 24 * s), litGlass(pen), { edge: 'smooth' });
    pen.glow(...lamp, 120 * s, 'amber', 0.5);
    // in front the columns stand aside: the floor is for those who dance
    for (const k of [0.03, 0.17, 0.83, 0.97]) column(Math.PI * k);
    drum(pen, frame, { r: r * 1.06, z0: 268, z1: 300 }, '#f0e8fc', { top: false });
    const dome = range(17).map((i): Point => {
      const a = Math.PI - (i / 16) * Math.PI;
      return frame.at(Math.cos(a) * r, 0, 298 + Math.sin(a) * r * 0.86);
    });
    pen.shape([...dome, ...frame.disc(0, 0, 298, r, 0.05, Math.PI - 0.05, 24)], '#f08fb4', { wobble: 0 });
    pen.tint(
      [
        frame.at(-r * 0.86, 0, 312),
        frame.at(-r * 0.62, 0, 390),
        frame.at(-r * 0.2, 0, 430),
        frame.at(-r * 0.44, 0, 330),
      ],
      '#f08fb4',
      { tone: 1.2 },
    );
    for (const k of [-0.7, -0.25, 0.25, 0.7])
      pen.line(
        [frame.at(k * r, r * 0.6, 298), frame.at(k * r * 0.7, 0, 400), frame.at(0, 0, 298 + r * 0.86)],
        1,
        { smooth: true },
      );
    pen.bars([frame.disc(0, 0, 300, r * 1.02, 0.02, Math.PI - 0.02, 24)], 8 * s, '#e3b04b', { edge: 1.6 });
    pen.shape(crescentAt(frame.at(0, 0, 340 + r * 0.86), 38 * s, 0.42, -0.6), { emit: '#ffe08a' });
    for (const i of range(16)) {
      const a = Math.PI * (0.04 + (i / 15) * 0.92);
      if (Math.abs(a - Math.PI / 2) < 0.5) continue;
      const [x, y] = frame.at(Math.cos(a) * r * 1.16, Math.sin(a) * r * 1.16, 8);
      pen.shape(arc(x, y, 22 * s, 17 * s, 0, 6.2832, 8), '#4a9078', { edge: 'scallop', ink: 0.8 });
      rose(pen, [x, y - 5 * s], random.range(10, 14) * s, random.chance(0.6) ? '#ff6f9c' : '#fff0f6');
    }
  },
};
