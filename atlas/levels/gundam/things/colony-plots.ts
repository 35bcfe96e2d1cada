/** What the near cells of the colony's wall show: houses with gardens, pools, courts and cars, no two plots of a cell alike. */
import { TAU, arc, lerp, range } from '../../../core/geometry';
import type { Points } from '../../../core/geometry';
import type { Pen } from '../../../core/pen';
import type { Random } from '../../../core/random';
import type { Cell } from './colony-land';

const ROOFS = [
  ['#f2e6d6', '#c9bfc8'],
  ['#e3a585', '#b8775f'],
  ['#a9c0d8', '#7c95b8'],
  ['#efd9a8', '#c8ad7c'],
  ['#c58a94', '#94606e'],
  ['#a8bf9a', '#7c9678'],
] as const;
const LEAVES = ['#5f9a5a', '#6fa862', '#548c58', '#7fae60'] as const;
const CARS = ['#d9604a', '#f2b437', '#4f86c0', '#f4f0e6'] as const;

const quad = (cell: Cell, s0: number, t0: number, s1: number, t1: number): Points => [
  cell(s0, t0),
  cell(s1, t0),
  cell(s1, t1),
  cell(s0, t1),
];
const flat = { ink: 0.7, contour: false, wobble: 0 } as const;

/** A plot, its own units 0 to 1. */
type Plot = (pen: Pen, plot: Cell, size: number, random: Random) => void;

function leaf(pen: Pen, plot: Cell, s: number, t: number, r: number, random: Random): void {
  const [x, y] = plot(s, t);
  pen.tint(arc(x + r * 0.4, y + r * 0.5, r, r * 0.8, 0, TAU, 8), '#3f6a54', { opacity: 0.4 });
  const green = random.pick(LEAVES);
  pen.shape(arc(x, y, r, r * 0.9, 0, TAU, 8), green, { edge: 'scallop', ink: 0.6, contour: false });
  pen.tint(arc(x - r * 0.25, y - r * 0.25, r * 0.5, r * 0.42, 0, TAU, 7), green, {
    edge: 'scallop',
    tone: 0.7,
  });
}

/** A roof of two slopes over a rectangle, with its shadow, its ridge and a chimney. */
function roof(
  pen: Pen,
  plot: Cell,
  [s0, t0, s1, t1]: readonly [number, number, number, number],
  random: Random,
): void {
  const [lit, shaded] = random.pick(ROOFS);
  const ridge = lerp(s0, s1, 0.48);
  pen.tint(quad(plot, s0 + 0.05, t0 + 0.06, s1 + 0.08, t1 + 0.08), '#42625f', {
    edge: 'straight',
    opacity: 0.42,
  });
  pen.shape(quad(plot, s0, t0, s1, t1), lit, flat);
  pen.tint(quad(plot, ridge, t0, s1, t1), shaded, { edge: 'straight' });
  pen.scratches([
    [plot(ridge, t0), plot(ridge, t1)],
    ...[0.3, 0.6].map((k) => [plot(lerp(s0, s1, k * 0.8), t0), plot(lerp(s0, s1, k * 0.8), t1)]),
    ...[0.3, 0.7].map((k) => [plot(ridge, lerp(t0, t1, k)), plot(s1, lerp(t0, t1, k))]),
  ]);
  const [a, b] = [lerp(s0, ridge, 0.5), lerp(t0, t1, 0.24)];
  pen.shape(quad(plot, a, b, a + 0.08, b + 0.09), '#b0705c', flat);
  if (random.chance(0.4))
    pen.shape(
      quad(plot, lerp(ridge, s1, 0.3), lerp(t0, t1, 0.5), lerp(ridge, s1, 0.8), lerp(t0, t1, 0.8)),
      '#3f5a86',
      flat,
    );
}

const hedge = (pen: Pen, plot: Cell, size: number, random: Random) => {
  for (const i of range(5)) leaf(pen, plot, 0.06 + random.jitter(0.02), 0.12 + i * 0.19, size * 0.06, random);
};

const home: Plot = (pen, plot, size, random) => {
  pen.tint(quad(plot, 0.02, 0.03, 0.98, 0.97), '#a9cf83', { edge: 'straight', opacity: 0.55 });
  pen.tint(quad(plot, 0.62, 0.5, 0.72, 1), '#e6dcc0', { edge: 'straight' });
  roof(pen, plot, [0.2, 0.12, 0.82, 0.6], random);
  hedge(pen, plot, size, random);
  leaf(pen, plot, 0.36, 0.82, size * 0.1, random);
};

const wings: Plot = (pen, plot, size, random) => {
  pen.tint(quad(plot, 0.02, 0.03, 0.98, 0.97), '#9cc47c', { edge: 'straight', opacity: 0.5 });
  roof(pen, plot, [0.1, 0.12, 0.46, 0.86], random);
  roof(pen, plot, [0.5, 0.5, 0.9, 0.86], random);
  leaf(pen, plot, 0.72, 0.26, size * 0.11, random);
  leaf(pen, plot, 0.88, 0.36, size * 0.07, random);
};

