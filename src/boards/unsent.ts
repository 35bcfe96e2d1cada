/** What of the outbox can be opened in its form again: results nobody signed, and writes that were refused. */
import { mendAddress } from '../records/board-address';
import { draftOf, type Draft } from '../records/drafts';
import { identityOf } from '../records/paths';
import type { OutboxState, RefusedWrite } from '../records/port';
import type { Refusal } from '../records/refusals';

/** Where a refused write is mended; undefined for what nobody wrote. */
export function mendOf({ write }: RefusedWrite): string | undefined {
  if (write.kind === 'reply') return '/mysteryword';
  return draftOf(write) && mendAddress(identityOf(write));
}

/** What is to be sent under an id, as it was last written, and why it was refused. */
export function unsentOf(
  { drafts, refused }: OutboxState,
  id: string | null,
): { readonly draft: Draft; readonly reason: Refusal | undefined } | undefined {
  const row = refused.find(({ write }) => identityOf(write) === id);
  const draft = drafts.find((one) => one.id === id) ?? (row && draftOf(row.write));
  return draft && { draft, reason: row?.reason };
}
