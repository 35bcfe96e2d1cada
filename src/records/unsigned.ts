/** Tells results that nobody has signed from drafts that mend a refused write. */
import type { Draft } from './drafts';
import { identityOf } from './paths';
import type { OutboxState } from './port';

/** Drafts but for those that mend a refused write: they have its row. */
export function unsigned({ drafts, refused }: OutboxState): readonly Draft[] {
  const known = new Set(refused.map(({ write }) => identityOf(write)));
  return drafts.filter(({ id }) => !known.has(id));
}
