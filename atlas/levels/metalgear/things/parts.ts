/** What everything in the snowy base is finished with: snow along its edges, stripes of warning, lamps, ladders. */
import { TAU, arc, range, resample } from '../../../core/geometry';
import type { Point, Points } from '../../../core/geometry';
import type { Material } from '../../../core/light';
import type { Pen } from '../../../core/pen';
import type { Random } from '../../../core/random';
import type { Wall } from '../../../core/solids';

export const SNOW = '#f7fbff';
export const LAMPLIGHT: Material = { emit: '#ffe39a' };
export const WARNING = '#f3b52c';
const DARK = '#333a4c';

/** Snow that lies along an edge, fat in the middle, tongues hanging from it. `thick` in picture pixels. */
export function snowOn(pen: Pen, edge: Points, thick: number, random: Random): void {
  const points = resample(edge, Math.max(4, thick * 0.9));
  const last = points.length - 1;
  const swell = (i: number) => 0.35 + 0.65 * Math.min(1, Math.min(i, last - i) / 2);
  const top = points.map(([x, y], i): Point => [x, y - thick * swell(i) * random.range(0.75, 1.05)]);
  const low = points.map(([x, y], i): Point => [
    x,
    y + thick * (i === 0 || i === last ? 0 : i % 2 ? random.range(0.1, 0.3) : random.range(0.35, 0.85)),
  ]);
  pen.shape([...top, ...low.reverse()], SNOW, { edge: 'smooth', ink: 0.9 });
}

/** A drift at the foot of something: a low heap about a point of the picture. */
export function drift(pen: Pen, [x, y]: Point, half: number, height: number): void {
  const crest: Points = [
    [x - half, y],
    [x - half * 0.82, y - height * 0.2],
    [x - half * 0.6, y - height * 0.3],
    [x - half * 0.36, y - height * 0.78],
    [x - half * 0.08, y - height],
    [x + half * 0.2, y - height * 0.8],
    [x + half * 0.34, y - height * 0.5],
    [x + half * 0.58, y - height * 0.58],
    [x + half * 0.8, y - height * 0.3],
    [x + half, y],
  ];
  // its foot runs out into the snow around it: a line all round would make a plate of it
  const foot = height * 0.22;
  pen.shape([...crest, [x + half * 0.5, y + foot], [x, y + foot * 0.6], [x - half * 0.5, y + foot]], SNOW, {
    edge: 'smooth',
    ink: 0.02,
    contour: false,
    wobble: 0,
  });
  pen.tint(
    [
      [x + half * 0.1, y + foot * 0.5],
      [x + half * 0.24, y - height * 0.4],
      [x + half * 0.34, y - height * 0.46],
      [x + half * 0.56, y - height * 0.52],
      [x + half * 0.94, y],
      [x + half * 0.5, y + foot * 0.8],
    ],
    SNOW,
    { tone: -0.8 },
  );
  pen.line(crest, 1.6, { smooth: true });
}

/** Yellow and dark slants inside a strip of four corners: from left to right along its lower and upper edge. */
export function stripes(pen: Pen, [a, b, c, d]: readonly [Point, Point, Point, Point], count: number): void {
  const on = (p: Point, q: Point, t: number): Point => [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t];
  pen.shape([a, b, c, d], WARNING, { ink: 0.9, contour: false });
  for (const i of range(count)) {
    const [t0, t1] = [i / count, (i + 0.5) / count];
    const lean = Math.min(1, 0.5 / count);
    pen.tint(
      [on(a, b, t0), on(a, b, t1), on(d, c, Math.min(1, t1 + lean)), on(d, c, Math.min(1, t0 + lean))],
      DARK,
      { edge: 'straight' },
    );
  }
}

/** The same on a part of a wall. */
export function hazard(
  wall: Wall,
  s0: number,
  z0: number,
  s1: number,
  z1: number,
  count = Math.max(2, Math.round((s1 - s0) / 30)),
): void {
  stripes(wall.pen, [wall.at(s0, z0), wall.at(s1, z0), wall.at(s1, z1), wall.at(s0, z1)], count);
}

