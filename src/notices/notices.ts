/** The notices of everything shipped that others made: the file that each build writes and the about page reads. */
import * as z from 'zod/mini';

/** Where the file lies, below the app's base. */
export const NOTICES_FILE = 'notices.json';

const part = z.object({
  name: z.string(),
  version: z.string(),
  /** SPDX expression. */
  licence: z.string(),
  by: z.optional(z.string()),
  /** Which of the texts; parts with the same words share one. */
  text: z.int().check(z.nonnegative()),
});

export const noticesSchema = z
  .object({ texts: z.array(z.string()), parts: z.array(part) })
  .check(
    z.refine(({ texts, parts }) => parts.every(({ text }) => text < texts.length), 'a part lacks its text'),
  );

export type Notices = z.infer<typeof noticesSchema>;
export type Part = Notices['parts'][number];

/** Reads the notices of this build; undefined when they cannot be had or are not what they should be. */
export async function fetchNotices(base: string): Promise<Notices | undefined> {
  try {
    const response = await fetch(base + NOTICES_FILE);
    return response.ok ? noticesSchema.safeParse(await response.json()).data : undefined;
  } catch {
    return undefined;
  }
}
