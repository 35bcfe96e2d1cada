/** What stands in the white garden: a birdcage one can have tea in, an arch of two wings, and feathers. */
import { arc, range, ribbon, spline } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Pen } from '../../../core/pen';
import { drum } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { block, disc } from '../../../core/footprint';
import { bust } from '../../../things/fair/bust';

const IRON = '#fbf8ff';
/** The bars on both sides of the cage's door, radians. */
const DOOR = [0.885, 2.063] as const;

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
    // a couple at tea on iron chairs, their cups between them
    for (const k of [-1, 1]) {
      const p = (u: number, z: number): Point => frame.at(k * (128 + u), 18, z);
      pen.bars(
        [
          [p(34, 38), p(30, 168)],
          [p(-26, 38), p(-26, 84)],
        ],
        6 * s,
        '#d8c8e8',
        { edge: 1.6 },
      );
      pen.line(arc(...p(30, 150), 20 * s, 24 * s, 0, 6.2832, 14), 2.2, { colour: '#d8c8e8', smooth: true });
      pen.shape([p(-30, 80), p(36, 80), p(36, 90), p(-30, 90)], '#f4b6c8', { ink: 0.8, contour: false });
      pen.shape([p(-30, 88), p(22, 88), p(18, 140), p(-12, 140)], k < 0 ? '#5f6fb0' : '#8a4f7a', {
        ink: 0.9,
        contour: false,
      });
      pen.shape([p(-24, 88), p(-44, 84), p(-46, 44), p(-30, 44)], k < 0 ? '#3f4a7a' : '#6a3a60', {
        ink: 0.8,
        contour: false,
      });
      bust(pen, p(2, 172), 30 * s, {
        skin: k < 0 ? '#f6cfa8' : '#e0a878',
        hair: k < 0 ? '#4a3f4a' : '#7a4a3a',
        kind: k < 0 ? 0 : 1,
        look: -k * 0.8,
        contour: false,
      });
      pen.bars([[p(-14, 124), p(-44, 126), p(-52, 134)]], 9 * s, k < 0 ? '#5f6fb0' : '#8a4f7a', {
        edge: 1.4,
      });
      pen.shape(arc(...p(-56, 140), 8 * s, 7 * s, 0, 6.2832, 9), '#ffffff', {
        edge: 'smooth',
        ink: 0.7,
        contour: false,
      });
    }
    pen.bars(front.map(bar), 7 * s, IRON);
    for (const [from, to] of [
      [0, DOOR[0]],
      [DOOR[1], Math.PI],
    ] as const)
      pen.bars([frame.disc(0, 0, 120, r * 0.86, from, to, 10)], 8 * s, IRON);
    pen.bars([frame.disc(0, 0, height, r * 0.86, 0, Math.PI, 18)], 10 * s, IRON);
    // the door: two posts on which the rail ends, and a leaf that stands open on its hinges
    const post = (a: number, z: number): Point => frame.at(Math.cos(a) * r * 0.86, Math.sin(a) * r * 0.86, z);
    for (const a of DOOR) {
      pen.bars([[post(a, 30), post(a, height)]], 11 * s, IRON);
      pen.shape(arc(...post(a, 120), 9 * s, 9 * s, 0, 6.2832, 10), '#f6d878', {
        edge: 'smooth',
        ink: 0.7,
        contour: false,
      });
    }
    const leaf = (k: number, z: number): Point => {
      const [x, y] = post(DOOR[0], z);
      return [x + k * 74 * s, y + k * 30 * s];
    };
    pen.bars(
      [0.25, 0.5, 0.75].map((k) => [leaf(k, 50), leaf(k, 232 + 18 * Math.sin(k * Math.PI))]),
      5 * s,
      IRON,
    );
    pen.bars(
      [
        [leaf(0, 46), leaf(1, 46), leaf(1, 226), leaf(0.5, 250), leaf(0, 226)],
        [leaf(0, 130), leaf(1, 130)],
      ],
      7 * s,
      IRON,
    );
    for (const z of [70, 206])
      pen.shape(arc(...leaf(0, z), 8 * s, 10 * s, 0, 6.2832, 9), '#f6d878', {
        edge: 'smooth',
        ink: 0.7,
        contour: false,
      });
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

interface FeatherLook {
  readonly material?: string;
  /** With barbs and a split, as one near the viewer. */
  readonly fine?: boolean;
  /** With the heavy outline of a thing that stands. */
  readonly contour?: boolean;
}

