/** What the inside of the cylinder carries, cell by cell: rows of roofs along its streets, fields in furrows, woods, ponds. */
import { TAU, arc, lerp, range } from '../../../core/geometry';
import { plots } from './colony-plots';
import type { Point, Points } from '../../../core/geometry';
import type { Pen } from '../../../core/pen';
import type { Random } from '../../../core/random';

/** A piece of the wall: `s` runs round the cylinder, `t` along it toward the viewer, both 0 to 1. */
export type Cell = (s: number, t: number) => Point;

/** Lit slope and shaded slope of a roof. */
const ROOFS = [
  ['#f2e6d6', '#c9bfc8'],
  ['#e3a585', '#b8775f'],
  ['#a9c0d8', '#7c95b8'],
  ['#efd9a8', '#c8ad7c'],
] as const;
const WOOD = ['#5f9a5a', '#6fa862', '#548c58'] as const;

/** Picture pixels: wider cells show single gardens. */
const NEAR = 150;

const quad = (cell: Cell, s0: number, t0: number, s1: number, t1: number): Points => [
  cell(s0, t0),
  cell(s1, t0),
  cell(s1, t1),
  cell(s0, t1),
];

function tree(pen: Pen, [x, y]: Point, r: number, random: Random): void {
  pen.tint(arc(x + r * 0.4, y + r * 0.4, r, r * 0.8, 0, TAU, 8), '#3f6a54', { opacity: 0.4 });
  pen.shape(arc(x, y, r, r * 0.9, 0, TAU, 8), random.pick(WOOD), {
    edge: 'scallop',
    ink: 0.6,
    contour: false,
  });
}

/** Two rows of houses, their ridges along the cylinder: one slope looks at the light, the other does not. */
function houses(pen: Pen, cell: Cell, size: number, random: Random): void {
  const columns = 3;
  const rows = 2;
  for (const row of range(rows))
    for (const column of range(columns)) {
      const s0 = (column + 0.17) / columns;
      const t0 = (row + 0.14) / rows;
      const [s1, t1] = [s0 + random.range(0.5, 0.66) / columns, t0 + random.range(0.54, 0.72) / rows];
      if (random.chance(0.2)) {
        tree(pen, cell((s0 + s1) / 2, (t0 + t1) / 2), size * 0.075, random);
        continue;
      }
      const [lit, shaded] = random.pick(ROOFS);
      const ridge = lerp(s0, s1, 0.48);
      pen.tint(quad(cell, s0 + 0.04, t0 + 0.05, s1 + 0.05, t1 + 0.06), '#4a6a68', {
        edge: 'straight',
        opacity: 0.42,
      });
      pen.shape(quad(cell, s0, t0, s1, t1), lit, { ink: 0.7, contour: false, wobble: 0 });
      pen.tint(quad(cell, ridge, t0, s1, t1), shaded, { edge: 'straight' });
      if (size > 130)
        pen.scratches([
          [cell(ridge, t0), cell(ridge, t1)],
          [cell(lerp(s0, ridge, 0.5), t0), cell(lerp(s0, ridge, 0.5), t1)],
          [cell(lerp(ridge, s1, 0.5), t0), cell(lerp(ridge, s1, 0.5), t1)],
        ]);
    }
}

