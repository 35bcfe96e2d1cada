/** What lies on the lower shelf of a stall that sells no drinks: fruit in heaps, or toys, in place of the bottles of a bar. */
import { TAU, arc, nth, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Frame } from '../../../core/frame';
import type { Pen } from '../../../core/pen';
import { stall } from '../../../things/fair/stall';

/** Middle of each compartment and half its width, in the stall's own space: none before the seller's face. */
type Boards = readonly (readonly [u: number, half: number])[];

const FRUIT = ['#d9574f', '#e9a23c', '#8fb84e', '#f0d35a'] as const;
const TOYS = ['#e8a0b4', '#e9c46a', '#6fb0c8', '#b79bd6'] as const;

function lay(pen: Pen, frame: Frame, ware: 'fruit' | 'toys', boards: Boards): void {
  const s = frame.scale;
  const at = (u: number, z: number): Point => frame.at(u, -50, z);
  const ball = (u: number, z: number, r: number, colour: string) =>
    pen.shape(arc(...at(u, z), r * s, r * s, 0, TAU, 14), colour, {
      edge: 'smooth',
      ink: 0.8,
      contour: false,
    });
  for (const [n, [u, half]] of boards.entries()) {
    const back = [at(u - half, 60), at(u + half, 60), at(u + half, 102), at(u - half, 102)];
    pen.shape(back, '#8a5c3a', { tone: -0.4, ink: 0.8, wobble: 0, contour: false });
    if (ware === 'fruit') {
      const wide = Math.max(2, Math.floor((half * 2) / 17));
      for (const row of range(wide === 2 ? 2 : 3))
        for (const i of range(wide - row))
          ball(
            u + (i - (wide - row - 1) / 2) * 17,
            71 + row * 12,
            8.6,
            nth(FRUIT, (n + row + (row ? i : 0)) % 4),
          );
      continue;
    }
    // a bear between a ball and a tower of blocks, as many as there is room for
    const bear = nth(TOYS, n % 4);
    for (const k of [-7, 7]) ball(u + k, 98, 4.4, bear);
    ball(u, 70, 10, bear);
    ball(u, 90, 9.4, bear);
    for (const k of [-3.4, 3.4]) pen.tint(arc(...at(u + k, 91), 1.5 * s, 1.9 * s, 0, TAU, 6), '#2a2036');
    pen.tint(arc(...at(u, 86), 3 * s, 2.2 * s, 0, TAU, 8), '#fdf2e0');
    if (half < 24) continue;
    ball(u - 20, 71, 9.6, '#fdf2e0');
    pen.tint([at(u - 24, 62), at(u - 16, 62), at(u - 17, 80), at(u - 23, 80)], '#e2543c');
    for (const [i, z] of [62, 76, 90].entries())
      pen.shape(
        [at(u + 13, z), at(u + 27 - i, z), at(u + 27 - i, z + 13), at(u + 13, z + 13)],
        nth(TOYS, i + 1),
        {
          ink: 0.8,
          contour: false,
          wobble: 0,
        },
      );
  }
}

const filled = (ware: 'fruit' | 'toys', boards: Boards): typeof stall => ({
  ...stall,
  draw(pen, frame, options, random) {
    stall.draw(pen, frame, options, random);
    lay(pen, frame, ware, boards);
  },
});

export const fruitStall = filled('fruit', [
  [-86, 27],
  [14, 17],
  [84, 30],
]);

export const toyStall = filled('toys', [
  [-84, 30],
  [-16, 17],
  [86, 28],
]);
