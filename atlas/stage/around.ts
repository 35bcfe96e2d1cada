/** Where a target's story is: a box around a spot of the picture. */
import type { Points } from '../core/geometry';

export const around = (x: number, y: number, rx = 230, ry = 130): Points => [
  [x - rx, y - ry],
  [x + rx, y - ry],
  [x + rx, y + ry],
  [x - rx, y + ry],
];
