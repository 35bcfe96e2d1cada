/** Remembers on the device that somebody is signed in, so that Firebase is opened at once for them and for nobody else. */
import { forgetText, keepText, readText, type Shelf } from '../kept/kept';

export interface SignedInMemory {
  readonly isSignedIn: () => boolean;
  readonly remember: (isSignedIn: boolean) => void;
}

/** A storage that is blocked remembers nobody: the session is found again when an account is next asked for. */
export function signedInMemory(shelf: Shelf<'getItem' | 'setItem' | 'removeItem'>): SignedInMemory {
  return {
    isSignedIn: () => readText('signedIn', shelf) !== undefined,
    remember: (isSignedIn) => {
      if (isSignedIn) keepText('signedIn', 'yes', shelf);
      else forgetText('signedIn', shelf);
    },
  };
}
