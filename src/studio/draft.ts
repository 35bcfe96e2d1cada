/** What was changed and is not saved yet, kept by the browser: a window that is closed or crashes loses nothing. */
import * as z from 'zod/mini';
import { artworkSchema } from '../artwork/document';

const draftSchema = z.object({
  document: artworkSchema,
  /** Of the level it was changed from. */
  revision: z.optional(z.string()),
});

export type Draft = z.infer<typeof draftSchema>;

const keyOf = (keyword: string): string => `worldmaps.studio.${keyword}`;

/** A storage that is blocked or full keeps nothing: the server's files are what counts. */
function attempt<T>(deed: () => T): T | undefined {
  try {
    return deed();
  } catch {
    return undefined;
  }
}

export const keepDraft = (keyword: string, draft: Draft): void =>
  attempt(() => localStorage.setItem(keyOf(keyword), JSON.stringify(draft)));

export const dropDraft = (keyword: string): void => attempt(() => localStorage.removeItem(keyOf(keyword)));

export function readDraft(keyword: string): Draft | undefined {
  const raw = attempt((): unknown => JSON.parse(localStorage.getItem(keyOf(keyword)) ?? 'null'));
  const parsed = z.safeParse(draftSchema, raw);
  return parsed.success ? parsed.data : undefined;
}
