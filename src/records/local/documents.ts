/** Reads and parses one collection of the embedded store. */
import type * as z from 'zod/mini';
import type { Shelves } from '../shelves';

export type ReadDocuments = <T>(
  path: string,
  schema: z.ZodMiniType<T>,
) => Promise<readonly (T & { readonly id: string })[]>;

/** The documents directly under a path; an invalid one is skipped, so that it costs its row and not the board. */
export function documentsUnder(shelves: Shelves): ReadDocuments {
  return async (path, schema) =>
    (await shelves.entries('documents', `${path}/`)).flatMap(([key, value]) => {
      const parsed = schema.safeParse(value);
      return parsed.success ? [{ ...parsed.data, id: key.slice(path.length + 1) }] : [];
    });
}

/** The same of every collection called `name` below the documents of `above`. */
export async function documentsOfGroup<T>(
  shelves: Shelves,
  above: string,
  name: string,
  schema: z.ZodMiniType<T>,
): Promise<readonly (T & { readonly id: string })[]> {
  return (await shelves.entries('documents', `${above}/`)).flatMap(([key, value]) => {
    const [, , group, id] = key.split('/');
    if (group !== name || id === undefined) return [];
    const parsed = schema.safeParse(value);
    return parsed.success ? [{ ...parsed.data, id }] : [];
  });
}
