/** The history of a level's documents: what undo goes back to, and how it is found again from what was saved. */
import type { ArtworkDocument } from './document';

/** A document with all that came before it and what was undone. */
export interface History {
  readonly past: readonly ArtworkDocument[];
  readonly now: ArtworkDocument;
  readonly future: readonly ArtworkDocument[];
}

/** How a document came to be saved in place of another. */
export type Deed = 'change' | 'undo' | 'redo';

export const historyOf = (now: ArtworkDocument): History => ({ past: [], now, future: [] });

/** A further change; none where the document is the very same. */
export function changed({ past, now, future }: History, next: ArtworkDocument): History {
  return next === now ? { past, now, future } : { past: [...past, now], now: next, future: [] };
}

export function undone({ past, now, future }: History): History {
  const before = past.at(-1);
  return before ? { past: past.slice(0, -1), now: before, future: [now, ...future] } : { past, now, future };
}

export function redone({ past, now, future }: History): History {
  const [after, ...rest] = future;
  return after ? { past: [...past, now], now: after, future: rest } : { past, now, future };
}

/** A step that was saved: a document, as text, and the deed by which the next one took its place. */
export interface Step {
  readonly deed: Deed;
  readonly text: string;
}

/** The day of the last change says nothing of what was done. */
const told = (text: string): string => text.replace(/"updateDate":\s*"[^"]*"/, '');

/**
 * What undo and redo lead to, as texts, from the steps that were saved and the document that stands at their end.
 * Several steps may have been saved as one: an undo leads back to the nearest document that was the same.
 */
export function historyFrom(
  steps: readonly Step[],
  now: string,
): { readonly past: readonly string[]; readonly future: readonly string[] } {
  let past: string[] = [];
  let future: string[] = [];
  for (const [index, { deed, text }] of steps.entries()) {
    const next = told(steps[index + 1]?.text ?? now);
    if (told(text) === next) continue;
    const back = deed === 'undo' ? past.findLastIndex((each) => told(each) === next) : -1;
    const forth = deed === 'redo' ? future.findIndex((each) => told(each) === next) : -1;
    if (back >= 0) {
      future = [...past.slice(back + 1), text, ...future];
      past = past.slice(0, back);
    } else if (forth >= 0) {
      past = [...past, text, ...future.slice(0, forth)];
      future = future.slice(forth + 1);
    } else {
      past.push(text);
      future = [];
    }
  }
  return { past, future };
}
