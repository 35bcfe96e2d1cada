/** Derives the seal of a player without a picture from the name, so that it is always the same. */
import { nameKey } from '../../records/names';

/** Number of seal colours in `Avatar.module.css`. */
export const TONES = 4;

export interface Seal {
  readonly letter: string;
  /** Index of the colour, from 0 to `TONES` - 1. */
  readonly tone: number;
}

export function sealOf(name: string): Seal {
  const sum = Array.from(nameKey(name)).reduce((all, letter) => all * 31 + (letter.codePointAt(0) ?? 0), 7);
  return { letter: Array.from(name.trim())[0]?.toUpperCase() ?? '?', tone: Math.abs(sum % TONES) };
}
