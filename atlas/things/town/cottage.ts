/** What cottages share: window glass, steam, small houses, plants in boxes. */
import { TAU, arc, range } from '../../core/geometry';
import type { Point } from '../../core/geometry';
import type { Frame } from '../../core/frame';
import type { Material } from '../../core/light';
import type { Pen } from '../../core/pen';
import { gableRoof } from '../../core/roofs';
import { Wall, box } from '../../core/solids';
import type { BoxWalls, Surface } from '../../core/solids';
import { puff } from '../nature/tree';
import { dressRoof } from './roof-kit';
import { eaveShade, keptWindow } from './window-kit';

/** Window glass: dark by day, lamplight by night. */
export const pane = (pen: Pen, day = '#46506e'): Material => (pen.light.night ? { emit: '#ffd98a' } : day);

/** A casement with a frame, a cross and a glint. */
export function casement(
  pen: Pen,
  wall: Surface,
  s: number,
  z: number,
  half: number,
  height: number,
  trim = '#f6ecd2',
): void {
  const rect = (h: number, a: number, b: number): Point[] => [
    wall.at(s - h, a),
    wall.at(s + h, a),
    wall.at(s + h, b),
    wall.at(s - h, b),
  ];
  pen.shape(rect(half + 5, z - 5, z + height + 5), trim, { contour: false, ink: 0.9 });
  pen.shape(rect(half, z, z + height), pane(pen), { contour: false, ink: 0.8 });
  pen.tint(
    [
      wall.at(s - half + 2, z + height * 0.4),
      wall.at(s + half * 0.2, z + height - 2),
      wall.at(s - half + 2, z + height - 2),
    ],
    '#b9d4dc',
    { edge: 'straight', opacity: 0.65 },
  );
  if (wall instanceof Wall) keptWindow(wall, { s0: s - half, s1: s + half, z0: z, z1: z + height });
  pen.line([wall.at(s, z), wall.at(s, z + height)], 1.3, { colour: trim });
  pen.line([wall.at(s - half, z + height * 0.5), wall.at(s + half, z + height * 0.5)], 1.1, { colour: trim });
}

/** Flowers in a box under a window. */
export function flowerBox(
  pen: Pen,
  wall: Wall,
  s: number,
  z: number,
  half: number,
  colours: readonly string[] = ['#e2574c', '#f6c453', '#ffffff'],
): void {
  const k = wall.frame.scale;
  wall.panel(s - half, z - 16, s + half, z, '#8a5a3a', { ink: 0.9 });
  for (const i of range(Math.round(half / 4))) {
    const [x, y] = wall.at(s - half + 5 + i * 8, z + pen.random.range(0, 9));
    const colour = i % 2 ? '#5a8f4a' : pen.random.pick(colours);
    pen.shape(arc(x, y, 8 * k, 7 * k, 0, TAU, 6), colour, { edge: 'scallop', ink: 0.6, contour: false });
  }
}

/** Steam or smoke climbing from a spot: balls that swell and drift. */
export function steam(
  pen: Pen,
  frame: Frame,
  u: number,
  z: number,
  count: number,
  drift = 34,
  tint = '#f7f2e6',
): void {
  const s = frame.scale;
  for (const i of range(count).reverse()) {
    const t = (i + 1) / count;
    const [x, y] = frame.at(u + drift * t * t * 3 + pen.random.jitter(8), 0, z + i * 46);
    const r = (18 + 44 * t) * s;
    pen.shape(arc(x, y, r, r * 0.9, pen.random.next(), pen.random.next() + TAU, 9), tint, {
      edge: 'scallop',
      ink: 0.8,
      tone: -0.1,
    });
    pen.tint(arc(x - r * 0.25, y - r * 0.2, r * 0.6, r * 0.55), '#ffffff', { opacity: 0.8, edge: 'scallop' });
  }
}

