/** Remembers on the device who is signed in, so that Firebase is opened at once for them and an outage signs nobody out. */
import * as z from 'zod/mini';
import { forgetText, keepValue, parseText, readText, type Shelf } from '../kept/kept';
import type { Account } from './port';

export interface SignedInMemory {
  readonly isSignedIn: () => boolean;
  /** Who was signed in last; undefined when nobody was, or when only that somebody was is known. */
  readonly account: () => Account | undefined;
  readonly remember: (account: Account | undefined) => void;
}

/** What the interface needs of a player; the address is not kept here. */
const knownSchema = z.object({
  userId: z.string().check(z.minLength(1)),
  name: z.string().check(z.minLength(1)),
  imageUrl: z.string(),
});

/** A storage that is blocked remembers nobody: the session is found again when an account is next asked for. */
export function signedInMemory(shelf: Shelf<'getItem' | 'setItem' | 'removeItem'>): SignedInMemory {
  return {
    isSignedIn: () => readText('signedIn', shelf) !== undefined,
    account: () =>
      parseText(readText('signedIn', shelf), (raw) => {
        const known = knownSchema.safeParse(raw);
        return known.success ? { ...known.data, email: '', isAdmin: false } : undefined;
      }),
    remember: (account) => {
      if (!account) return forgetText('signedIn', shelf);
      const { userId, name, imageUrl } = account;
      keepValue('signedIn', { userId, name, imageUrl }, shelf);
      return undefined;
    },
  };
}
