/**
 * Fills shapes with flat colours, without soft edges: a pixel is in a shape when its middle is. Only sums, products,
 * quotients and square roots, which the standard of floating point fixes to the bit, so that every engine that runs
 * JavaScript fills the same pixels.
 */
import type { Line } from './outline';

/** The first column or row whose middle is not before a place. */
const firstAt = (place: number) => Math.ceil(place - 0.5);
const clamped = (value: number, least: number, most: number) =>
  value < least ? least : value > most ? most : value;

/** Whole columns and rows, in pixels of the picture. */
export interface Area {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** What is kept of a pixel: the four bytes of its colour, or a number of somebody, which may be shorter. */
export type Values = Uint32Array | Uint16Array;

export class Raster {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and alpha, a byte each, row by row of the area that is kept. */
  readonly pixels: Uint8Array;
  /** What is drawn next shows only where this one, of the same picture, has been drawn on; everywhere when absent. */
  clip: Raster | undefined;
  /** Of what is drawn next, 0 to 1. */
  opacity = 1;
  readonly #kept: Area;
  readonly #values: Values;
  readonly #isOfIds: boolean;
  /** Where outlines cross the middles of rows: a list for each row, sorted by column. */
  readonly #first: Int32Array;
  #next = new Int32Array(1024);
  #column = new Int32Array(1024);
  #direction = new Int8Array(1024);
  #count = 0;

  /**
   * `ground` and all colours: red, green, blue in the bits of a number; without a ground it is transparent. Outside of
   * `kept`, which is all of it when absent, nothing is drawn. With `ids`, as many as there are pixels, the numbers
   * themselves are written there, and nothing may be translucent.
   */
  constructor(width: number, height: number, ground?: number, kept?: Area, ids?: Values) {
    this.width = width;
    this.height = height;
    this.#kept = kept ?? { x0: 0, y0: 0, x1: width, y1: height };
    const { x0, y0, x1, y1 } = this.#kept;
    this.#values = ids ?? new Uint32Array((x1 - x0) * (y1 - y0));
    this.#isOfIds = ids !== undefined;
    this.pixels = new Uint8Array(this.#values.buffer);
    this.#first = new Int32Array(height).fill(-1);
    if (ground !== undefined) this.#values.fill(this.#valueOf(ground));
  }

  #valueOf(colour: number): number {
    return this.#isOfIds ? colour : inBytes(colour);
  }

  /** Fills the inside of outlines, which end where they begin whether they say so or not. */
  fillInside(lines: readonly Line[], colour: number, rule: 'nonzero' | 'evenodd' = 'nonzero'): void {
    const { y0: above, y1: below } = this.#kept;
    let top = below;
    let bottom = above;
    this.#count = 0;
    // no pair of numbers is put into an array here: a map has two million of them, and each would be cleared away
    for (const { points } of lines) {
      let x0 = points.at(-2) ?? 0;
      let y0 = points.at(-1) ?? 0;
      for (let i = 0; i < points.length; i += 2) {
        const x1 = points[i] ?? 0;
        const y1 = points[i + 1] ?? 0;
        const isDown = y0 < y1;
        const from = firstAt(isDown ? y0 : y1);
        const to = firstAt(isDown ? y1 : y0);
        if (from < to && to > above && from < below) {
          const first = clamped(from, above, below);
          const last = clamped(to, above, below);
          // from the same end whichever way it is drawn: neighbours share their edge to the bit
          const x = isDown ? x0 : x1;
          const y = isDown ? y0 : y1;
          const slope = isDown ? (x1 - x0) / (y1 - y0) : (x0 - x1) / (y0 - y1);
          for (let row = first; row < last; row++)
            this.#cross(row, firstAt(x + (row + 0.5 - y) * slope), isDown ? 1 : -1);
          if (first < top) top = first;
          if (last > bottom) bottom = last;
        }
        x0 = x1;
        y0 = y1;
      }
    }
    const bytes = this.#valueOf(colour);
    const turns = rule === 'evenodd' ? 1 : -1;
    for (let row = top; row < bottom; row++) this.#fillRow(row, bytes, turns);
  }

  #cross(row: number, column: number, direction: 1 | -1): void {
    const at = this.#count++;
    if (at === this.#next.length) this.#grow();
    this.#column[at] = clamped(column, this.#kept.x0, this.#kept.x1);
    this.#direction[at] = direction;
    let before = -1;
    let after = this.#first[row] ?? -1;
    while (after >= 0 && (this.#column[after] ?? 0) < column) {
      before = after;
      after = this.#next[after] ?? -1;
    }
    this.#next[at] = after;
    if (before < 0) this.#first[row] = at;
    else this.#next[before] = at;
  }

  #grow(): void {
    const larger = <A extends Int32Array | Int8Array>(array: A, empty: A): A => {
      empty.set(array);
      return empty;
    };
    const size = this.#next.length * 2;
    this.#next = larger(this.#next, new Int32Array(size));
    this.#column = larger(this.#column, new Int32Array(size));
    this.#direction = larger(this.#direction, new Int8Array(size));
  }

  /** Fills what is inside on one row and empties its list; `mask` keeps the bits of the winding that count. */
  #fillRow(row: number, bytes: number, mask: number): void {
    let winding = 0;
    let from = 0;
    for (let at = this.#first[row] ?? -1; at >= 0; at = this.#next[at] ?? -1) {
      const column = this.#column[at] ?? 0;
      if ((winding & mask) !== 0) this.#span(row, from, column, bytes);
      winding += this.#direction[at] ?? 0;
      from = column;
    }
    this.#first[row] = -1;
  }

