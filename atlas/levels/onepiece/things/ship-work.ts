/** What years at sea leave on a hull and on sails: strakes, caulk, mended boards, barnacles, patches and reef points. */
import { TAU, arc, lerp, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Pen } from '../../../core/pen';

/** A point of the hull: `t` 0 at the stern to 1 at the bow, `z` world units above the water. */
export type OnHull = (t: number, z: number) => Point;
/** A point of a sail: `s` -1 to 1 across it, `t` 0 to 1 up. */
export type OnSail = (s: number, t: number) => Point;

const run = (on: OnHull, from: number, to: number, z: number): Point[] =>
  range(9).map((i) => on(lerp(from, to, i / 8), z));

/** Strakes with their butts, a few mended, nails, weed and barnacles at the waterline, an anchor and a rope ladder. */
export function hullWork(pen: Pen, on: OnHull, scale: number, hull: string): void {
  const board = (t0: number, t1: number, z0: number, z1: number): Point[] => [
    ...range(5).map((i) => on(lerp(t0, t1, i / 4), z0)),
    ...range(5).map((i) => on(lerp(t1, t0, i / 4), z1)),
  ];
  const strakes: Point[][] = [];
  const nails: Point[][] = [];
  for (const row of range(7)) {
    const z = 4 + row * 15;
    for (const k of range(6)) {
      const from = 0.03 + k * 0.16 + (row % 3) * 0.045;
      const to = Math.min(0.97, from + 0.13);
      if (from < 0.94) strakes.push(run(on, from, to, z));
      strakes.push([on(from, z), on(from, z + 15)]);
      for (const d of [-0.006, 0.006]) nails.push([on(from + d, z + 5), on(from + d, z + 7)]);
    }
  }
  for (const [t, z, long, tone] of [
    [0.12, 64, 0.09, 0.8],
    [0.3, 34, 0.12, -0.8],
    [0.47, 49, 0.08, 0.7],
    [0.63, 19, 0.11, 0.6],
    [0.76, 64, 0.07, -0.8],
    [0.36, 79, 0.06, 0.5],
    [0.86, 34, 0.06, 0.7],
  ] as const) {
    pen.tint(board(t, t + long, z, z + 14), hull, { tone, edge: 'straight' });
    for (const d of [0.006, long - 0.006])
      pen.tint(arc(...on(t + d, z + 7), 2.6 * scale, 2.6 * scale, 0, TAU, 6), '#2f2138', { opacity: 0.7 });
  }
  pen.scratches(strakes, { opacity: 0.5 });
  pen.scratches(nails, { width: 1.2, opacity: 0.5 });
  for (const [i, t] of [0.07, 0.14, 0.17, 0.29, 0.37, 0.4, 0.55, 0.6, 0.71, 0.74, 0.77, 0.9].entries()) {
    const z = 4 + (i % 3) * 6;
    const [x, y] = on(t, z);
    if (i % 4 === 2) {
      pen.stroke(
        [
          [x, y - 12 * scale],
          [x + 4 * scale, y],
          [x - 2 * scale, y + 8 * scale],
        ],
        7 * scale,
        {
          colour: '#3f8a6a',
        },
      );
      continue;
    }
    for (const [dx, dy, r] of [
      [0, 0, 8],
      [13, 3, 6],
      [6, -9, 5],
    ] as const) {
      pen.shape(arc(x + dx * scale, y + dy * scale, r * scale, r * 0.86 * scale, 0, TAU, 8), '#e9dcc4', {
        edge: 'smooth',
        ink: 0.6,
        contour: false,
      });
      pen.tint(arc(x + dx * scale, y + dy * scale, r * 0.4 * scale, r * 0.34 * scale, 0, TAU, 6), '#7a6a72');
    }
  }
  anchor(pen, on, scale);
  ladder(pen, on, scale);
}

function anchor(pen: Pen, on: OnHull, s: number): void {
  const [x, y] = on(0.9, 78);
  const p = (u: number, v: number): Point => [x + u * s, y + v * s];
  pen.bars([[p(0, -34), p(0, 2)]], 3.5 * s, '#8f8a9a', { edge: 1.6 });
  pen.bars(
    [
      [p(0, 0), p(0, 46)],
      [p(-14, 12), p(14, 12)],
      [p(-24, 32), p(-14, 46), p(0, 51), p(14, 46), p(24, 32)],
    ],
    7 * s,
    '#5f5a70',
    { edge: 2, smooth: true },
  );
  pen.bars([arc(...p(0, -4), 6 * s, 6 * s, 0, TAU - 0.01, 10)], 4 * s, '#5f5a70', { edge: 1.6 });
}

