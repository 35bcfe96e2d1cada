/** What stands in the white garden: an arch of two wings, feathers that fell from it, and those that are played with. */
import { TAU, arc, range, ribbon, spline } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Pen } from '../../../core/pen';
import { drum } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { block, disc } from '../../../core/footprint';

interface FeatherLook {
  readonly material?: string;
  /** With a few barbs, as one near the viewer. */
  readonly fine?: boolean;
  /** With the heavy outline of a thing that stands. */
  readonly contour?: boolean;
}

/** One feather from the end of its quill to its tip: two vanes, the broader one below, and a quill between them. */
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
  const vane = [q(0.08, 0), ...upper, q(1, 0.04), ...lower.toReversed()];
  pen.shape(vane, material, { tone, ink: contour ? 0.6 : 0.9, wobble: 0, contour, edge: 'smooth' });
  pen.tint([q(0.08, 0), ...lower, q(1, 0.04), q(0.5, 0.03)], material, {
    tone: tone - 0.45,
    edge: 'straight',
  });
  if (fine)
    pen.scratches(
      [0.36, 0.62, 0.8].map((t) => [q(t, -0.06), q(t + 0.09, -broad(t + 0.08) * 0.6)]),
      { width: 0.5, opacity: 0.3 },
    );
  pen.line([q(-0.06, 0), q(0.2, 0), q(0.55, 0.02), q(0.94, 0.03)], 0.8, { smooth: true, opacity: 0.8 });
}

export interface WingArchOptions {
  readonly height?: number;
  readonly plume?: string;
  /** Colour of the wing that the sun does not reach. */
  readonly dusk?: string;
}

/** Two wings that meet over whoever walks between them. */
export const wingArch: ThingKind<WingArchOptions> = {
  name: 'wingArch',
  footprint: () => block(420, 110),
  height: 300,
  draw(pen, frame, { height = 620, plume = '#ffffff', dusk = '#c3c8ec' }) {
    const s = frame.scale;
    for (const k of [-1, 1]) {
      const base = frame.moved(k * 170, 0);
      drum(pen, base, { r: 52, z0: 0, z1: 24 }, '#e6e0ee');
      drum(pen, base, { r: 40, r1: 32, z0: 24, z1: 110 }, '#f1ecf6');
      const root = (t: number): Point =>
        frame.at(k * (170 + Math.sin(t * Math.PI) * 120), 0, 100 + t * (height - 130));
      // the wing in the shade is a colour of its own, or both and what stands behind them are one grey
      const [shade, down] = k > 0 ? [-0.1, dusk] : [0.1, plume];
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
            { material: down, fine: row === 1, contour: row === 0 },
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
      pen.shape(arm, down, { wobble: 0, tone: shade + 0.4 });
      pen.within(arm, () => {
        pen.tint(
          ribbon(
            range(9).map((i): Point => {
              const [x, y] = root(i / 8);
              return [x + 12 * s, y];
            }),
            () => 9 * s,
          ),
          down,
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
      // where the quills leave it: down, in two rows of puffs, and a crest of it at the wrist
      for (const [n, out, r] of [
        [15, 16, 17],
        [17, 3, 14],
      ] as const)
        for (const i of range(n)) {
          const [x, y] = root(0.1 + (0.88 * i) / (n - 1));
          pen.shape(arc(x + k * out * s, y, r * s, (r - 3) * s, i, i + TAU, 7), down, {
            edge: 'scallop',
            ink: 0.5,
            contour: false,
            tone: shade + 0.5 - (i % 2) * 0.2,
          });
        }
      const [cx, cy] = root(1);
      for (const [du, dz, r] of [
        [26, -4, 20],
        [10, -24, 22],
        [-10, -10, 20],
        [6, 4, 24],
      ] as const)
        pen.shape(arc(cx + k * du * s, cy + dz * s, r * s, r * 0.92 * s, du, du + TAU, 8), down, {
          edge: 'scallop',
          tone: shade + 0.5,
        });
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

export interface FeatherPieceOptions {
  readonly plume?: string;
  readonly foot?: string;
  readonly tall?: number;
  readonly lean?: number;
}

/** A feather set upright in a turned foot: a piece of the game that is played on the white court. */
export const featherPiece: ThingKind<FeatherPieceOptions> = {
  name: 'featherPiece',
  footprint: () => disc(26),
  height: 90,
  draw(pen, frame, { plume = '#ffffff', foot = '#e0b04a', tall = 104, lean = 0 }) {
    drum(pen, frame, { r: 25, r1: 21, z1: 9 }, foot);
    drum(pen, frame, { r: 15, r1: 8, z0: 9, z1: 26 }, foot);
    feather(pen, frame.at(0, 0, 22), frame.at(lean * tall, 0, tall), 21 * frame.scale, 0.1, {
      material: plume,
    });
  },
};