  /** Draws lines with a round pen of this radius, in pixels: round ends, round corners. */
  stroke(lines: readonly Line[], radius: number, colour: number): void {
    const bytes = this.#valueOf(colour);
    for (const { points, closed } of lines) {
      const from = closed ? points.length - 2 : 0;
      let x0 = points[from] ?? 0;
      let y0 = points[from + 1] ?? 0;
      for (let i = 0; i < points.length; i += 2) {
        const x1 = points[i] ?? 0;
        const y1 = points[i + 1] ?? 0;
        this.#capsule(x0, y0, x1, y1, radius, bytes);
        x0 = x1;
        y0 = y1;
      }
    }
  }

  /** All that is within `radius` of a straight line: two discs and the band between them. */
  #capsule(x0: number, y0: number, x1: number, y1: number, radius: number, bytes: number): void {
    const { y0: above, y1: below } = this.#kept;
    const first = clamped(firstAt(Math.min(y0, y1) - radius), above, below);
    const last = clamped(firstAt(Math.max(y0, y1) + radius), above, below);
    const dx = x1 - x0;
    const dy = y1 - y0;
    const length = Math.sqrt(dx * dx + dy * dy);
    // from the line to the sides of the band
    const nx = length > 0 ? (-dy / length) * radius : 0;
    const ny = length > 0 ? (dx / length) * radius : 0;
    const slope = dy === 0 ? 0 : dx / dy;
    const low = Math.min(y0, y1);
    const high = Math.max(y0, y1);
    const squared = radius * radius;
    for (let row = first; row < last; row++) {
      const y = row + 0.5;
      let left = Infinity;
      let right = -Infinity;
      const rest0 = squared - (y - y0) * (y - y0);
      if (rest0 >= 0) {
        const half = Math.sqrt(rest0);
        left = x0 - half;
        right = x0 + half;
      }
      const rest1 = squared - (y - y1) * (y - y1);
      if (rest1 >= 0) {
        const half = Math.sqrt(rest1);
        left = Math.min(left, x1 - half);
        right = Math.max(right, x1 + half);
      }
      if (dy !== 0 && y >= low + ny && y <= high + ny) {
        const x = x0 + nx + (y - y0 - ny) * slope;
        left = Math.min(left, x);
        right = Math.max(right, x);
      }
      if (dy !== 0 && y >= low - ny && y <= high - ny) {
        const x = x0 - nx + (y - y0 + ny) * slope;
        left = Math.min(left, x);
        right = Math.max(right, x);
      }
      this.#span(row, firstAt(left), firstAt(right), bytes);
    }
  }

  #span(row: number, from: number, to: number, bytes: number): void {
    const { x0, x1 } = this.#kept;
    const [left, right] = [Math.max(x0, from), Math.min(x1, to)];
    const start = this.#placeOf(row, left);
    const end = start + right - left;
    if (this.clip || this.opacity < 1) this.#blend(row, left, right, bytes);
    else if (end - start > LONG) this.#values.fill(bytes, start, end);
    else for (let at = start; at < end; at++) this.#values[at] = bytes;
  }

  /** Where a pixel of the picture stands among those that are kept. */
  #placeOf(row: number, column: number): number {
    const { x0, y0, x1 } = this.#kept;
    return (row - y0) * (x1 - x0) + column - x0;
  }

  /** Lays a colour over what is there, where it is not clipped away. */
  #blend(row: number, from: number, to: number, bytes: number): void {
    const { clip, opacity, pixels } = this;
    const seen = clip ? clip.#kept : this.#kept;
    if (row < seen.y0 || row >= seen.y1) return;
    const start = this.#placeOf(row, Math.max(from, seen.x0));
    const end = this.#placeOf(row, Math.min(to, seen.x1));
    // from a pixel's place here to its place in the clip
    const over = clip ? clip.#placeOf(row, 0) - this.#placeOf(row, 0) : 0;
    if (clip && opacity === 1) {
      for (let at = start; at < end; at++) if (clip.#values[at + over] !== 0) this.#values[at] = bytes;
      return;
    }
    if (this.#isOfIds) throw new Error('somebody translucent has no number of their own');
    const colour = new Uint8Array(Uint32Array.of(bytes).buffer);
    for (let at = start; at < end; at++) {
      if (clip && clip.#values[at + over] === 0) continue;
      const below = ((pixels[4 * at + 3] ?? 0) / 255) * (1 - opacity);
      const alpha = opacity + below;
      for (let i = 0; i < 3; i++)
        pixels[4 * at + i] = Math.round(
          ((colour[i] ?? 0) * opacity + (pixels[4 * at + i] ?? 0) * below) / alpha,
        );
      pixels[4 * at + 3] = Math.round(255 * alpha);
    }
  }
}

/** Pixels from which on the engine's own filling is the faster one. */
const LONG = 24;

const IS_LITTLE = new Uint8Array(new Uint32Array([1]).buffer)[0] === 1;

/** A colour in the bits of a number as the four bytes of an opaque pixel. */
function inBytes(colour: number): number {
  const [red, green, blue] = [colour >>> 16, (colour >>> 8) & 0xff, colour & 0xff];
  return IS_LITTLE
    ? ((0xff << 24) | (blue << 16) | (green << 8) | red) >>> 0
    : ((red << 24) | (green << 16) | (blue << 8) | 0xff) >>> 0;
}
