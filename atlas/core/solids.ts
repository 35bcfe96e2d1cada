/** Solids in the oblique projection: faces shaded by where they look, walls one can draw on. */
import { SQUASH } from './frame';
import type { Frame, Point3 } from './frame';
import { arc, area, between, clamp, nth, range } from './geometry';
import type { Point } from './geometry';
import type { Material } from './light';
import type { Pen } from './pen';
import { Random } from './random';
import { wear } from './wear';

const SUN: Point3 = [-0.62, 0.3, 0.72];

/** How lit a face is, from its three first corners in local space. */
export function toneOf(frame: Frame, corners: readonly Point3[]): number {
  const turned = (i: number) => frame.turn(nth(corners, i));
  const [a, b, c] = [turned(0), turned(1), turned(2)];
  const p: Point3 = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const q: Point3 = [c[0] - b[0], c[1] - b[1], c[2] - b[2]];
  const normal: Point3 = [p[2] * q[1] - p[1] * q[2], p[0] * q[2] - p[2] * q[0], p[1] * q[0] - p[0] * q[1]];
  const length = Math.hypot(...normal) || 1;
  const dot = (normal[0] * SUN[0] + normal[1] * SUN[1] + normal[2] * SUN[2]) / length;
  if (dot < 0.05) return -1;
  if (dot < 0.45) return -0.15;
  return dot > 0.8 ? 0.8 : 0.25;
}

export interface Face {
  /** Anticlockwise seen from outside. */
  readonly corners: readonly Point3[];
  readonly material: Material;
  readonly tone?: number;
  readonly ink?: number;
}

/** Draws the faces of a convex solid that look at the viewer. */
export function facets(pen: Pen, frame: Frame, faces: readonly Face[]): void {
  for (const { corners, material, tone, ink = 1 } of faces) {
    const points = corners.map((corner) => frame.at(...corner));
    if (area(points) >= 0) continue;
    const shade = tone ?? toneOf(frame, corners);
    pen.shape(points, material, { tone: shade, ink });
    if (ink) wear(pen, points, material, shade);
  }
}

/** Anything flat that can be written or drawn on: `s` runs along it from its left end as seen from outside, z up. */
export interface Surface {
  at(s: number, z: number): Point;
}

/** One upright wall between two points [u, w] of the ground. */
export class Wall implements Surface {
  readonly width: number;
  readonly height: number;

  constructor(
    readonly pen: Pen,
    readonly frame: Frame,
    readonly from: Point,
    readonly to: Point,
    readonly z0: number,
    readonly z1: number,
    readonly tone = 0,
  ) {
    this.width = Math.hypot(to[0] - from[0], to[1] - from[1]);
    this.height = z1 - z0;
  }

  at(s: number, z: number): Point {
    const [u, w] = between(this.from, this.to, s / this.width);
    return this.frame.at(u, w, this.z0 + z);
  }

  rect(s0: number, z0: number, s1: number, z1: number): Point[] {
    return [this.at(s0, z0), this.at(s1, z0), this.at(s1, z1), this.at(s0, z1)];
  }

  /** A panel on the wall, shaded like the wall. */
  panel(
    s0: number,
    z0: number,
    s1: number,
    z1: number,
    material: Material,
    options: Parameters<Pen['shape']>[2] = {},
  ): void {
    this.pen.shape(this.rect(s0, z0, s1, z1), material, { tone: this.tone, contour: false, ...options });
  }
}

/** A block of local space. */
export interface Block {
  readonly u0: number;
  readonly u1: number;
  readonly w0: number;
  readonly w1: number;
  readonly z0?: number;
  readonly z1: number;
}

export type BoxWalls = Partial<Record<'front' | 'right' | 'back' | 'left', Wall>>;

