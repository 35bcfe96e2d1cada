/** The settings of a Firebase project. */

export interface FirebaseConfig {
  readonly apiKey: string;
  readonly authDomain: string;
  readonly projectId: string;
  readonly appId?: string;
  /** Present where App Check is on: the site's key of reCAPTCHA Enterprise. */
  readonly appCheck?: {
    readonly key: string;
    /** A token from the console that stands in for reCAPTCHA, for tests and development. */
    readonly debugToken?: string;
    /** Of the desktop app, which App Check has no provider for: it goes without a token. */
    readonly isImpossible?: true;
  };
  /** `host:port` of the emulators to use in place of the project. */
  readonly emulators?: { readonly auth: string; readonly firestore: string };
}

/** Of the page's Firebase app; tests open others beside it. */
export const APP_NAME = 'worldmaps';

/** What Firebase's own software is configured with. */
export function optionsOf({ apiKey, authDomain, projectId, appId }: FirebaseConfig) {
  return { apiKey, authDomain, projectId, ...(appId === undefined ? {} : { appId }) };
}
