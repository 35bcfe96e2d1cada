/** Remembers on the device whether a player is signed in, so that only then Firebase is loaded at the start. */
import { forgetText, keepText, readText, type Shelf } from '../kept/kept';

export interface SignedInMemory {
  readonly isSignedIn: () => boolean;
  readonly remember: (isSignedIn: boolean) => void;
}

/** When storage is blocked nothing is remembered; the session is then found when an account is next needed. */
export function signedInMemory(shelf: Shelf<'getItem' | 'setItem' | 'removeItem'>): SignedInMemory {
  return {
    isSignedIn: () => readText('signedIn', shelf) !== undefined,
    remember: (isSignedIn) => {
      if (isSignedIn) keepText('signedIn', 'yes', shelf);
      else forgetText('signedIn', shelf);
    },
  };
}
