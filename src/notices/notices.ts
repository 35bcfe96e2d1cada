/** The third-party notices: the schema of the file that each build writes and the about page reads. */
import * as z from 'zod/mini';

/** The file's path, relative to the app's base. */
export const NOTICES_FILE = 'notices.json';

const part = z.object({
  name: z.string(),
  version: z.string(),
  /** SPDX expression. */
  licence: z.string(),
  by: z.optional(z.string()),
  /** Index into `texts`; parts with the same licence text share one. */
  text: z.int().check(z.nonnegative()),
});

export const noticesSchema = z
  .object({ texts: z.array(z.string()), parts: z.array(part) })
  .check(
    z.refine(({ texts, parts }) => parts.every(({ text }) => text < texts.length), 'a part lacks its text'),
  );

export type Notices = z.infer<typeof noticesSchema>;
export type Part = Notices['parts'][number];

/** Fetches this build's notices; undefined when they cannot be fetched or are malformed. */
export async function fetchNotices(base: string): Promise<Notices | undefined> {
  try {
    const response = await fetch(base + NOTICES_FILE);
    return response.ok ? noticesSchema.safeParse(await response.json()).data : undefined;
  } catch {
    return undefined;
  }
}
