/** What the overworld's buildings share: cut crystals, timber framing, hanging signs. */
import type { Frame } from '../../../core/frame';
import type { Point } from '../../../core/geometry';
import { range } from '../../../core/geometry';
import type { Material } from '../../../core/light';
import type { Pen } from '../../../core/pen';
import type { Wall } from '../../../core/solids';

export interface CrystalShape {
  readonly u: number;
  readonly w?: number;
  readonly z?: number;
  readonly half: number;
  readonly height: number;
  /** How far its tip leans to the right. */
  readonly lean?: number;
  readonly material: string;
  /** Pointed at both ends, as one that hovers is. */
  readonly floating?: boolean;
}

/** By night a crystal is its own lamp. */
const shining = (pen: Pen, material: string): Material => (pen.light.night ? { emit: material } : material);

/** A cut crystal: a lit face, a plain one, a dark one, and a tip of three. */
export function crystal(pen: Pen, frame: Frame, shape: CrystalShape): void {
  const { u, w = 0, z = 0, half, height, lean = 0, material, floating = false } = shape;
  const at = (k: number, t: number): Point => frame.at(u + k * half + lean * t, w, z + height * t);
  const low = floating ? 0.3 : 0;
  const high = floating ? 0.68 : 0.74;
  const body = shining(pen, material);
  const outline: Point[] = [at(-1, low), ...(floating ? [at(0, 0)] : [at(-0.3, -0.02), at(0.5, -0.02)])];
  pen.shape([...outline, at(1, low), at(0.92, high), at(0.1, 1), at(-0.92, high)], body, { wobble: 0 });
  pen.tint(
    [at(-1, low), at(-0.28, floating ? 0.06 : 0), at(-0.28, high - 0.04), at(-0.92, high)],
    '#ffffff',
    {
      edge: 'straight',
      opacity: 0.5,
    },
  );
  pen.tint([at(-0.92, high), at(-0.28, high - 0.04), at(0.1, 1)], '#ffffff', {
    edge: 'straight',
    opacity: 0.75,
  });
  pen.tint([at(0.42, floating ? 0.12 : 0), at(1, low), at(0.92, high), at(0.42, high - 0.03)], '#3a2f8a', {
    edge: 'straight',
    opacity: 0.3,
  });
  pen.tint([at(0.42, high - 0.03), at(0.92, high), at(0.1, 1)], '#3a2f8a', {
    edge: 'straight',
    opacity: 0.16,
  });
  pen.line([at(-0.28, low), at(-0.28, high - 0.04), at(0.1, 1), at(0.42, high - 0.03), at(0.42, low)], 0.8);
  pen.line([at(-0.92, high), at(-0.28, high - 0.04), at(0.42, high - 0.03), at(0.92, high)], 0.8);
  pen.glow(...at(0, 0.55), Math.max(half, height * 0.4) * 1.7 * frame.scale, 'teal', 0.8);
}

/** A star of four points that says: this shines. */
export function twinkle(pen: Pen, [x, y]: Point, r: number, colour = '#ffffff'): void {
  const points = range(8).map((i): Point => {
    const a = (i / 8) * Math.PI * 2;
    const k = i % 2 ? r * 0.24 : r;
    return [x + Math.sin(a) * k, y - Math.cos(a) * k];
  });
  pen.shape(points, pen.light.night ? { emit: colour } : colour, { ink: 0.6, contour: false, wobble: 0 });
}

/** Dark beams on a wall: sill, posts, rails, and a brace in every bay. */
export function timber(pen: Pen, wall: Wall, bays: number, rows: readonly number[], beam = '#6a4434'): void {
  const { width, height } = wall;
  for (const i of range(bays)) {
    const [a, b] = [(width * i) / bays, (width * (i + 1)) / bays];
    const low = rows[0] ?? height * 0.3;
    const up = i % 2 === 0;
    pen.line([wall.at(up ? a : b, 4), wall.at(up ? b : a, low)], 3.4, { colour: beam });
  }
  for (const i of range(bays + 1)) {
    const s = (width * i) / bays;
    wall.panel(Math.max(0, s - 7), 0, Math.min(width, s + 7), height, beam, { ink: 0.8 });
  }
  for (const z of [5, ...rows, height - 7]) wall.panel(0, z - 6, width, z + 6, beam, { ink: 0.8 });
}

/** A board on an iron arm; returns its surface for a picture. */
export function hangingSign(
  pen: Pen,
  frame: Frame,
  [u, w, z]: readonly [number, number, number],
  half: number,
  tall: number,
  board: string,
): (s: number, t: number) => Point {
  const at = (s: number, t: number): Point => frame.at(u + s * half, w, z + t * tall);
  pen.bars(
    [[frame.at(u - half * 1.5, w, z + tall + 18), frame.at(u + half * 1.2, w, z + tall + 18)]],
    7 * frame.scale,
    '#4a3f48',
  );
  for (const k of [-0.7, 0.7]) pen.line([at(k, 1), frame.at(u + k * half, w, z + tall + 18)], 1.6);
  pen.shape([at(-1, 0), at(1, 0), at(1, 1), at(-1, 1)], '#6a4434', { ink: 1.2 });
  pen.shape([at(-0.88, 0.1), at(0.88, 0.1), at(0.88, 0.9), at(-0.88, 0.9)], board, {
    ink: 0.8,
    contour: false,
  });
  return at;
}

/** An outline written down as 'u z, u z, …'. */
export function trace(text: string): Point[] {
  return text.split(', ').map((pair): Point => {
    const [u = NaN, z = NaN] = pair.split(' ').map(Number);
    if (Number.isNaN(u + z)) throw new Error(`not an outline: "${pair}"`);
    return [u, z];
  });
}
