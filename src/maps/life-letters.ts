/** The signs in the texts of a level's `life.json`. */

/** Between the pieces of a shape that is too long for the text of one outline, one below the other: a large machine, a ship. */
export const BETWEEN_PIECES = '.';

/** What lies where no thing stands. */
export const SURFACES = {
  s: 'sky',
  w: 'water',
  g: 'stone',
  l: 'grass',
  n: 'sand',
  i: 'snow',
  b: 'boards',
} as const;
export type SurfaceLetter = keyof typeof SURFACES;
export type Surface = (typeof SURFACES)[SurfaceLetter];
