/** The port to the accounts: what an identity store (embedded or Firebase) must offer. */

export interface Account {
  readonly userId: string;
  /** The name shown on boards; 3 to 20 characters (DECISIONS 17). */
  readonly name: string;
  /** Readable by the account's owner and the admin only (DECISIONS 31). */
  readonly email: string;
  /** Empty when there is no picture. */
  readonly imageUrl: string;
  /** Decides what the interface shows; the store decides what is allowed (DECISIONS 21). */
  readonly isAdmin: boolean;
}

export type AccountState =
  /** Not yet known whether somebody is signed in. */
  | { readonly kind: 'loading' }
  | { readonly kind: 'guest' }
  | { readonly kind: 'user'; readonly account: Account };

export interface RegistrationForm {
  readonly email: string;
  readonly name: string;
  readonly password: string;
  readonly confirmation: string;
}

export interface SignInForm {
  readonly email: string;
  readonly password: string;
}

/** Why a form is not accepted (SPEC sections 5 and 8); each has its text under `accounts:problem.*`. */
export type AccountProblem =
  | 'emailNotValid'
  | 'nameTooShort'
  | 'nameTooLong'
  | 'nameNotValid'
  | 'nameTaken'
  /** The account has had a new name less than a month ago. */
  | 'renamedLately'
  | 'passwordTooShort'
  | 'passwordsMustMatch'
  | 'emailAlreadyInUse'
  | 'wrongPassword'
  | 'userNotFound'
  | 'invalidCredential'
  | 'tooManyTries'
  | 'popupBlocked'
  | 'insecure'
  | 'storageFull';

export type AccountAnswer =
  | { readonly kind: 'ok' }
  | { readonly kind: 'invalid'; readonly problem: AccountProblem }
  | { readonly kind: 'offline' }
  /** The player closed the popup. */
  | { readonly kind: 'cancelled' }
  /** An error the game has no text for; `message` is the provider's own (SPEC section 8). */
  | { readonly kind: 'failed'; readonly message: string };

export interface Accounts {
  /** `device`: the account exists on this device alone (DECISIONS 23). */
  readonly home: 'device' | 'server';
  state(): AccountState;
  /** Calls `listener` on every change of `state()`, including changes from another tab; returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
  register(form: RegistrationForm): Promise<AccountAnswer>;
  signIn(form: SignInForm): Promise<AccountAnswer>;
  /** Absent where the platform can open no popup. */
  signInWithPopup?: () => Promise<AccountAnswer>;
  signOut(): Promise<void>;
  /**
   * Gives the owner's tools to who is signed in, or shuts them. Absent where the server knows its owner: this is for
   * a device that keeps its records to itself, whose users may do with them what they like.
   */
  readonly openTools?: (open: boolean) => void;
  /** Gives the account another name; atomic, and its activities stay (DECISIONS 32). */
  rename(name: string): Promise<AccountAnswer>;
}
