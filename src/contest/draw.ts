/**
 * The prize draw: fair, and anybody with the list of participants and the seed can verify it.
 *
 * The list's hash is fixed before the seed is drawn. Numbers from a hash chain over both pick the winner; a number that
 * would favour the start of the list is rejected and the next one taken.
 */

export type Sha256 = (text: string) => Promise<string>;

export interface DrawResult {
  /** SHA-256 of the participants' ids in order, one a line. */
  readonly listHash: string;
  readonly winner: string;
}

/** Hexadecimal digits taken from a hash for a number: 48 bits, which a double holds exactly. */
const DIGITS = 12;
const NUMBERS = 16 ** DIGITS;

/** The canonical list that is hashed and counted: sorted, without duplicates. */
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
  // rejection sampling: numbers from the largest multiple of the count on would favour the first participants
  const fair = NUMBERS - (NUMBERS % list.length);
  for (let round = 0; ; round++) {
    const number = Number.parseInt((await sha256(`${listHash}:${seed}:${round}`)).slice(0, DIGITS), 16);
    const winner = number < fair ? list[number % list.length] : undefined;
    if (winner !== undefined) return { listHash, winner };
  }
}
