/**
 * The prize draw: fair, and recomputable by anybody who has the list of participants and the seed.
 *
 * The list is fixed by its hash before the seed is drawn; a number in a hash chain over both picks the winner, and
 * numbers that would favour the first ones of the list are thrown away.
 */

export type Sha256 = (text: string) => Promise<string>;

export interface DrawResult {
  /** SHA-256 of the participants' ids in order, one a line. */
  readonly listHash: string;
  readonly winner: string;
}

/** Hexadecimal digits of a hash that make a number: 48 bits, which a double holds exactly. */
const DIGITS = 12;
const NUMBERS = 16 ** DIGITS;

/** The order the list is hashed and counted in, whatever order it came in; each participant once. */
export function participantsInOrder(ids: readonly string[]): readonly string[] {
  return [...new Set(ids)].toSorted((a, b) => (a < b ? -1 : Number(a > b)));
}

/** Draws one of `ids` (public ids of entries) by `seed`; undefined when nobody takes part. */
export async function draw(
  ids: readonly string[],
  seed: string,
  sha256: Sha256,
): Promise<DrawResult | undefined> {
  const list = participantsInOrder(ids);
  if (list.length === 0) return undefined;
  const listHash = await sha256(list.join('\n'));
  // the largest multiple of the count: what lies above it would be drawn a little more often
  const fair = NUMBERS - (NUMBERS % list.length);
  for (let round = 0; ; round++) {
    const number = Number.parseInt((await sha256(`${listHash}:${seed}:${round}`)).slice(0, DIGITS), 16);
    const winner = number < fair ? list[number % list.length] : undefined;
    if (winner !== undefined) return { listHash, winner };
  }
}