/** Rows of shingles on a slope given as [eave right, eave left, ridge left, ridge right]. */
export function shingles(pen: Pen, slope: readonly Point[], rows: number): void {
  const [a, b, c, d] = slope;
  if (!a || !b || !c || !d) return;
  const on = (s: number, t: number): Point => {
    const low: Point = [b[0] + (a[0] - b[0]) * s, b[1] + (a[1] - b[1]) * s];
    const high: Point = [c[0] + (d[0] - c[0]) * s, c[1] + (d[1] - c[1]) * s];
    return [low[0] + (high[0] - low[0]) * t, low[1] + (high[1] - low[1]) * t];
  };
  for (const i of range(rows)) {
    const t = (i + 0.5) / rows;
    const from = pen.random.range(0.01, 0.12);
    pen.line([on(from, t), on(pen.random.range(0.55, 0.98), t)], 0.7, { opacity: 0.75 });
    for (const k of range(9))
      if (pen.random.chance(0.6)) {
        const s = (k + (i % 2 ? 0.5 : 0.2)) / 9;
        pen.line([on(s, t), on(s, Math.max(0, t - 0.9 / rows))], 0.6, { opacity: 0.7 });
      }
  }
}

export interface HutShape {
  readonly u: number;
  readonly w: number;
  readonly z?: number;
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  readonly rise?: number;
  readonly wall: string;
  readonly roof: string;
  readonly over?: number;
}

/** A small gabled house anywhere on a landmark; returns its walls to draw on. */
export function hut(pen: Pen, frame: Frame, shape: HutShape): BoxWalls {
  const { u, w, z = 0, width, depth, height, rise = width * 0.42, wall, roof, over = 14 } = shape;
  const block = { u0: u - width / 2, u1: u + width / 2, w0: w - depth / 2, w1: w + depth / 2 };
  const walls = box(pen, frame, { ...block, z0: z, z1: z + height }, wall, { top: false });
  const slopes = gableRoof(pen, frame, { ...block, z: z + height, rise, over }, roof, wall);
  const front = slopes.at(-1);
  if (front) shingles(pen, front, Math.max(3, Math.round(rise / 18)));
  dressRoof(pen, slopes, { roof, wall, unit: frame.scale, pieces: ['patch', 'skylight', 'moss'] });
  eaveShade(walls, Math.min(24, height * 0.2));
  return walls;
}

/** A gabled front: the wall turns its triangle to the viewer, its ridge running away. */
export function gableFront(pen: Pen, frame: Frame, shape: HutShape): BoxWalls {
  const { u, w, z = 0, width, depth, height, rise = width * 0.6, wall, roof, over = 16 } = shape;
  const [u0, u1, w0, w1] = [u - width / 2, u + width / 2, w - depth / 2, w + depth / 2];
  const walls = box(pen, frame, { u0, u1, w0, w1, z0: z, z1: z + height }, wall, { top: false });
  const top = z + height;
  const lip = over * (rise / (width / 2));
  for (const [side, tone] of [
    [1, -0.9],
    [-1, 0.6],
  ] as const) {
    const edge = u + side * (width / 2 + over);
    const slope: Point[] = [
      frame.at(edge, w0, top - lip),
      frame.at(edge, w1 + over, top - lip),
      frame.at(u, w1 + over, top + rise),
      frame.at(u, w0, top + rise),
    ];
    pen.shape(slope, roof, { tone });
    shingles(pen, slope, Math.max(4, Math.round(rise / 16)));
  }
  const gable: Point[] = [frame.at(u0, w1, top), frame.at(u1, w1, top), frame.at(u, w1, top + rise - 4)];
  pen.shape(gable, wall, { tone: 0.15 });
  const barge = (side: number): Point[] => [
    frame.at(u + side * (width / 2 + over), w1 + over, top - lip),
    frame.at(u, w1 + over, top + rise),
    frame.at(u, w1 + over, top + rise - 16),
    frame.at(u + side * (width / 2 + over - 10), w1 + over, top - lip - 8),
  ];
  for (const side of [-1, 1]) pen.shape(barge(side), roof, { tone: side < 0 ? 0.9 : -0.3 });
  return walls;
}

/** Leaves along a wall or over an edge. */
export function ivy(pen: Pen, at: (t: number) => Point, count: number, size: number, leaf: string): void {
  for (const i of range(count)) {
    const [x, y] = at((i + 0.5) / count);
    const r = size * pen.random.range(0.7, 1.2);
    puff(
      pen,
      [x + pen.random.jitter(r * 0.6), y + pen.random.jitter(r * 0.6)],
      r,
      r * 0.8,
      leaf,
      pen.random.jitter(0.5),
    );
  }
}
