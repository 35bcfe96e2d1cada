/** Marks a judge gives, written with a broad brush. */
import type { Point } from '../../../core/geometry';
import type { Pen } from '../../../core/pen';

/** Digits in strokes, each about 14 wide and 28 high. */
const DIGITS: Readonly<Record<number, readonly Point[]>> = {
  0: [
    [0, 13],
    [-7, 8],
    [-7, -8],
    [0, -13],
    [7, -8],
    [7, 8],
    [0, 13],
  ],
  1: [
    [-5, 7],
    [1, 13],
    [1, -13],
  ],
  2: [
    [-7, 8],
    [0, 13],
    [7, 7],
    [-7, -13],
    [8, -13],
  ],
  9: [
    [7, 4],
    [0, 0],
    [-7, 6],
    [0, 13],
    [7, 7],
    [5, -13],
  ],
};

/** Writes a number in the middle of a card. */
export function numeral(pen: Pen, at: (x: number, y: number) => Point, value: number, colour: string): void {
  const digits = String(value).split('').map(Number);
  for (const [i, digit] of digits.entries()) {
    const x = (i - (digits.length - 1) / 2) * 18;
    pen.line(
      (DIGITS[digit] ?? []).map(([u, v]) => at(x + u, v)),
      2.4,
      { colour },
    );
  }
}
