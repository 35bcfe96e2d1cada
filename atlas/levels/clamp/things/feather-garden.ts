/** What stands in the white garden: a birdcage one can have tea in, an arch of two wings, and feathers. */
import { arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Pen } from '../../../core/pen';
import { drum } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { block, disc } from '../../../core/footprint';

const IRON = '#fbf8ff';

export interface BirdcageOptions {
  readonly r?: number;
  readonly height?: number;
}

export const birdcage: ThingKind<BirdcageOptions> = {
  name: 'birdcage',
  footprint: ({ r = 230 }) => disc(r),
  height: 300,
  draw(pen, frame, { r = 230, height = 330 }) {
    const s = frame.scale;
    drum(pen, frame, { r, z0: 0, z1: 20 }, '#e6e0ee');
    drum(pen, frame, { r: r * 0.92, z0: 20, z1: 38 }, '#f4f0f8');
    const bar = (a: number): Point[] => [
      frame.at(Math.cos(a) * r * 0.86, Math.sin(a) * r * 0.86, 38),
      frame.at(Math.cos(a) * r * 0.86, Math.sin(a) * r * 0.86, height),
      ...range(6).map((i) => {
        const t = ((i + 1) / 6) * (Math.PI / 2);
        return frame.at(
          Math.cos(a) * r * 0.86 * Math.cos(t),
          Math.sin(a) * r * 0.86 * Math.cos(t),
          height + Math.sin(t) * r * 0.8,
        );
      }),
    ];
    const angles = range(16).map((i) => (i / 16) * 6.2832 + 0.1);
    const back = angles.filter((a) => Math.sin(a) < 0);
    const front = angles.filter((a) => Math.sin(a) >= 0 && Math.abs(Math.cos(a)) > 0.3);
    pen.bars(back.map(bar), 6 * s, IRON, { tone: -0.7, smooth: false });
    for (const z of [120, height])
      pen.bars([frame.disc(0, 0, z, r * 0.86, Math.PI, 6.2832, 18)], 7 * s, IRON, { tone: -0.7 });
    drum(pen, frame, { r: 18, r1: 12, z0: 38, z1: 100 }, IRON);
    drum(pen, frame, { r: 84, z0: 100, z1: 112 }, '#fdf4f6');
    for (const [u, w] of [
      [-36, 10],
      [34, 16],
      [0, -34],
    ] as const) {
      drum(pen, frame, { u, w, r: 15, r1: 20, z0: 112, z1: 130 }, '#f4b6c8');
    }
    drum(pen, frame, { u: 0, w: 6, r: 24, r1: 17, z0: 112, z1: 150 }, '#b9a4e0');
    pen.bars(front.map(bar), 7 * s, IRON);
    for (const [from, to] of [
      [0, 1.0],
      [2.14, Math.PI],
    ] as const)
      pen.bars([frame.disc(0, 0, 120, r * 0.86, from, to, 10)], 8 * s, IRON);
    pen.bars([frame.disc(0, 0, height, r * 0.86, 0, Math.PI, 18)], 10 * s, IRON);
    for (const i of range(9)) {
      const a = (i / 8) * Math.PI;
      const [x, y] = frame.at(Math.cos(a) * r * 0.86, Math.sin(a) * r * 0.86, height - 14);
      pen.shape(arc(x, y, 17 * s, 13 * s, a, a + 6.28, 7), i % 2 ? '#f4b6c8' : '#ffffff', {
        edge: 'scallop',
        ink: 0.8,
      });
    }
    const top = height + r * 0.8;
    drum(pen, frame, { r: 22, r1: 6, z0: top - 8, z1: top + 40 }, IRON);
    pen.line(arc(...frame.at(0, 0, top + 66), 24 * s, 24 * s, 0, 6.2832, 20), 3.4, {
      colour: '#d8c8e8',
      smooth: true,
    });
    pen.line(arc(...frame.at(0, 0, top + 66), 24 * s, 24 * s, 0, 6.2832, 20), 1, { smooth: true });
  },
};

/** One feather, root to tip. */
export function feather(pen: Pen, from: Point, to: Point, width: number, tone: number, material = '#ffffff') {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const long = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [-dy / long, dx / long];
  const q = (t: number, k: number): Point => [
    from[0] + dx * t + nx * width * k,
    from[1] + dy * t + ny * width * k,
  ];
  pen.shape(
    [q(0, 0.2), q(0.3, 0.8), q(0.75, 0.9), q(1, 0.05), q(0.78, -0.8), q(0.3, -0.7), q(0, -0.2)],
    material,
    { edge: 'smooth', tone, ink: 0.9 },
  );
  pen.line([q(0.05, 0), q(0.86, 0.05)], 0.7, { opacity: 0.6 });
}

export interface WingArchOptions {
  readonly height?: number;
  readonly plume?: string;
}

/** Two wings that meet over whoever walks between them. */
export const wingArch: ThingKind<WingArchOptions> = {
  name: 'wingArch',
  footprint: () => block(420, 110),
  height: 300,
  draw(pen, frame, { height = 620, plume = '#ffffff' }) {
    const s = frame.scale;
    for (const k of [-1, 1]) {
      const base = frame.moved(k * 170, 0);
      drum(pen, base, { r: 52, z0: 0, z1: 24 }, '#e6e0ee');
      drum(pen, base, { r: 40, r1: 32, z0: 24, z1: 110 }, '#f1ecf6');
      const root = (t: number): Point =>
        frame.at(k * (170 + Math.sin(t * Math.PI) * 120), 0, 100 + t * (height - 130));
      for (const row of range(3))
        for (const i of range(11 - row)) {
          const t = (i + 0.5) / (11 - row);
          const from = root(0.98 - t * 0.92);
          const spread = -0.34 + t * 1.15;
          const long = (270 - row * 76) * (1 - 0.4 * t) * s;
          feather(
            pen,
            from,
            [from[0] + k * Math.cos(spread) * long, from[1] + Math.sin(spread) * long * 0.9],
            (25 - row * 4) * s,
            (k > 0 ? -0.5 : 0.1) + row * 0.3 - t * 0.25,
            plume,
          );
        }
      pen.bars([range(9).map((i) => root(i / 8))], 26 * s, plume, { smooth: true, tone: k > 0 ? -0.3 : 0.4 });
      pen.shape(arc(...root(1), 22 * s, 22 * s), '#f6d878', { edge: 'smooth' });
    }
  },
};

export interface FallenFeatherOptions {
  readonly plume?: string;
  readonly long?: number;
  readonly turn?: number;
}

export const fallenFeather: ThingKind<FallenFeatherOptions> = {
  name: 'fallenFeather',
  footprint: () => disc(24),
  height: 6,
  shadow: false,
  draw(pen, frame, { plume = '#ffffff', long = 90, turn = 0.4 }) {
    const [x, y] = frame.at(0, 0, 4);
    const [dx, dy] = [(Math.cos(turn) * long * frame.scale) / 2, (Math.sin(turn) * long * frame.scale) / 3];
    feather(pen, [x - dx, y - dy], [x + dx, y + dy], 15 * frame.scale, 0, plume);
  },
};
