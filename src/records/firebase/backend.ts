/** Opens Firebase once for records and accounts, when either first needs it. */
import type { Auth, User } from 'firebase/auth';
import type { Firestore } from 'firebase/firestore/lite';
import type { FirebaseConfig } from './config';
import { CALL_LIMIT, within } from './limit';
import type { auth, firestore } from './sdk';

export interface Backend {
  readonly session: Auth;
  readonly database: Firestore;
  readonly auth: typeof auth;
  readonly firestore: typeof firestore;
}

export type OpenBackend = () => Promise<Backend>;

/** A failed load is retried at the next call. */
export function backendOf(config: FirebaseConfig, name = 'worldmaps'): OpenBackend {
  let opening: Promise<Backend> | undefined;
  const open = async (): Promise<Backend> => {
    const sdk = await import('./sdk');
    const opened = sdk.openFirebase(config, name);
    await opened.session.authStateReady();
    return { ...opened, auth: sdk.auth, firestore: sdk.firestore };
  };
  return () => {
    opening ??= within(CALL_LIMIT, open()).catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  };
}

/** The signed-in user; a guest is signed in anonymously at the first write (DECISIONS 30). */
export async function writerOf({ session, auth }: Backend): Promise<User> {
  return session.currentUser ?? (await auth.signInAnonymously(session)).user;
}

/** Firebase's error code, such as `permission-denied` or `auth/wrong-password`; empty for any other error. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
