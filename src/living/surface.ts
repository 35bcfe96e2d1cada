/** Tells what ground lies where no thing stands, and how it sounds: a tap on it is answered too. */
import type { MapPoint } from '../game/space';
import type { Family, Under } from '../maps/life';
import { SURFACES, type Surface, type SurfaceLetter } from '../maps/life-letters';

const isLetter = (letter: string): letter is SurfaceLetter => letter in SURFACES;

/** Where the file says nothing, the ground is stone. */
export function surfaceAt({ cell, rows }: Under, { x, y }: Pick<MapPoint, 'x' | 'y'>): Surface {
  const letter = rows[Math.floor(y / cell)]?.charAt(Math.floor(x / cell)) ?? '';
  return isLetter(letter) ? SURFACES[letter] : 'stone';
}

export const SURFACE_VOICES: Readonly<Record<Surface, Family>> = {
  sky: 'cloth',
  water: 'water',
  stone: 'stone',
  grass: 'leaf',
  sand: 'paper',
  snow: 'cloth',
  boards: 'wood',
};
