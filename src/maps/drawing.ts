/** The schema of the drawing progress that the servers of `npm start` and `npm run dev` report to the page. */
import * as z from 'zod/mini';
import type { Manifest } from './manifest';

const share = z.number().check(z.gte(0), z.lte(1));

/** A level that cannot be played yet. */
const drawingLevel = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('waiting'), level: z.int() }),
  z.object({
    kind: z.literal('drawing'),
    level: z.int(),
    /** The part that is done, 0 to 1. */
    share,
    /** The map as a tiny `data:` picture; present once it is painted. */
    placeholder: z.optional(z.string().check(z.startsWith('data:image/'))),
  }),
  z.object({
    kind: z.literal('failed'),
    level: z.int(),
    /** Why drawing failed, in English, for developers. */
    reason: z.string(),
  }),
]);

export const drawingSchema = z.object({
  /** True when drawing has ended, whether or not all maps are there. */
  over: z.boolean(),
  /** Ids of the levels that are drawn. */
  drawn: z.array(z.int()),
  levels: z.array(drawingLevel),
});

/** The page's request to draw the level `first` next. */
export const wishSchema = z.object({ first: z.int() });

export type DrawingLevel = z.infer<typeof drawingLevel>;
export type DrawingState = z.infer<typeof drawingSchema>;
/** The manifest as sent by a server that is still drawing; any other manifest lacks `drawing`. */
export type ServedManifest = Manifest & { readonly drawing: true };

/** Address of the drawing state and of requests, relative to the base; outside the maps' folder, so that the service worker does not cache it. */
export const DRAWING_ADDRESS = 'drawing';
