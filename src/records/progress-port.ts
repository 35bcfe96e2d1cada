/** The port to a player's progress in the store: one document a player, a text that the store does not look into. */
import type { Answer } from './store-answer';

/** The text is undefined when the player has none yet. */
export type ProgressAnswer = Answer<{ readonly text: string | undefined }>;

/** Both functions are for the signed-in player, whose id is `userId`; neither rejects. */
export interface ProgressShelf {
  read(userId: string): Promise<ProgressAnswer>;
  /** `offline`: not now, for whatever reason; the same text may be given again later. */
  keep(userId: string, text: string): Promise<{ readonly kind: 'ok' } | { readonly kind: 'offline' }>;
}

/** The longest text that the store takes, in characters: twice what every quest of every level needs. */
export const LONGEST_PROGRESS = 80_000;

/** Milliseconds between two writes of one player: the rules refuse a quicker one. */
export const PROGRESS_PAUSE = 60_000;