function field(pen: Pen, cell: Cell, size: number, random: Random): void {
  const rows = size > 120 ? 8 : 5;
  const crop = random.pick(['#dcd48e', '#8fb068', '#c9b878', '#a8c67c']);
  pen.tint(quad(cell, 0.08, 0.1, 0.92, 0.9), crop, { edge: 'straight', opacity: 0.8 });
  pen.scratches(
    range(rows).map((i) => [
      cell(0.12 + (i * 0.76) / (rows - 1), 0.13),
      cell(0.12 + (i * 0.76) / (rows - 1), 0.87),
    ]),
    { width: 1, opacity: 0.3 },
  );
  if (size < NEAR) return;
  // one half stands, the other is cut; the harvester is on its way round
  pen.tint(quad(cell, 0.08, 0.1, 0.5, 0.9), crop, { edge: 'straight', tone: 0.5, opacity: 0.7 });
  for (const i of range(9)) {
    const [x, y] = cell(0.14 + (i % 3) * 0.13, 0.2 + Math.floor(i / 3) * 0.28);
    pen.shape(arc(x, y, size * 0.024, size * 0.02, 0, TAU, 8), '#e3c777', {
      edge: 'smooth',
      ink: 0.6,
      contour: false,
    });
  }
  for (const s of [0.545, 0.655])
    pen.shape(arc(...cell(s, 0.45), size * 0.026, size * 0.03, 0, TAU, 10), '#3a3a48', {
      ink: 0.6,
      contour: false,
    });
  pen.shape(quad(cell, 0.55, 0.41, 0.65, 0.54), '#d9604a', { ink: 0.7, contour: false });
  pen.shape(quad(cell, 0.57, 0.43, 0.63, 0.48), '#a9d8ea', { ink: 0.6, contour: false });
  // its reel, with the bars that turn
  pen.shape(quad(cell, 0.51, 0.54, 0.69, 0.6), '#c9ced8', { ink: 0.6, contour: false });
  for (const s of [0.54, 0.57, 0.6, 0.63, 0.66]) pen.line([cell(s, 0.54), cell(s, 0.6)], 0.8);
  pen.tint(quad(cell, 0.57, 0.2, 0.63, 0.42), '#e0d9a8', { edge: 'straight', opacity: 0.6 });
}

function wood(pen: Pen, cell: Cell, size: number, random: Random): void {
  for (const _ of range(7))
    tree(pen, cell(random.range(0.14, 0.86), random.range(0.14, 0.86)), size * 0.1, random);
}

function pond(pen: Pen, cell: Cell, size: number, random: Random): void {
  // no two lakes have one shore: where a lake lies says how many bays it has and how it is turned
  const [cx, cy] = cell(0.5, 0.5);
  const kind = Math.abs(Math.round(cx * 0.37 + cy * 0.61));
  const [bays, turn, wide] = [2 + (kind % 3), kind % 7, 0.3 + (kind % 4) * 0.03];
  const shore = range(20).map((i) => {
    const a = (i / 20) * TAU;
    const k = 1 + 0.16 * Math.sin(a * bays + turn) + 0.07 * Math.sin(a * 5 + turn * 2);
    return cell(0.5 + Math.cos(a) * wide * k, 0.5 + Math.sin(a) * (0.62 - wide) * k);
  });
  pen.shape(shore, '#86bcd8', { edge: 'smooth', ink: 0.7, contour: false });
  // a sail or a rowing boat, and its wake
  const [bx, by] = [0.42 + (kind % 3) * 0.07, 0.46 + (kind % 2) * 0.08];
  pen.line([cell(bx - 0.12, by + 0.05), cell(bx - 0.02, by + 0.02)], 1, { colour: '#e6f6fb' });
  pen.line([cell(bx - 0.1, by + 0.09), cell(bx - 0.01, by + 0.05)], 1, { colour: '#e6f6fb' });
  pen.shape(
    [cell(bx, by), cell(bx + 0.14, by), cell(bx + 0.11, by + 0.06), cell(bx + 0.03, by + 0.06)],
    kind % 2 ? '#c8663f' : '#8a5a3c',
    { ink: 0.6, contour: false },
  );
  if (size > 80)
    pen.shape(
      [cell(bx + 0.07, by - 0.15), cell(bx + 0.14, by - 0.02), cell(bx + 0.07, by - 0.02)],
      '#fff8ea',
      {
        ink: 0.6,
        contour: false,
      },
    );
  for (const t of [0.16, 0.84]) tree(pen, cell(random.range(0.2, 0.8), t), size * 0.08, random);
}

/** One cell of the land; `size` is its width in picture pixels. */
export function drawCell(pen: Pen, cell: Cell, size: number, random: Random): void {
  const kind = random.next();
  if (size < 34) {
    if (kind < 0.6) houses(pen, cell, size, random);
    return;
  }
  if (kind < 0.6 && size > NEAR) plots(pen, cell, size, random);
  else if (kind < 0.56) houses(pen, cell, size, random);
  else if (kind < 0.76) field(pen, cell, size, random);
  else if (kind < 0.92) wood(pen, cell, size, random);
  else pond(pen, cell, size, random);
}
