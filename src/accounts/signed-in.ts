/** Remembers on the device that somebody is signed in, so that Firebase is opened at once for them and for nobody else. */

const KEY = 'worldmaps.signedIn';

export interface SignedInMemory {
  readonly isSignedIn: () => boolean;
  readonly remember: (isSignedIn: boolean) => void;
}

/** A storage that is blocked remembers nobody: the session is found again when an account is next asked for. */
export function signedInMemory(
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
): SignedInMemory {
  return {
    isSignedIn: () => {
      try {
        return storage().getItem(KEY) !== null;
      } catch {
        return false;
      }
    },
    remember: (isSignedIn) => {
      try {
        if (isSignedIn) storage().setItem(KEY, 'yes');
        else storage().removeItem(KEY);
      } catch {
        // the next visit starts as a guest's
      }
    },
  };
}
