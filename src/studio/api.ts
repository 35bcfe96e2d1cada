/** What the page asks of the studio's server (`scripts/studio/server.ts`); every answer is parsed. */
import * as z from 'zod/mini';
import { artworkSchema, type ArtworkDocument } from '../artwork/document';
import type { Deed } from '../artwork/history';
import { REFUSALS, type RefusalCode } from '../artwork/refusals';

const levelSchema = z.object({
  document: artworkSchema,
  revision: z.string(),
  pictures: z.array(z.string()),
});
const refusal = z.object({ code: z.enum(REFUSALS), detail: z.optional(z.string()) });
const listSchema = z.object({
  levels: z.array(
    z.object({
      id: z.int(),
      keyword: z.string(),
      name: z.string(),
      quests: z.optional(z.int()),
      /** Why it cannot be read. */
      fault: z.optional(refusal),
    }),
  ),
});

export type OpenLevel = z.infer<typeof levelSchema>;
export type ListedLevel = z.infer<typeof listSchema>['levels'][number];
export type Fitting = 'crop' | 'pad';

/** Why the server refused; `detail` is a name or a sentence that the words need. */
export interface Reason {
  readonly code: RefusalCode;
  readonly detail?: string | undefined;
}

/** An expected failure: what the server says of it, or nothing when it did not answer. */
export interface Failed {
  readonly kind: 'failed' | 'conflict';
  readonly reason?: Reason | undefined;
}
export type Answer<T> = { readonly kind: 'ok'; readonly value: T } | Failed;

async function ask<T>(address: string, schema: z.ZodMiniType<T>, init: RequestInit = {}): Promise<Answer<T>> {
  try {
    const response = await fetch(`/api/${address}`, { ...init, headers: { 'x-studio': '1' } });
    const json: unknown = await response.json();
    if (!response.ok) {
      const told = z.safeParse(refusal, json);
      return { kind: response.status === 409 ? 'conflict' : 'failed', reason: told.data };
    }
    const parsed = z.safeParse(schema, json);
    return parsed.success ? { kind: 'ok', value: parsed.data } : { kind: 'failed' };
  } catch {
    return { kind: 'failed' };
  }
}

const opened = z.object({ level: z.nullable(levelSchema) });

export const listLevels = () => ask('levels', listSchema);
export const openLevel = (keyword: string) => ask(`levels/${keyword}`, opened);
export const beginLevel = (keyword: string) => ask(`levels/${keyword}/begin`, opened, { method: 'POST' });

export const sendPicture = (keyword: string, name: string, file: Blob, fit: Fitting) =>
  ask(`levels/${keyword}/pictures/${name}?fit=${fit}`, opened, { method: 'POST', body: file });

const historySchema = z.object({
  past: z.array(artworkSchema),
  future: z.array(artworkSchema),
  earlier: z.int(),
});

export type ToldHistory = z.infer<typeof historySchema>;

/** What undo leads to from before this page; `earlier` of its steps are not known yet. */
export const readHistory = (keyword: string, earlier?: number) =>
  ask(
    `levels/${keyword}/history${earlier === undefined ? '' : `?earlier=${String(earlier)}`}`,
    historySchema,
  );

/** Opens a `.worldmap` file; `over` replaces artwork that is there, which the studio keeps. */
export const openShared = (file: Blob, over: boolean) =>
  ask(`shared?over=${over ? '1' : '0'}`, z.object({ keyword: z.string() }), { method: 'POST', body: file });

/** The address of a level's `.worldmap` file. */
export const shareAddress = (keyword: string): string => `/api/levels/${keyword}/share`;

/** `revision` is that of the level as it was opened or saved last. */
export const saveLevel = (
  keyword: string,
  document: ArtworkDocument,
  revision: string | undefined,
  deed: Deed,
) =>
  ask(`levels/${keyword}`, z.object({ revision: z.string() }), {
    method: 'PUT',
    body: JSON.stringify({ document, revision, deed }),
  });

/** The address of a picture; `stamp` changes with the picture. */
export const pictureAddress = (keyword: string, name: string, stamp: string): string =>
  `/api/levels/${keyword}/pictures/${name}?at=${stamp}`;
