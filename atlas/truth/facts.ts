/** What was seen of the targets of a level while it was drawn, part by part: `truth-….json` beside its pictures. */
import * as z from 'zod';

const count = z.int().nonnegative();

/** In picture pixels. */
const part = z.strictObject({
  /** What it would cover if its own figure hid nothing of it; absent where it is drawn with the body alone. */
  own: z.optional(count),
  /** What it shows when the figure stands alone. */
  alone: count,
  /** What it shows on the picture. */
  seen: count,
});

const target = z.strictObject({
  quest: z.string(),
  index: count,
  /** The feet, picture pixels. */
  at: z.tuple([z.int(), z.int()]),
  whole: part,
  /** The face without hat and hair; absent where a mask or nothing is worn in its place. */
  face: z.optional(part),
  parts: z.record(z.string(), part),
  /** Picture pixels from its feet to what is seen of each kind of thing (`thing:…`) and of ground (`ground:…`) around. */
  near: z.record(z.string(), count),
});

export const truthSchema = z.strictObject({
  version: z.literal(1),
  targets: z.array(target),
  /** Where others show what targets hold, ride or have on their back, by its part. */
  others: z.record(z.string(), z.array(z.tuple([z.int(), z.int()]))),
});

export type TruthFacts = z.infer<typeof truthSchema>;
export type TargetFacts = TruthFacts['targets'][number];
export type PartFacts = z.infer<typeof part>;
