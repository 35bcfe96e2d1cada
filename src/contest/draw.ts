/**
 * The prize draw: fair, and anybody can recompute it from what is published (DECISIONS 36).
 *
 * Before the week ends the owner publishes the seal: the hash of a seed that nobody else knows. After it the list of
 * public ids and the seed are published together. Numbers from a hash chain over both pick the winner; a number that
 * would favour the start of the list is rejected and the next one taken. A further draw of the week uses the same list
 * and seed without those who won before, so that nobody can draw until the result suits them.
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

/** SHA-256 of the list as it is published, lower-case hexadecimal. */
export function hashOfList(ids: readonly string[], sha256: Sha256): Promise<string> {
  return sha256(participantsInOrder(ids).join('\n'));
}

/** What is published before the week ends: it fixes the seed and does not tell it. */
export function sealOf(seed: string, sha256: Sha256): Promise<string> {
  return sha256(seed);
}

/**
 * Draws one of `ids` (public ids of entries) by `seed`, none of the week's `earlier` winners; undefined when nobody is
 * left.
 */
export async function draw(
  ids: readonly string[],
  seed: string,
  earlier: readonly string[],
  sha256: Sha256,
): Promise<DrawResult | undefined> {
  const listHash = await hashOfList(ids, sha256);
  const list = participantsInOrder(ids).filter((id) => !earlier.includes(id));
  if (list.length === 0) return undefined;
  // rejection sampling: numbers from the largest multiple of the count on would favour the first participants
  const fair = NUMBERS - (NUMBERS % list.length);
  for (let round = 0; ; round++) {
    const hash = await sha256(`${listHash}:${seed}:${earlier.length + 1}:${round}`);
    const number = Number.parseInt(hash.slice(0, DIGITS), 16);
    const winner = number < fair ? list[number % list.length] : undefined;
    if (winner !== undefined) return { listHash, winner };
  }
}
