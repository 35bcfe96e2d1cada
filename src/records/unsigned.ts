/** Tells results that nobody has signed from drafts that mend a write. */
import type { Draft } from './drafts';
import { identityOf } from './paths';
import type { OutboxState } from './port';

/** The drafts except those that mend a write which was refused or waits for its player: they have its row. */
export function unsigned({ drafts, refused, held }: OutboxState): readonly Draft[] {
  const known = new Set([...refused.map(({ write }) => write), ...held].map(identityOf));
  return drafts.filter(({ id }) => !known.has(id));
}
