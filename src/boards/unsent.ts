/** What of the outbox can be opened in its form again: results nobody signed, and writes that were refused or wait for a player. */
import { mendAddress } from '../records/board-address';
import { draftOf, type Draft } from '../records/drafts';
import { identityOf, isBeside, type OwnedWrite } from '../records/paths';
import type { OutboxState, RefusedWrite } from '../records/port';
import type { Refusal } from '../records/refusals';

/** What no other word mends: its time is over, or it was of another game. */
const FINAL: ReadonlySet<Refusal> = new Set(['weekOver', 'dayOver', 'otherGame']);

/** Where a write is mended; undefined for what nobody wrote, and where nothing written otherwise would be taken. */
export function mendOf({
  write,
  reason,
}: Pick<RefusedWrite, 'write'> & Partial<Pick<RefusedWrite, 'reason'>>): string | undefined {
  if (reason !== undefined && FINAL.has(reason)) return undefined;
  if (write.kind === 'reply') return '/mysteryword';
  return draftOf(write) && mendAddress(identityOf(write));
}

export interface Unsent {
  readonly draft: Draft;
  /** Why it was refused. */
  readonly reason: Refusal | undefined;
  /** The name of the player whom it waits for: a guest may send it under another. */
  readonly heldFor?: string | undefined;
}

/** What is to be sent under an id, as it was last written. */
export function unsentOf({ drafts, refused, held }: OutboxState, id: string | null): Unsent | undefined {
  const row = refused.find(({ write }) => identityOf(write) === id);
  const waiting = held.find((write) => identityOf(write) === id);
  const known = drafts.find((one) => one.id === id);
  if (waiting) {
    const written = draftOf(waiting);
    // the player's own name is not free for a guest
    const draft = known ?? (written && { ...written, name: '' });
    return draft && { draft, reason: undefined, heldFor: playerOf(waiting) };
  }
  const draft = known ?? (row && draftOf(row.write));
  return draft && { draft, reason: row?.reason };
}

/** The name under which a write was to be sent; undefined where it carries none. */
export function playerOf(write: OwnedWrite): string | undefined {
  return 'name' in write.document ? write.document.name : undefined;
}

/** What waits for players, without the activities that go with their score. */
export function heldAlone({ held }: OutboxState): readonly OwnedWrite[] {
  return held.filter((write) => !held.some((other) => isBeside(write, other)));
}
