/** The port to the accounts: what an identity store (embedded or Firebase) must offer. */
import type { AdminAnswer } from '../records/store-answer';
import type { Portrait } from './portrait';

export interface Account {
  readonly userId: string;
  /** The name shown on boards; 3 to 20 characters (DECISIONS 17). */
  readonly name: string;
  /** Readable by its player and the owner of the site only (DECISIONS 31). */
  readonly email: string;
  /** An address of the provider's, or `portraitText`; empty when there is no picture. */
  readonly imageUrl: string;
  /** Decides what the interface shows; the store decides what is allowed (DECISIONS 21). */
  readonly isAdmin: boolean;
  /** Signs in by a popup alone: there is no password to ask for. Absent for everybody else. */
  readonly byPopup?: true;
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
  /** The owner of the site takes nothing more from the account, another name neither. */
  | 'barred'
  | 'passwordTooShort'
  /** The provider asks for a better one than the form does. */
  | 'passwordTooWeak'
  | 'passwordsMustMatch'
  | 'emailAlreadyInUse'
  | 'wrongPassword'
  | 'userNotFound'
  | 'invalidCredential'
  | 'tooManyTries'
  | 'popupBlocked'
  | 'insecure'
  | 'storageFull'
  /** The owner of the site has shut the account. */
  | 'userDisabled'
  /** Too long ago: the provider wants to see the password again. */
  | 'signInAgain'
  /** The link of a mail is used up or too old. */
  | 'linkExpired'
  /** The project is not set up for this way of signing in; its owner can mend that, no player. */
  | 'notOpen'
  /** The owner of the account asked for a second factor, which the game has no form for. */
  | 'secondFactor'
  /** The server takes requests of pages alone that prove themselves (App Check), and this one could not. */
  | 'unproved';

export type AccountAnswer =
  | { readonly kind: 'ok' }
  | { readonly kind: 'invalid'; readonly problem: AccountProblem }
  | { readonly kind: 'offline' }
  /** The player closed the popup. */
  | { readonly kind: 'cancelled' }
  /** An error the game has no text for; `message` is the provider's own (SPEC section 8). */
  | { readonly kind: 'failed'; readonly message: string };

/** A new password, with the one that it replaces. */
export interface PasswordForm {
  readonly current: string;
  readonly password: string;
  readonly confirmation: string;
}

/** A new address, with the password that proves whose account it is; empty where there is none. */
export interface AddressForm {
  readonly email: string;
  readonly password: string;
}

export type ExportAnswer =
  | Exclude<AccountAnswer, { readonly kind: 'ok' }>
  /** `text` is JSON. */
  | { readonly kind: 'ok'; readonly text: string };

/** What a player may do about an account and all that is kept of it. */
export interface AccountRights {
  /**
   * Sends a mail with a link to a new password. The answer does not tell whether the address has an account. Absent on
   * a device, which sends no mail.
   */
  readonly sendPasswordMail?: (email: string) => Promise<AccountAnswer>;
  readonly changePassword: (form: PasswordForm) => Promise<AccountAnswer>;
  /**
   * Sends a mail to the new address, which is the account's once its link was opened. Absent on a device: the address
   * is what a profile is found by there, and no mail could prove another.
   */
  readonly changeAddress?: (form: AddressForm) => Promise<AccountAnswer>;
  /** Takes somebody found on a map as the account's picture, or none. */
  readonly choosePortrait: (portrait: Portrait | undefined) => Promise<AccountAnswer>;
  /** Everything that is kept of the account. */
  readonly exportAll: () => Promise<ExportAnswer>;
  /**
   * Erases the account and everything under it; the name stays reserved as after a rename. `password` proves whose it
   * is; without one the provider asks in its popup. What was erased before a failure stays so, and another try goes on.
   */
  readonly close: (password: string) => Promise<AccountAnswer>;
}

export interface Removal {
  /** Of its line in the log; made by who acts. */
  readonly id: string;
  readonly userId: string;
  /** Whom the log will say it was about. */
  readonly name: string;
}

export interface FoundAccount {
  readonly userId: string;
  /** It was erased, all of it or up to where that broke off. */
  readonly isClosed: boolean;
}

/** What the owner of the site does about somebody else's account; `denied` for everybody else. */
export interface AccountDesk {
  /** The account that has a name, or had it last; undefined where nobody has. */
  find(name: string): Promise<AdminAnswer<FoundAccount | undefined>>;
  /**
   * Erases an account and everything under it, as its player may, in lines of the log; the name stays reserved. It
   * cannot be undone. What was erased before a failure stays so, and another try goes on. On a device the login goes
   * with it; a server's is its provider's, and `npm run account:delete` takes it away.
   */
  remove(removal: Removal): Promise<AdminAnswer<undefined>>;
}

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
  readonly rights: AccountRights;
  /** Loads the owner's tools for other accounts. */
  readonly openDesk: () => Promise<AccountDesk>;
}
