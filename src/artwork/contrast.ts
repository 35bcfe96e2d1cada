/** How far a box stands out from what is around it, measured on the picture in CIE Lab, where equal distances look alike. */
import type { ArtworkBox } from './document';
import type { Size } from './fit';
import { liesIn } from './polygon';

/** A picture in Lab: lightness, a and b of each pixel, row by row. */
export interface LabPicture extends Size {
  readonly lab: Float32Array;
}

/** Contrast below which a box is hardly told from its surroundings: of the drawn maps' 343 targets, 19 in 20 have more. */
export const LEAST_CONTRAST = 4.5;

const linear = Float64Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});
const root = (value: number): number => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116);

/** CIE Lab (D65) of an sRGB picture's pixels, four bytes each, as a canvas gives them. */
export function labOf({ width, height }: Size, rgba: Uint8ClampedArray | Uint8Array): LabPicture {
  const lab = new Float32Array(width * height * 3);
  for (let at = 0; at < width * height; at++) {
    const [r, g, b] = [0, 1, 2].map((part) => linear[rgba[4 * at + part] ?? 0] ?? 0);
    if (r === undefined || g === undefined || b === undefined) break;
    const x = root((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
    const y = root(0.2126 * r + 0.7152 * g + 0.0722 * b);
    const z = root((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
    lab[3 * at] = 116 * y - 16;
    lab[3 * at + 1] = 500 * (x - y);
    lab[3 * at + 2] = 200 * (y - z);
  }
  return { width, height, lab };
}

interface Tally {
  count: number;
  readonly sum: [number, number, number];
  /** Sum of the squares of all three parts. */
  squares: number;
}

const tally = (): Tally => ({ count: 0, sum: [0, 0, 0], squares: 0 });

/** Mean colour, and how much the pixels differ from it. */
function shapeOf({ count, sum, squares }: Tally) {
  const [l, a, b] = sum.map((part) => part / count);
  if (l === undefined || a === undefined || b === undefined) return { l: 0, a: 0, b: 0, spread: 0 };
  return { l, a, b, spread: Math.sqrt(Math.max(0, squares / count - l * l - a * a - b * b)) };
}

/**
 * Lab distance between a box, or the outline in it, and the ring of half the box's size around it: of their mean colours, and of how lively their
 * pixels are, so that a spotted thing stands out from plain ground of the same mean. Undefined where nothing is around
 * it. `sheet` is the size the box is measured in.
 */
export function contrastOf(
  { width, height, lab }: LabPicture,
  { top, bottom, outline }: ArtworkBox,
  sheet: Size,
): number | undefined {
  const [x, y] = [width / sheet.width, height / sheet.height];
  const [left, right] = [Math.floor(top.x * x), Math.ceil(bottom.x * x)];
  const [high, low] = [Math.floor(top.y * y), Math.ceil(bottom.y * y)];
  const [across, down] = [Math.ceil((right - left) / 2), Math.ceil((low - high) / 2)];
  const [inside, around] = [tally(), tally()];
  for (let row = Math.max(0, high - down); row < Math.min(height, low + down); row++) {
    for (let column = Math.max(0, left - across); column < Math.min(width, right + across); column++) {
      const isInBox = row >= high && row < low && column >= left && column < right;
      const isIn = isInBox && (!outline || liesIn({ x: (column + 0.5) / x, y: (row + 0.5) / y }, outline));
      const into = isIn ? inside : around;
      const at = 3 * (row * width + column);
      const [l = 0, a = 0, b = 0] = [lab[at], lab[at + 1], lab[at + 2]];
      into.count += 1;
      into.sum[0] += l;
      into.sum[1] += a;
      into.sum[2] += b;
      into.squares += l * l + a * a + b * b;
    }
  }
  if (inside.count === 0 || around.count === 0) return undefined;
  const [one, other] = [shapeOf(inside), shapeOf(around)];
  return Math.hypot(one.l - other.l, one.a - other.a, one.b - other.b, one.spread - other.spread);
}
