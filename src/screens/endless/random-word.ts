/** A word that nobody has typed, easy to say and to send on. */

const STARTS = ['b', 'd', 'f', 'g', 'h', 'k', 'l', 'm', 'n', 'p', 'r', 's', 't', 'v', 'y', 'z'] as const;
const VOWELS = ['a', 'e', 'i', 'o', 'u'] as const;
const SYLLABLES = 4;

/** `random` gives numbers in [0, 1). */
export function randomWord(random: () => number): string {
  const one = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? '';
  return Array.from({ length: SYLLABLES }, () => one(STARTS) + one(VOWELS)).join('');
}