const pool: Plot = (pen, plot, size, random) => {
  pen.tint(quad(plot, 0.02, 0.03, 0.98, 0.97), '#d8d2b8', { edge: 'straight', opacity: 0.7 });
  roof(pen, plot, [0.12, 0.1, 0.5, 0.5], random);
  pen.shape(quad(plot, 0.3, 0.58, 0.88, 0.88), '#f2eee0', flat);
  pen.shape(quad(plot, 0.35, 0.62, 0.83, 0.84), '#6fc0dc', flat);
  pen.scratches(
    [0.68, 0.74, 0.8].map((t) => [plot(0.4, t), plot(0.5, t + 0.02), plot(0.6, t), plot(0.7, t + 0.02)]),
    { width: 1, opacity: 0.3 },
  );
  for (const [i, colour] of CARS.slice(0, 3).entries()) {
    const [x, y] = plot(0.62 + i * 0.12, 0.44);
    pen.shape(arc(x, y, size * 0.055, size * 0.05, 0, TAU, 8), colour, {
      edge: 'scallop',
      ink: 0.6,
      contour: false,
    });
  }
};

const court: Plot = (pen, plot, size, random) => {
  pen.shape(quad(plot, 0.08, 0.1, 0.92, 0.9), '#c9775a', flat);
  const white = { colour: '#fdf6e6' } as const;
  pen.line([...quad(plot, 0.16, 0.18, 0.84, 0.82), plot(0.16, 0.18)], 0.9, white);
  pen.line([plot(0.16, 0.5), plot(0.84, 0.5)], 0.9, white);
  pen.line(arc(...plot(0.5, 0.5), size * 0.1, size * 0.08, 0, TAU, 14), 0.9, white);
  for (const [s, t] of [
    [0.36, 0.34],
    [0.62, 0.4],
    [0.44, 0.66],
    [0.68, 0.7],
  ] as const) {
    const [x, y] = plot(s, t);
    pen.tint(arc(x, y + 2, size * 0.02, size * 0.014, 0, TAU, 6), '#5a3a3a', { opacity: 0.5 });
    pen.shape(arc(x, y, size * 0.018, size * 0.02, 0, TAU, 6), random.pick(CARS), {
      ink: 0.5,
      contour: false,
    });
  }
};

const parking: Plot = (pen, plot, _size, random) => {
  pen.shape(quad(plot, 0.05, 0.08, 0.95, 0.92), '#b4bccb', flat);
  for (const row of [0.14, 0.56])
    for (const i of range(5)) {
      const s = 0.1 + i * 0.165;
      pen.scratches([[plot(s - 0.02, row), plot(s - 0.02, row + 0.28)]], { width: 1, opacity: 0.4 });
      if (!random.chance(0.7)) continue;
      pen.shape(quad(plot, s, row + 0.02, s + 0.11, row + 0.27), random.pick(CARS), flat);
      pen.tint(quad(plot, s + 0.02, row + 0.09, s + 0.09, row + 0.14), '#3f5a86', { edge: 'straight' });
    }
};

const orchard: Plot = (pen, plot, size, random) => {
  pen.tint(quad(plot, 0.04, 0.05, 0.96, 0.95), '#b9cf86', { edge: 'straight', opacity: 0.6 });
  for (const i of range(9))
    leaf(pen, plot, 0.2 + (i % 3) * 0.3, 0.2 + Math.floor(i / 3) * 0.3, size * 0.085, random);
};

const tanks: Plot = (pen, plot, size) => {
  pen.tint(quad(plot, 0.06, 0.08, 0.94, 0.92), '#a9b2c0', { edge: 'straight', opacity: 0.8 });
  for (const [s, t] of [
    [0.3, 0.34],
    [0.68, 0.34],
    [0.5, 0.7],
  ] as const) {
    const [x, y] = plot(s, t);
    const r = size * 0.15;
    pen.tint(arc(x + r * 0.4, y + r * 0.4, r, r * 0.9, 0, TAU, 14), '#42625f', { opacity: 0.4 });
    pen.shape(arc(x, y, r, r * 0.92, 0, TAU, 16), '#eef0ea', { edge: 'smooth', ink: 0.7, contour: false });
    pen.shape(arc(x, y, r * 0.6, r * 0.55, 0, TAU, 14), '#d3dae2', {
      edge: 'smooth',
      ink: 0.6,
      contour: false,
    });
    pen.tint(arc(x - r * 0.1, y - r * 0.1, r * 0.2, r * 0.2, 0, TAU, 8), '#e0692e');
  }
};

const PLOTS: readonly Plot[] = [
  home,
  home,
  wings,
  pool,
  home,
  court,
  wings,
  orchard,
  home,
  parking,
  pool,
  tanks,
];

/** Three by two plots with lanes between them. */
export function plots(pen: Pen, cell: Cell, size: number, random: Random): void {
  const [columns, rows] = [3, 2] as const;
  const first = random.int(0, PLOTS.length - 1);
  for (const i of range(columns * rows)) {
    const [column, row] = [i % columns, Math.floor(i / columns)];
    const plot: Cell = (s, t) => cell((column + 0.04 + s * 0.92) / columns, (row + 0.04 + t * 0.92) / rows);
    PLOTS[(first + i * 5) % PLOTS.length]?.(pen, plot, size / columns, random);
  }
  for (const k of [1, 2]) pen.line([cell(k / columns, 0), cell(k / columns, 1)], 1.6, { colour: '#f4efdf' });
}
