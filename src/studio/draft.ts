/** What was changed and is not saved yet, kept by the browser: a window that is closed or crashes loses nothing. */
import * as z from 'zod/mini';
import { artworkSchema } from '../artwork/document';

const draftSchema = z.object({
  document: artworkSchema,
  /** Of the level it was changed from. */
  revision: z.optional(z.string()),
});

export type Draft = z.infer<typeof draftSchema>;

/** By the name of the level's keeper. */
const keyOf = (name: string): string => `worldmaps.studio.${name}`;

/** A storage that is blocked or full keeps nothing: the server's files are what counts. */
function attempt<T>(deed: () => T): T | undefined {
  try {
    return deed();
  } catch {
    return undefined;
  }
}

/** False where the browser keeps nothing. */
export const keepDraft = (name: string, draft: Draft): boolean =>
  attempt(() => {
    localStorage.setItem(keyOf(name), JSON.stringify(draft));
    return true;
  }) ?? false;

export const dropDraft = (name: string): void => attempt(() => localStorage.removeItem(keyOf(name)));

export function readDraft(name: string): Draft | undefined {
  const raw = attempt((): unknown => JSON.parse(localStorage.getItem(keyOf(name)) ?? 'null'));
  const parsed = z.safeParse(draftSchema, raw);
  return parsed.success ? parsed.data : undefined;
}
