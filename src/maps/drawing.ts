/** How the maps come along that a local server is still drawing: what `npm start` and `npm run dev` tell the page meanwhile. */
import * as z from 'zod/mini';
import type { Manifest } from './schema';

const share = z.number().check(z.gte(0), z.lte(1));

/** A level that cannot be played yet. */
const drawingLevel = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('waiting'), level: z.int() }),
  z.object({
    kind: z.literal('drawing'),
    level: z.int(),
    /** The part that is done, 0 to 1. */
    share,
    /** The map as a tiny `data:` picture, once it is painted. */
    placeholder: z.optional(z.string().check(z.startsWith('data:image/'))),
  }),
  z.object({
    kind: z.literal('failed'),
    level: z.int(),
    /** In English, for whoever mends it. */
    reason: z.string(),
  }),
]);

export const drawingSchema = z.object({
  /** Nobody draws any more. */
  over: z.boolean(),
  /** Ids of the levels that are drawn. */
  drawn: z.array(z.int()),
  levels: z.array(drawingLevel),
});

/** What the page asks of the server: a level that is drawn before the others. */
export const wishSchema = z.object({ first: z.int() });

export type DrawingLevel = z.infer<typeof drawingLevel>;
export type DrawingState = z.infer<typeof drawingSchema>;
/** The manifest as it comes from a server that still has something to tell of its maps; any other says nothing of it. */
export type ServedManifest = Manifest & { readonly drawing: true };

/** Where the server tells its `DrawingState` and hears a wish, relative to the game's base: no map's address, which a worker would keep. */
export const DRAWING_ADDRESS = 'drawing';
