/** A letter that left its book: a scrap of its page with the ink still on it, on two thin legs and in a hurry. */
import { arc, TAU } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { disc } from '../../../core/footprint';
import { letters } from '../../../core/lettering';
import type { Pen } from '../../../core/pen';
import type { ThingKind } from '../../../core/thing';

export interface StrayLetterOptions {
  readonly letter: string;
  /** How far it leans to the right, as a share of its height. */
  readonly lean?: number;
  /** Which leg is ahead. */
  readonly stride?: 1 | -1;
}

const HALF = 23;
const LEGS = 20;
const TALL = 58;

/** The letter, its feet at a point of the picture. */
export function paperLetter(
  pen: Pen,
  [x, y]: Point,
  s: number,
  { letter, lean = 0.12, stride = 1 }: StrayLetterOptions,
): void {
  const at = (a: number, up: number): Point => [x + (a + lean * up) * s, y - up * s];
  for (const k of [-1, 1]) {
    const foot = k * 9 + (k === stride ? 13 : -9);
    const lifted = k === stride ? 7 : 0;
    pen.line([at(k * 9, LEGS + 2), at(k * 12 + 3, LEGS * 0.5), at(foot, lifted + 2)], 1.5, { smooth: true });
    pen.line([at(foot, lifted + 2), at(foot + (lean < 0 ? -8 : 8), lifted)], 2);
    pen.line([at(k * HALF, LEGS + 26), at(k * (HALF + 12), LEGS + 16 + k * stride * 12)], 1.5);
  }
  // torn off along its left and lower edge
  pen.shape(
    [
      at(-HALF, LEGS + TALL),
      at(HALF, LEGS + TALL - 3),
      at(HALF + 1, LEGS + 3),
      at(12, LEGS - 2),
      at(2, LEGS + 4),
      at(-10, LEGS - 2),
      at(-HALF - 2, LEGS + 4),
      at(-HALF + 3, LEGS + 18),
      at(-HALF - 3, LEGS + 34),
    ],
    '#fbf3d8',
    {},
  );
  letters(pen, { at: (a, up) => at(a, LEGS + up) }, letter, {
    s: 0,
    z: 20,
    height: 32,
    colour: '#8a2f38',
    width: 2.6,
  });
  for (const k of [-1, 1])
    pen.shape(arc(...at(k * 7 + 3, LEGS + 11), 3.2 * s, 4 * s, 0, TAU, 9), '#3a3638', {
      edge: 'smooth',
      contour: false,
      ink: 0,
    });
}

export const strayLetter: ThingKind<StrayLetterOptions> = {
  name: 'strayLetter',
  footprint: () => disc(26),
  height: 70,
  draw(pen, frame, options) {
    paperLetter(pen, frame.at(0, 0, 2), frame.scale, options);
  },
};
