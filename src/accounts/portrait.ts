/** A player's portrait of one's own choice: somebody found on a map, kept as a short text where a provider keeps an address. */

export interface Portrait {
  readonly level: number;
  /** Name of the quest that looks for who it shows. */
  readonly quest: string;
}

/** The rules say the same, which take no other text from a player. */
const STAMP = /^stamp:([1-9]|1[0-9]|2[0-2])-(d?quest[1-9][0-9]{0,2})$/;

/** As it is kept; empty for none, where the name's first letter stands on a seal. */
export function portraitText(portrait: Portrait | undefined): string {
  return portrait ? `stamp:${String(portrait.level)}-${portrait.quest}` : '';
}

/** Undefined for any other picture, and for none. */
export function portraitIn(text: string): Portrait | undefined {
  const [, level, quest] = STAMP.exec(text) ?? [];
  return level === undefined || quest === undefined ? undefined : { level: Number(level), quest };
}
