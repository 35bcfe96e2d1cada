/** The address of a hunt: its seed gives the same order to whoever opens it, and says how many finds are to be beaten. */

export interface Challenge {
  readonly seed: number;
  /** Finds of whoever sent it. */
  readonly beat: number;
}

const MOST_FINDS = 999;

/** `random`: a number in [0, 1). */
export const seedFrom = (random: number): number => Math.floor(random * 2 ** 31);

/** Relative to the app's base. */
export const challengeAddress = (level: number, { seed, beat }: Challenge): string =>
  `/crowd/${String(level)}?seed=${seed.toString(36)}&beat=${String(beat)}`;

/** Undefined where an address challenges nobody. */
export function parseChallenge(query: URLSearchParams): Challenge | undefined {
  const seed = /^[0-9a-z]{1,7}$/.test(query.get('seed') ?? '') ? parseInt(query.get('seed') ?? '', 36) : NaN;
  const beat = /^\d{1,3}$/.test(query.get('beat') ?? '') ? Number(query.get('beat')) : 0;
  return seed < 2 ** 31 ? { seed, beat: Math.min(beat, MOST_FINDS) } : undefined;
}
