/** Small pictures of a target and others, judged by brute force, as a measure for outlines. */
import fc from 'fast-check';
import { CELL } from '../../src/game/outline';

/** Rows of letters: `T` shows the target, `o` somebody else, anything else nobody. Sides are whole cells. */
export type Picture = readonly string[];

export const SIDE = 6 * CELL;

const letters = fc.constantFrom(...'....T..o'.split(''));
/** Pictures with at least one pixel of the target: specks everywhere, then figures of some width. */
export const anyPicture: fc.Arbitrary<Picture> = fc
  .tuple(fc.array(letters, { minLength: 36, maxLength: 576 }), fc.integer({ min: 1, max: 6 }))
  .map(([seen, coarse]) =>
    Array.from({ length: SIDE }, (_, y) =>
      Array.from({ length: SIDE }, (_, x) => {
        const at = Math.floor(y / coarse) * SIDE + Math.floor(x / coarse) * 7;
        return seen[at % seen.length] ?? '.';
      }).join(''),
    ),
  )
  .filter((rows) => rows.some((row) => row.includes('T')));

export function pixelsOf(picture: Picture, letter: string): (readonly [number, number])[] {
  return picture.flatMap((row, y) =>
    row.split('').flatMap((is, x) => (is === letter ? [[x, y] as const] : [])),
  );
}

const between = (x: number, y: number, pixels: readonly (readonly [number, number])[]) =>
  Math.min(...pixels.map(([px, py]) => (px - x) ** 2 + (py - y) ** 2));

/** Whether every pixel of a cell is nearer to the target than to anybody else. */
export function isOwnCell(picture: Picture, cellX: number, cellY: number): boolean {
  const own = pixelsOf(picture, 'T');
  const others = pixelsOf(picture, 'o');
  return Array.from({ length: CELL * CELL }, (_, at) => at).every((at) => {
    const x = cellX * CELL + (at % CELL);
    const y = cellY * CELL + Math.floor(at / CELL);
    return between(x, y, own) < between(x, y, others);
  });
}

/** From a point to the nearest pixel of the target, seen as a square; 0 on it. */
export function awayFrom(picture: Picture, x: number, y: number): number {
  const squares = pixelsOf(picture, 'T').map(([px, py]) =>
    Math.hypot(Math.max(px - x, 0, x - px - 1), Math.max(py - y, 0, y - py - 1)),
  );
  return Math.min(...squares);
}
