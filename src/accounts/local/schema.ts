/** What the embedded store keeps of an account: parsed whenever it is read back. */
import * as z from 'zod/mini';

/** `accounts/{userId}`: private. */
export const keptAccountSchema = z.object({
  userId: z.string().check(z.minLength(1)),
  email: z.string().check(z.minLength(3)),
  name: z.string().check(z.minLength(1)),
  imageUrl: z.string(),
  createdAt: z.iso.datetime(),
  salt: z.string().check(z.minLength(1)),
  hash: z.string().check(z.minLength(1)),
});

/** `session/current`: who is signed in on this device. */
export const sessionSchema = z.object({ userId: z.string().check(z.minLength(1)) });

export type KeptAccount = z.infer<typeof keptAccountSchema>;
