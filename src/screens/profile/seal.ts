/** The seal that stands for a player without a picture: the same name always gets the same one. */
import { nameKey } from '../../records/names';

/** Colours of `Avatar.module.css`. */
export const TONES = 4;

export interface Seal {
  readonly letter: string;
  /** From 0 to `TONES` - 1. */
  readonly tone: number;
}

export function sealOf(name: string): Seal {
  const sum = Array.from(nameKey(name)).reduce((all, letter) => all * 31 + (letter.codePointAt(0) ?? 0), 7);
  return { letter: Array.from(name.trim())[0]?.toUpperCase() ?? '?', tone: Math.abs(sum % TONES) };
}