/** A box; returns the walls that can be seen, so that a facade can be drawn on them. */
export function box(
  pen: Pen,
  frame: Frame,
  { u0, u1, w0, w1, z0 = 0, z1 }: Block,
  material: Material,
  options: { readonly top?: boolean; readonly topMaterial?: Material; readonly ink?: number } = {},
): BoxWalls {
  const { top = true, topMaterial = material, ink = 1 } = options;
  const sides = [
    ['front', [u0, w1], [u1, w1]],
    ['right', [u1, w1], [u1, w0]],
    ['back', [u1, w0], [u0, w0]],
    ['left', [u0, w0], [u0, w1]],
  ] as const;
  const walls: BoxWalls = {};
  for (const [name, from, to] of sides) {
    const corners: Point3[] = [
      [...from, z0],
      [...to, z0],
      [...to, z1],
      [...from, z1],
    ];
    const points = corners.map((corner) => frame.at(...corner));
    if (area(points) >= -1) continue;
    const tone = toneOf(frame, corners);
    pen.shape(points, material, { tone, ink });
    if (ink) wear(pen, points, material, tone);
    walls[name] = new Wall(pen, frame, from, to, z0, z1, tone);
  }
  const lid: Point3[] = [
    [u0, w1, z1],
    [u1, w1, z1],
    [u1, w0, z1],
    [u0, w0, z1],
  ];
  if (top) facets(pen, frame, [{ corners: lid, material: topMaterial, ink }]);
  return walls;
}

/** An upright drum, or a cone's trunk when the radii differ. Light from the left, shade on the right. */
export function drum(
  pen: Pen,
  frame: Frame,
  shape: {
    readonly u?: number;
    readonly w?: number;
    readonly r: number;
    /** Radius at the top. */
    readonly r1?: number;
    readonly z0?: number;
    readonly z1: number;
  },
  material: Material,
  options: {
    readonly top?: boolean;
    readonly topMaterial?: Material;
    readonly ink?: number;
    readonly tone?: number;
  } = {},
): void {
  const { u = 0, w = 0, r, r1 = r, z0 = 0, z1 } = shape;
  const { top = true, topMaterial = material, ink = 1, tone = 0 } = options;
  const low = (from: number, to: number, count: number) => frame.disc(u, w, z0, r, from, to, count);
  const high = (from: number, to: number, count: number) => frame.disc(u, w, z1, r1, from, to, count);
  const strip = (from: number, to: number) => [...low(from, to, 12), ...high(from, to, 12).reverse()];
  pen.shape([...low(0, Math.PI, 16), ...high(0, Math.PI, 16).reverse()], material, { tone, ink, wobble: 0 });
  pen.tint(strip(0.02, 0.85), material, { tone: tone - 0.9, edge: 'straight' });
  pen.tint(strip(2.2, 2.75), material, { tone: tone + 0.8, edge: 'straight' });
  if (typeof material === 'string') drumMarks(pen, frame, { u, w, r, r1, z0, z1 });
  pen.line(low(0, Math.PI, 16), ink || 0.5, { smooth: true });
  if (!top || r1 <= 0) return;
  pen.shape(high(0, Math.PI * 2, 28), topMaterial, { tone: tone + 0.5, edge: 'smooth', ink, wobble: 0 });
}

/** Short lines round a large drum, in courses: fainter than ink, and only on the side that is seen. */
function drumMarks(
  pen: Pen,
  frame: Frame,
  { u, w, r, r1, z0, z1 }: Readonly<Record<'u' | 'w' | 'r' | 'r1' | 'z0' | 'z1', number>>,
): void {
  const size = (lengths: number) => (lengths * frame.scale) / pen.weight;
  if (size(r + r1) < 90 || size(z1 - z0) < 70) return;
  const random = new Random(`drum ${Math.round(frame.x + u)} ${Math.round(frame.y + w)} ${Math.round(z1)}`);
  if (r1 < r * 0.5) return coneTiles(pen, frame, { u, w, r, r1, z0, z1 }, random);
  const count = Math.round(clamp((size(r + r1) * size(z1 - z0)) / 4200, 3, 26));
  const lines = range(count).map(() => {
    const t = random.range(0.06, 0.92);
    const from = random.range(0.15, 2.5);
    const [cx, cy] = frame.at(u, w, z0 + (z1 - z0) * t);
    const radius = (r + (r1 - r) * t) * frame.scale;
    return arc(cx, cy, radius, radius * SQUASH, from, Math.min(3, from + random.range(0.12, 0.4)), 5);
  });
  pen.scratches(lines);
}

