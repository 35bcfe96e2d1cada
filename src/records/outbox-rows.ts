/** Sorts what the outbox holds into rows, drafts, and what this version cannot read; nothing is thrown away. */
import * as z from 'zod/mini';
import { draftKey, draftSchema, type Draft } from './drafts';
import { pathOf } from './paths';
import { REFUSALS } from './refusals';
import { writeSchema } from './schema';

const rowSchema = z.object({
  /** Position in the order of sending. */
  order: z.int(),
  write: writeSchema,
  refused: z.optional(z.literal(REFUSALS)),
});

export type OutboxRow = z.infer<typeof rowSchema>;

export interface UnreadRow {
  /** Its key on the device. */
  readonly id: string;
  /** What is kept, as JSON. */
  readonly text: string;
}

export interface Kept {
  /** In the order of sending. */
  readonly rows: readonly OutboxRow[];
  /** Oldest first. */
  readonly drafts: readonly Draft[];
  readonly unread: readonly UnreadRow[];
}

const DRAFTS = draftKey('');

/** What IndexedDB can keep and JSON cannot is told by its name alone. */
function textOf(value: unknown): string {
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return String(value);
  }
}

export function keptOf(entries: readonly (readonly [key: string, value: unknown])[]): Kept {
  const rows: OutboxRow[] = [];
  const drafts: Draft[] = [];
  const unread: UnreadRow[] = [];
  for (const [id, value] of entries) {
    const isDraft = id.startsWith(DRAFTS);
    const row = isDraft ? undefined : rowSchema.safeParse(value);
    const draft = isDraft ? draftSchema.safeParse(value) : undefined;
    if (row?.success === true) rows.push(row.data);
    else if (draft?.success === true) drafts.push(draft.data);
    else unread.push({ id, text: textOf(value) });
  }
  return {
    rows: rows.toSorted((a, b) => a.order - b.order || (pathOf(a.write) < pathOf(b.write) ? -1 : 1)),
    drafts: drafts.toSorted((a, b) => (a.date < b.date ? -1 : 1)),
    unread,
  };
}
