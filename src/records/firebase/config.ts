/** The settings of a Firebase project. */

export interface FirebaseConfig {
  readonly apiKey: string;
  readonly authDomain: string;
  readonly projectId: string;
  readonly appId?: string;
  /** `host:port` of the emulators to use in place of the project. */
  readonly emulators?: { readonly auth: string; readonly firestore: string };
}