/** Tiles of a pointed roof, hung in courses that break where the light is. */
function coneTiles(
  pen: Pen,
  frame: Frame,
  { u, w, r, r1, z0, z1 }: Readonly<Record<'u' | 'w' | 'r' | 'r1' | 'z0' | 'z1', number>>,
  random: Random,
): void {
  const unit = frame.scale / pen.weight;
  const rows = Math.round(clamp(((z1 - z0) * unit) / 17, 3, 14));
  const lines: Point[][] = [];
  for (const row of range(rows)) {
    const t = (row + 0.3) / rows;
    const radius = r + (r1 - r) * t;
    const count = Math.round(clamp((radius * unit * Math.PI) / 26, 3, 22));
    const [cx, cy] = frame.at(u, w, z0 + (z1 - z0) * t);
    const sag = (0.34 * (z1 - z0) * frame.scale) / rows;
    for (const i of range(count)) {
      if (!random.chance(row === 0 ? 0.9 : 0.6)) continue;
      const from = (Math.PI * (i + (row % 2 ? 0.5 : 0))) / count;
      const points = [0, 0.25, 0.5, 0.75, 1].map((k): Point => {
        const a = Math.min(Math.PI, from + (k * Math.PI) / count);
        const [x, y] = [Math.cos(a) * radius, Math.sin(a) * radius * SQUASH];
        return [cx + x * frame.scale, cy + y * frame.scale + sag * (Math.sin(k * Math.PI) - 1)];
      });
      lines.push(points);
    }
  }
  pen.scratches(lines, { opacity: 0.48 });
}

/** Wedges of a drum or cone in alternate materials: tents, carousels, parasols. `bulge` swells the profile. */
export function stripedCone(
  pen: Pen,
  frame: Frame,
  shape: {
    readonly u?: number;
    readonly w?: number;
    readonly r: number;
    readonly r1?: number;
    readonly z0: number;
    readonly z1: number;
    readonly bulge?: number;
    readonly sectors?: number;
  },
  materials: readonly Material[],
): void {
  const { u = 0, w = 0, r, r1 = 0, z0, z1, bulge = 0, sectors = 24 } = shape;
  const edgeAt = (a: number, t: number): Point => {
    const radius = r + (r1 - r) * t + bulge * Math.sin(t * Math.PI);
    const [cx, cy] = frame.at(u, w, z0 + (z1 - z0) * t);
    return [cx + radius * frame.scale * Math.cos(a), cy + radius * frame.scale * SQUASH * Math.sin(a)];
  };
  const turn = (i: number) => (i / sectors) * Math.PI * 2;
  const order = range(sectors).map((i) => ({ i, from: turn(i), to: turn(i + 1), middle: turn(i + 0.5) }));
  order.sort((p, q) => Math.sin(p.middle) - Math.sin(q.middle));
  const steps = range(5).map((k) => k / 4);
  for (const { i, from, to, middle } of order) {
    const points = [...steps.map((t) => edgeAt(from, t)), ...[...steps].reverse().map((t) => edgeAt(to, t))];
    if (area(points) > 0) continue;
    const side = Math.cos(middle);
    const tone = side > 0.35 ? -1 : side < -0.4 ? 0.7 : 0;
    pen.shape(points, nth(materials, i % materials.length), { tone, ink: 0.6, wobble: 0 });
  }
}
