/** Firestore's documents as the game reads them: parsed, with their ids. */
import type { QueryDocumentSnapshot } from 'firebase/firestore/lite';
import type * as z from 'zod/mini';

/** Documents that are what they should be; one that is not costs its row and not the list. */
export function parsedDocuments<T>(
  documents: readonly QueryDocumentSnapshot[],
  schema: z.ZodMiniType<T>,
): readonly (T & { readonly id: string })[] {
  return documents.flatMap((document) => {
    const parsed = schema.safeParse(document.data());
    return parsed.success ? [{ ...parsed.data, id: document.id }] : [];
  });
}
