/** What the search for hiding places found, in the shape it is kept beside its level: drawing checks it and need not search. */
import * as z from 'zod';

const quest = z.string().regex(/^d?quest[1-9]\d*$/);
const id = z.int().nonnegative();
/** Picture pixels, unrounded: a figure must stand exactly where it was found fair. */
const place = z.tuple([z.number(), z.number()]);

export const hidingSchema = z.strictObject({
  /** Fingerprint of the layout that was searched (`layout/fingerprint.ts`). */
  layout: z.string().regex(/^[0-9a-f]{16}$/),
  /** Ids of the crowd's figures that nobody could see, and that were sent home. */
  gone: z.array(id),
  /** Where each figure of each quest stands, in the order they were placed. */
  targets: z.array(z.strictObject({ quest, index: z.int().nonnegative(), at: place })),
  /** The figure of the crowd that has a twin, and where the twin stands. */
  pairs: z.array(z.strictObject({ quest, of: id, at: place })),
});

export type Hiding = z.infer<typeof hidingSchema>;
export type KeptTarget = Hiding['targets'][number];
export type KeptPair = Hiding['pairs'][number];
