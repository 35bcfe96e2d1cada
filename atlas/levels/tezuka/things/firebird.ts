/** The bird of fire: a fan of flame, five plumes with eyes, and the calm of somebody who has seen it all before. */
import { TAU, arc, range, spline } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Frame } from '../../../core/frame';
import type { Pen } from '../../../core/pen';

type Place = (u: number, z: number) => Point;

/** A long plume that tapers and ends in an eye, as a peacock's does. */
function plume(
  pen: Pen,
  at: Place,
  s: number,
  through: readonly Point[],
  wide: number,
  colour: string,
  eye: string,
) {
  const line = spline(through, false, 8);
  const last = line.length - 1;
  const side = (k: number): Point[] =>
    line.map(([u, z], i) => {
      const [a, b] = [line[Math.max(0, i - 1)] ?? [u, z], line[Math.min(last, i + 1)] ?? [u, z]];
      const long = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
      const w = k * wide * (0.35 + 0.65 * Math.sin((i / last) * Math.PI * 0.8));
      return at(u - ((b[1] - a[1]) / long) * w, z + ((b[0] - a[0]) / long) * w);
    });
  pen.shape([...side(1), ...side(-1).reverse()], colour, { wobble: 0 });
  pen.tint([...side(0), ...side(-1).reverse()], colour, { tone: -0.9, edge: 'straight' });
  pen.line(
    line.map(([u, z]) => at(u, z)),
    0.7,
    { smooth: true },
  );
  const [u, z] = line[last] ?? [0, 0];
  const [x, y] = at(u, z);
  pen.shape(arc(x, y, wide * 1.9 * s, wide * 1.9 * s, 0, TAU, 9), colour, { edge: 'scallop' });
  pen.shape(arc(x, y, wide * 1.1 * s, wide * 1.1 * s, 0, TAU, 14), eye, { edge: 'smooth', contour: false });
  pen.tint(arc(x, y, wide * 0.5 * s, wide * 0.5 * s), '#7a2a4a');
}

/** One raised wing: three rows of feathers, longest outside. */
function wing(pen: Pen, at: Place, k: number, fire: string, gold: string) {
  for (const [row, count, long, colour] of [
    [0, 8, 330, fire],
    [1, 7, 230, '#f08a3a'],
    [2, 6, 140, gold],
  ] as const)
    for (const i of range(count)) {
      const a = 0.1 + (i / (count - 1)) * 1.35;
      const from: Point = [k * (34 + i * 6), 96 + row * 6 - i * 5];
      const r = long * (0.78 + 0.22 * Math.sin((i / (count - 1)) * Math.PI));
      const tip: Point = [from[0] + k * Math.sin(a) * r, from[1] + Math.cos(a) * r];
      const nx = Math.cos(a) * 26 * k;
      const nz = -Math.sin(a) * 26;
      const middle: Point = [(from[0] + tip[0]) / 2, (from[1] + tip[1]) / 2];
      pen.shape(
        [
          at(...from),
          at(middle[0] - nx, middle[1] - nz),
          at(tip[0] - nx * 0.7, tip[1] - nz * 0.7),
          at(...tip),
          at(middle[0] + nx, middle[1] + nz),
        ],
        colour,
        { edge: 'smooth', tone: k > 0 ? -0.4 : 0.3 - row * 0.1, ink: 0.8 },
      );
      // a quill, barbs off it, and an ember at the tip of each
      const along = (t: number, aside = 0): Point =>
        at(from[0] + (tip[0] - from[0]) * t + nx * aside, from[1] + (tip[1] - from[1]) * t + nz * aside);
      pen.tint([along(0.2, 0.1), along(0.55, 0.8), along(0.9, 0.3), along(0.94)], colour, { tone: -0.8 });
      pen.line([along(0.12), along(0.95)], 0.8);
      for (const t of [0.42, 0.58, 0.74])
        for (const side of [-1, 1]) pen.line([along(t), along(t + 0.1, side * 0.56)], 0.6, { opacity: 0.7 });
      if (row < 2)
        pen.tint([along(0.8, -0.3), along(0.98), along(0.8, 0.3), along(0.72)], row ? gold : '#f6b23a', {
          tone: 0.4,
        });
    }
}

