/** Parses Firestore's documents and adds their ids. */
import type { QueryDocumentSnapshot, Timestamp } from 'firebase/firestore/lite';
import * as z from 'zod/mini';

const timestamp = z.custom<Pick<Timestamp, 'toMillis'>>(
  (value) => typeof value === 'object' && value !== null && 'toMillis' in value,
);
const heldSchema = z.object({ givenUp: timestamp });
const renamedSchema = z.object({ renamedAt: timestamp });

/** The valid documents; an invalid one is skipped, so that it costs its row and not the list. */
export function parsedDocuments<T>(
  documents: readonly QueryDocumentSnapshot[],
  schema: z.ZodMiniType<T>,
): readonly (T & { readonly id: string })[] {
  return documents.flatMap((document) => {
    const parsed = schema.safeParse(document.data());
    return parsed.success ? [{ ...parsed.data, id: document.id }] : [];
  });
}

const sentSchema = z.object({ sentAt: timestamp });

/** The valid documents, each with the hour at which the server took it where it says so, epoch milliseconds. */
export function stampedDocuments<T>(
  documents: readonly QueryDocumentSnapshot[],
  schema: z.ZodMiniType<T>,
): readonly (T & { readonly id: string; readonly sentAt?: number })[] {
  return documents.flatMap((document) => {
    const sent = sentSchema.safeParse(document.data());
    const stamp = sent.success ? { sentAt: sent.data.sentAt.toMillis() } : {};
    return parsedDocuments([document], schema).map((parsed) => ({ ...parsed, ...stamp }));
  });
}

/** When the server took a document, epoch milliseconds; undefined where it does not say. */
export function sentAtOf(data: unknown): number | undefined {
  return sentSchema.safeParse(data).data?.sentAt.toMillis();
}

/** A valid document with the hour at which the server took it, epoch milliseconds; undefined for any other. */
export function sentDocument<T>(
  data: unknown,
  schema: z.ZodMiniType<T>,
): (T & { readonly sentAt: number }) | undefined {
  const [sent, parsed] = [sentSchema.safeParse(data), schema.safeParse(data)];
  return sent.success && parsed.success ? { ...parsed.data, sentAt: sent.data.sentAt.toMillis() } : undefined;
}

/** The valid documents with the hour at which the server took each, epoch milliseconds. */
export function sentDocuments<T>(
  documents: readonly QueryDocumentSnapshot[],
  schema: z.ZodMiniType<T>,
): readonly (T & { readonly id: string; readonly sentAt: number })[] {
  return documents.flatMap((document) => {
    const found = sentDocument(document.data(), schema);
    return found ? [{ ...found, id: document.id }] : [];
  });
}

/** When an account's document says that it was last given a new name, epoch milliseconds. */
export function renamedAt(account: unknown): number | undefined {
  const parsed = renamedSchema.safeParse(account);
  return parsed.success ? parsed.data.renamedAt.toMillis() : undefined;
}

/** When the name of a document of `users` was given up, epoch milliseconds. */
export function givenUpAt(held: Readonly<Record<string, unknown>>): number | undefined {
  const parsed = heldSchema.safeParse(held);
  return parsed.success ? parsed.data.givenUp.toMillis() : undefined;
}
