/** Schemas of the accounts in the embedded store; whatever is read back is parsed with them. */
import * as z from 'zod/mini';

/** The document `accounts/{userId}`; private. */
export const keptAccountSchema = z.object({
  userId: z.string().check(z.minLength(1)),
  email: z.string().check(z.minLength(3)),
  name: z.string().check(z.minLength(1)),
  imageUrl: z.string(),
  createdAt: z.iso.datetime(),
  /** When it was last given a new name. */
  renamedAt: z.optional(z.iso.datetime()),
  /** The owner of the site lets it write nothing. */
  barred: z.optional(z.boolean()),
  salt: z.string().check(z.minLength(1)),
  hash: z.string().check(z.minLength(1)),
});

/** `session/current`: who is signed in on this device. */
export const sessionSchema = z.object({ userId: z.string().check(z.minLength(1)) });

export type KeptAccount = z.infer<typeof keptAccountSchema>;