/** One feather from the end of its quill to its tip: two vanes of barbs, the broader one below, with a split in it. */
export function feather(
  pen: Pen,
  from: Point,
  to: Point,
  width: number,
  tone: number,
  { material = '#ffffff', fine = true, contour = true }: FeatherLook = {},
) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const long = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [-dy / long, dx / long];
  const bend = width * 0.5;
  const q = (t: number, k: number): Point => [
    from[0] + dx * t + nx * (width * k + bend * Math.sin(t * Math.PI)),
    from[1] + dy * t + ny * (width * k + bend * Math.sin(t * Math.PI)),
  ];
  const broad = (t: number) => 0.94 * Math.sin(Math.min(1, t * 1.06) ** 0.8 * Math.PI) ** 0.55;
  const upper = range(7).map((i) => q(0.12 + i * 0.14, broad(0.1 + i * 0.145) * 0.62));
  const lower = range(7).map((i) => q(0.12 + i * 0.14, -broad(0.1 + i * 0.145)));
  const split = [q(0.56, -0.95), q(0.62, -0.36), q(0.64, -0.9)];
  const vane = [
    q(0.08, 0),
    ...upper,
    q(1, 0.04),
    ...lower.slice(4).toReversed(),
    ...(fine ? split.toReversed() : []),
    ...lower.slice(0, 4).toReversed(),
  ];
  pen.shape(vane, material, { tone, ink: contour ? 0.6 : 0.75, wobble: 0, contour });
  pen.tint(
    [q(0.08, 0), ...lower.slice(0, 4), q(0.62, -0.36), ...lower.slice(4), q(1, 0.04), q(0.5, 0.03)],
    material,
    {
      tone: tone - 0.45,
      edge: 'straight',
    },
  );
  if (fine)
    pen.scratches(
      [0.24, 0.36, 0.48, 0.72, 0.82].flatMap((t) => [
        [q(t, 0.06), q(t + 0.1, broad(t + 0.08) * 0.5)],
        [q(t, -0.06), q(t + 0.09, -broad(t + 0.08) * 0.78)],
      ]),
      { width: 0.5, opacity: 0.4 },
    );
  pen.line([q(-0.06, 0), q(0.2, 0), q(0.55, 0.02), q(0.94, 0.03)], 0.8, { smooth: true, opacity: 0.8 });
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
      const shade = k > 0 ? -0.5 : 0.1;
      // long quills below, then three rows of coverts: each hides the roots of the one before
      for (const row of range(4))
        for (const i of range(13 - row)) {
          const t = (i + 0.5) / (13 - row);
          const from = root(0.98 - t * 0.92);
          const spread = -0.34 + t * 1.15;
          const long = ([286, 190, 120, 66][row] ?? 66) * (1 - 0.4 * t) * s;
          feather(
            pen,
            [from[0] - k * 6 * s, from[1]],
            [from[0] + k * Math.cos(spread) * long, from[1] + Math.sin(spread) * long * 0.9],
            ([27, 25, 24, 22][row] ?? 22) * s,
            shade + row * 0.24 - t * 0.25,
            { material: plume, fine: row === 1, contour: row === 0 },
          );
        }
      // the arm that bears them: strong at the shoulder, slim at the wrist, in small overlapping down
      const arm = ribbon(
        spline(
          range(9).map((i) => root(i / 8)),
          false,
          5,
        ),
        (t) => (19 - 8 * t) * s,
      );
      pen.shape(arm, plume, { wobble: 0, tone: shade + 0.4 });
      pen.within(arm, () => {
        pen.tint(
          ribbon(
            range(9).map((i): Point => {
              const [x, y] = root(i / 8);
              return [x + 12 * s, y];
            }),
            () => 9 * s,
          ),
          plume,
          { tone: shade - 0.6, edge: 'straight' },
        );
        for (const i of range(26)) {
          const [x, y] = root(i / 25);
          pen.line(arc(x + (i % 2 ? 5 : -7) * s, y, 8 * s, 6 * s, 0.2, 2.9, 5), 0.6, {
            smooth: true,
            opacity: 0.6,
          });
        }
      });
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
    feather(pen, [x - dx, y - dy], [x + dx, y + dy], 13 * frame.scale, 0.2, {
      material: plume,
      contour: false,
    });
  },
};
