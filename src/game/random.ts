/** Seeded random numbers, so that a run can be replayed with the same order of quests and the same hint regions. */

/** A source of numbers in [0, 1). */
export type Random = () => number;

/** Mixes the bits of a 32-bit number, so that neighbouring seeds give unrelated sequences. */
function scramble(value: number): number {
  let mixed = value | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x45d9f3b);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/** A generator for this pair of seed and purpose; every pair has its own sequence. `seed` is any finite number. */
export function randomFrom(seed: number, purpose = ''): Random {
  let state = scramble(Math.trunc(seed) ^ Math.trunc(seed / 2 ** 32));
  for (const letter of purpose) state = scramble(state ^ (letter.codePointAt(0) ?? 0));
  return () => {
    state = (state + 0x9e3779b9) | 0;
    return scramble(state) / 2 ** 32;
  };
}

/** A shuffled copy (Fisher-Yates); every order is equally likely. */
export function shuffle<T>(items: readonly T[], random: Random): T[] {
  const left = [...items];
  const drawn: T[] = [];
  while (left.length > 0) drawn.push(...left.splice(Math.floor(random() * left.length), 1));
  return drawn;
}
