/** Does a figure stand out? Its colours compared with those of the ring around it, on the finished picture. */
import { toLab } from '../core/colour';
import type { Box } from '../core/geometry';

/** Opaque RGBA, four bytes a pixel, row by row. */
export interface Picture {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/**
 * Least share of a figure's colours that its surroundings must not have. Set by looking: at 0.45 a figure is quiet,
 * at 0.35 it melts into a crowd, at 0.3 into the night.
 */
export const LEAST_CONTRAST = 0.4;
/** Width of the ring a figure is compared with, picture pixels (ART: fairness). */
const RING = 40;
/** Bins of lightness, and of each of the two colour axes. */
const LIGHT_BINS = 10;
const COLOUR_BINS = 8;
/** OKLab's colour axes reach about this far either way. */
const COLOUR_REACH = 0.32;

const binOf = (share: number, bins: number) => Math.min(bins - 1, Math.max(0, Math.floor(share * bins)));
const hexOf = (value: number) => `#${value.toString(16).padStart(6, '0')}`;

/** Bins by colour: neighbouring colours share one, so that six bits a channel are enough. */
const known = new Int16Array(1 << 18).fill(-1);

function binOfColour(r: number, g: number, b: number): number {
  const index = ((r >> 2) << 12) | ((g >> 2) << 6) | (b >> 2);
  const found = known[index] ?? -1;
  if (found >= 0) return found;
  const [L, u, v] = toLab(hexOf(((r & 0xfc) << 16) | ((g & 0xfc) << 8) | (b & 0xfc)));
  const colour = (axis: number) => binOf(0.5 + axis / (2 * COLOUR_REACH), COLOUR_BINS);
  const bin = (binOf(L, LIGHT_BINS) * COLOUR_BINS + colour(u)) * COLOUR_BINS + colour(v);
  known[index] = bin;
  return bin;
}

/** Share of the pixels in each bin of OKLab; pixels are read by their place in `data`. */
class Histogram {
  readonly #bins = new Float64Array(LIGHT_BINS * COLOUR_BINS * COLOUR_BINS);
  #count = 0;

  add(picture: Picture, offset: number): void {
    const { data } = picture;
    const bin = binOfColour(data[offset] ?? 0, data[offset + 1] ?? 0, data[offset + 2] ?? 0);
    this.#bins[bin] = (this.#bins[bin] ?? 0) + 1;
    this.#count++;
  }

  /** Share of the pixels that two histograms have in common, 0..1. */
  common(other: Histogram): number {
    if (this.#count === 0 || other.#count === 0) return 0;
    return this.#bins.reduce(
      (sum, n, i) => sum + Math.min(n / this.#count, (other.#bins[i] ?? 0) / other.#count),
      0,
    );
  }
}

/**
 * Share of a figure's colours that its surroundings do not have: 0 for camouflage, 1 for a figure unlike all around
 * it. `box` is its visible box and `shows(x, y)` whether the pixel there is the figure's.
 */
export function contrastOf(picture: Picture, box: Box, shows: (x: number, y: number) => boolean): number {
  const figure = new Histogram();
  const ring = new Histogram();
  const { width, height } = picture;
  for (let y = Math.max(0, box.y0 - RING); y < Math.min(height, box.y1 + RING); y++)
    for (let x = Math.max(0, box.x0 - RING); x < Math.min(width, box.x1 + RING); x++)
      (shows(x, y) ? figure : ring).add(picture, (y * width + x) * 4);
  return 1 - figure.common(ring);
}