function ladder(pen: Pen, on: OnHull, s: number): void {
  const sides = [0.215, 0.243].map((t) => range(5).map((i) => on(t, 104 - i * 23)));
  pen.bars(sides, 3 * s, '#e6cf9a', { edge: 1.4 });
  pen.bars(
    range(6).map((i) => [on(0.213, 96 - i * 16), on(0.245, 95 - i * 16)]),
    5 * s,
    '#c79a62',
    { edge: 1.4 },
  );
}

/** Cloths sewn together, a band of reef points, patches with their stitches. `cloth`: of a plain sail. */
export function sailWork(pen: Pen, at: OnSail, cloth: string | undefined): void {
  const seams = [-0.75, -0.12, 0.46].map((s) => range(6).map((i) => at(s, 0.03 + i * 0.188)));
  pen.scratches(seams, { opacity: 0.4 });
  const band = [0.7, 0.74].map((t) => range(9).map((i) => at(-0.96 + i * 0.24, t)));
  pen.scratches(band, { opacity: 0.42 });
  pen.scratches(
    range(9).map((i) => [at(-0.88 + i * 0.22, 0.72), at(-0.87 + i * 0.22, 0.65)]),
    { width: 1.6, opacity: 0.5 },
  );
  for (const [s, t, w, h, tone] of [
    [-0.78, 0.14, 0.2, 0.13, -0.6],
    [0.62, 0.46, 0.22, 0.12, 0.5],
  ] as const) {
    const patch = [at(s, t), at(s + w, t + 0.02), at(s + w, t + h), at(s + 0.02, t + h)];
    if (cloth !== undefined) pen.tint(patch, cloth, { tone, edge: 'straight' });
    const stitches = range(4).flatMap((side): Point[][] => {
      const [a, b] = [patch[side] ?? at(s, t), patch[(side + 1) % 4] ?? at(s, t)];
      return range(5).map((i) => {
        const [k, l] = [(i + 0.2) / 5, (i + 0.7) / 5];
        return [
          [lerp(a[0], b[0], k), lerp(a[1], b[1], k)],
          [lerp(a[0], b[0], l), lerp(a[1], b[1], l)],
        ];
      });
    });
    pen.scratches(stitches, { width: 1.1, opacity: 0.6 });
  }
}

/** Cloths of the sail before the mast, sewn from its foot up, with a reef and a patch. */
export function jibWork(pen: Pen, tack: Point, clew: Point, head: Point): void {
  const top: Point = [lerp(tack[0], head[0], 0.75), lerp(tack[1], head[1], 0.75)];
  const on = (s: number, t: number): Point => {
    const [x, y] = [lerp(clew[0], tack[0], s), lerp(clew[1], tack[1], s)];
    return [lerp(x, top[0], t), lerp(y, top[1], t)];
  };
  pen.scratches(
    [0.16, 0.32, 0.48, 0.64, 0.8].map((s) => [on(s, 0.02), on(s, 0.95)]),
    { opacity: 0.34 },
  );
  pen.scratches(
    [0.24, 0.27].map((t) => [on(0.02, t), on(0.98, t)]),
    { opacity: 0.42 },
  );
  pen.scratches(
    range(9).map((i) => [on(0.06 + i * 0.11, 0.255), on(0.06 + i * 0.11, 0.2)]),
    { width: 1.5, opacity: 0.5 },
  );
  const patch = [on(0.24, 0.42), on(0.44, 0.41), on(0.43, 0.53), on(0.25, 0.54)];
  pen.tint(patch, '#e6cf9a', { edge: 'straight', opacity: 0.55 });
  pen.scratches([[...patch, on(0.24, 0.42)]], { width: 1.2, opacity: 0.6 });
}

/** Staves and hoops of a barrel on deck; (x, y) is the middle of its foot. */
export function hoops(pen: Pen, x: number, y: number, s: number): void {
  pen.scratches(
    [-9, 0, 9].map((u) => [
      [x + u * s, y - 2 * s],
      [x + u * 1.15 * s, y - 18 * s],
      [x + u * 0.9 * s, y - 36 * s],
    ]),
    { opacity: 0.55 },
  );
  for (const v of [7, 29])
    pen.tint(
      [
        [x - 19 * s, y - v * s],
        [x + 19 * s, y - v * s],
        [x + 19 * s, y - (v + 5) * s],
        [x - 19 * s, y - (v + 5) * s],
      ],
      '#5f5a70',
      { edge: 'straight' },
    );
  pen.tint(
    [
      [x - 15 * s, y - 4 * s],
      [x - 8 * s, y - 4 * s],
      [x - 8 * s, y - 35 * s],
      [x - 15 * s, y - 35 * s],
    ],
    '#fff3cf',
    { edge: 'straight', opacity: 0.25 },
  );
}
