/** What the game must know of a Firebase project. */

export interface FirebaseConfig {
  readonly apiKey: string;
  readonly authDomain: string;
  readonly projectId: string;
  readonly appId?: string;
  /** `host:port` of emulators that stand for the project. */
  readonly emulators?: { readonly auth: string; readonly firestore: string };
}