/** Perched at the origin of the frame; its tail hangs far below. */
export function firebird(pen: Pen, frame: Frame, fire: string, gold: string) {
  const s = frame.scale;
  const at: Place = (u, z) => frame.at(u, 0, z);
  for (const [through, wide] of [
    [
      [
        [20, 20],
        [150, 30],
        [250, -60],
        [290, -230],
        [240, -400],
      ],
      15,
    ],
    [
      [
        [-20, 20],
        [-140, 10],
        [-210, -90],
        [-230, -260],
        [-300, -380],
      ],
      15,
    ],
    [
      [
        [10, 0],
        [90, -30],
        [140, -160],
        [120, -330],
        [150, -500],
      ],
      17,
    ],
    [
      [
        [-10, 0],
        [-80, -60],
        [-100, -200],
        [-60, -340],
        [-110, -470],
      ],
      17,
    ],
    [
      [
        [0, 0],
        [20, -90],
        [-12, -180],
        [18, -260],
        [4, -340],
      ],
      19,
    ],
  ] as const)
    plume(pen, at, s, through, wide, fire, gold);
  wing(pen, at, -1, fire, gold);
  wing(pen, at, 1, fire, gold);
  pen.shape(
    [
      at(-48, 92),
      at(-56, 36),
      at(-24, -14),
      at(24, -14),
      at(54, 36),
      at(46, 98),
      at(24, 142),
      at(6, 178),
      at(12, 216),
      at(-26, 216),
      at(-24, 176),
      at(-14, 146),
    ],
    gold,
    { edge: 'smooth' },
  );
  pen.tint(
    [
      at(2, 212),
      at(-2, 178),
      at(20, 142),
      at(44, 96),
      at(52, 36),
      at(24, -10),
      at(8, -10),
      at(26, 56),
      at(10, 120),
    ],
    gold,
    { tone: -0.9 },
  );
  // a ruff of small flames where the neck begins
  for (const i of range(7)) {
    const u = -42 + i * 14;
    pen.shape([at(u - 12, 118), at(u, 84 - (i % 2) * 12), at(u + 12, 118)], i % 2 ? fire : '#f08a3a', {
      ink: 0.8,
      contour: false,
    });
  }
  for (const [u, z] of [
    [-30, 66],
    [-4, 60],
    [20, 64],
    [-14, 30],
    [12, 28],
  ] as const)
    pen.line([at(u - 12, z), at(u, z - 12), at(u + 12, z)], 0.9, { smooth: true });
  const [hx, hy] = at(-8, 238);
  for (const [du, dz] of [
    [-62, 92],
    [-30, 116],
    [4, 122],
    [38, 106],
    [64, 74],
  ] as const) {
    pen.stroke([at(du * 0.2 - 6, 258), at(du * 0.7, 262 + dz * 0.6), at(du, 240 + dz)], 8, {
      colour: fire,
      from: 0.9,
      to: 0.5,
    });
    pen.shape([at(du - 13, 244 + dz), at(du, 226 + dz), at(du + 13, 244 + dz), at(du, 274 + dz)], gold, {
      edge: 'smooth',
      ink: 0.8,
    });
  }
  pen.shape([at(-32, 254), at(-68, 244), at(-84, 220), at(-62, 224), at(-34, 222)], '#e8694a', { tone: 0.3 });
  pen.shape(arc(hx, hy, 36 * s, 33 * s, 0, TAU, 20), gold, { edge: 'smooth' });
  pen.line([at(-40, 234), at(-70, 230)], 0.9);
  pen.tint(arc(hx + 6 * s, hy + 12 * s, 12 * s, 8 * s), '#f08a3a', { opacity: 0.8 });
  // the eye is closed, and smiles
  pen.stroke([at(-34, 242), at(-20, 231), at(-4, 238)], 7);
  pen.stroke([at(-36, 258), at(-22, 262), at(-8, 258)], 4);
  for (const k of [-1, 1])
    pen.bars(
      [
        [at(k * 18, -10), at(k * 22, -46)],
        [at(k * 22, -46), at(k * 8, -54)],
        [at(k * 22, -46), at(k * 38, -54)],
      ],
      8 * s,
      '#c9824a',
      { edge: 2 },
    );
}
