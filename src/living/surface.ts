/** What lies where no thing stands, and how it sounds: a tap at nobody is answered too, and is never wrong. */
import type { MapPoint } from '../game/space';
import type { Family, Under } from '../maps/life';

export type Surface = 'sky' | 'water' | 'ground';

const LETTERS: Readonly<Record<string, Surface>> = { s: 'sky', w: 'water' };

export function surfaceAt({ cell, rows }: Under, { x, y }: Pick<MapPoint, 'x' | 'y'>): Surface {
  const letter = rows[Math.floor(y / cell)]?.charAt(Math.floor(x / cell)) ?? '';
  return LETTERS[letter] ?? 'ground';
}

export const SURFACE_VOICES: Readonly<Record<Surface, Family>> = {
  sky: 'cloth',
  water: 'water',
  ground: 'stone',
};