/** A ladder between two feet of the picture; `half` is half its width in picture pixels. */
export function ladder(pen: Pen, [x0, y0]: Point, [x1, y1]: Point, half: number, material = '#5b6474'): void {
  const steps = Math.max(3, Math.round(Math.abs(y0 - y1) / (half * 1.5)));
  pen.bars(
    [-1, 1].map((k) => [
      [x0 + k * half, y0],
      [x1 + k * half, y1],
    ]),
    half * 0.32,
    material,
    { edge: 1.6 },
  );
  pen.bars(
    range(steps).map((i) => {
      const t = (i + 0.5) / steps;
      const [x, y] = [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t];
      return [
        [x - half, y],
        [x + half, y],
      ];
    }),
    half * 0.24,
    material,
    { edge: 1.2 },
  );
}

/** A round lamp that shines by itself. */
export function beacon(pen: Pen, [x, y]: Point, r: number, colour = '#ff5a3c'): void {
  pen.shape(arc(x, y, r, r, 0, TAU, 14), { emit: colour }, { edge: 'smooth', ink: 1 });
  pen.tint(arc(x - r * 0.3, y - r * 0.35, r * 0.34, r * 0.26, 0, TAU, 8), { emit: '#fff4e0' });
}

/** Rivets at even steps along a line. */
export function rivets(pen: Pen, line: Points, step: number, r: number): void {
  for (const [x, y] of resample(line, step)) pen.tint(arc(x, y, r, r, 0, TAU, 6), DARK, { tone: -0.3 });
}

/** A window with a lit pane and a sill of snow. */
export function pane(wall: Wall, s0: number, z0: number, s1: number, z1: number, random: Random): void {
  const { pen } = wall;
  wall.panel(s0 - 5, z0 - 5, s1 + 5, z1 + 5, '#5f6b7e', { ink: 0.9 });
  pen.shape(wall.rect(s0, z0, s1, z1), LAMPLIGHT, { ink: 0.8, contour: false });
  pen.line([wall.at((s0 + s1) / 2, z0), wall.at((s0 + s1) / 2, z1)], 0.9);
  snowOn(pen, [wall.at(s0 - 8, z0 - 4), wall.at(s1 + 8, z0 - 4)], 6 * wall.frame.scale, random);
}

/** A wheel seen from the side. */
export function wheel(pen: Pen, [x, y]: Point, r: number, hub = '#8e98a8'): void {
  pen.shape(arc(x, y, r, r, 0, TAU, 18), '#2e3342', { edge: 'smooth' });
  pen.shape(arc(x, y, r * 0.56, r * 0.56, 0, TAU, 14), hub, { edge: 'smooth', ink: 0.8, contour: false });
  for (const i of range(5)) {
    const a = (i / 5) * TAU + 0.4;
    pen.tint(
      arc(x + Math.cos(a) * r * 0.36, y + Math.sin(a) * r * 0.36, r * 0.09, r * 0.09, 0, TAU, 6),
      DARK,
    );
  }
}

/** A gun barrel between two points, cut square, with a light along its top and a shade below. Widths in picture pixels. */
export function barrel(
  pen: Pen,
  [a, b]: readonly [Point, Point],
  [wide, thin]: readonly [number, number],
  material: string,
  tone = 0,
): void {
  const long = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  const side = Math.sign(b[0] - a[0]) || 1;
  const [nx, ny] = [(-(b[1] - a[1]) / long) * side, ((b[0] - a[0]) / long) * side];
  const off = ([x, y]: Point, k: number): Point => [x + nx * k, y + ny * k];
  const [p, q] = [wide / 2, thin / 2];
  pen.shape([off(a, -p), off(b, -q), off(b, q), off(a, p)], material, { tone, ink: 1.1 });
  pen.tint([off(a, p * 0.3), off(b, q * 0.3), off(b, q), off(a, p)], material, {
    tone: tone - 1,
    edge: 'straight',
  });
  pen.tint([off(a, -p), off(b, -q), off(b, -q * 0.55), off(a, -p * 0.55)], material, {
    tone: tone + 0.9,
    edge: 'straight',
  });
}
