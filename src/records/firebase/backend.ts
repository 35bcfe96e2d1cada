/** Opens Firebase once for records and accounts, when either first needs it. */
import type { Auth, User } from 'firebase/auth';
import type { Firestore } from 'firebase/firestore/lite';
import { APP_NAME, type FirebaseConfig } from './config';
import { CALL_LIMIT, within } from './limit';
import type { auth, firestore } from './sdk';

export interface Backend {
  readonly session: Auth;
  readonly database: Firestore;
  readonly auth: typeof auth;
  readonly firestore: typeof firestore;
  /**
   * Runs what changes who is signed in, one after the other: a guest's sign-in that ends late would take the place of
   * a player who has registered meanwhile.
   */
  readonly inTurn: <T>(work: () => Promise<T>) => Promise<T>;
}

function turns(): Backend['inTurn'] {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(work);
    last = next.catch(() => undefined);
    return next;
  };
}

export type OpenBackend = () => Promise<Backend>;

/** Fetches Firebase's code, which rejects like any chunk that does not arrive. */
const loadSdk = () => import('./sdk');

const loadAppCheck = () => import('./app-check');

/** A failed load is retried at the next call. */
export function backendOf(config: FirebaseConfig, name = APP_NAME, load = loadSdk): OpenBackend {
  let opening: Promise<Backend> | undefined;
  const open = async (): Promise<Backend> => {
    const [sdk, check] = await Promise.all([load(), config.appCheck ? loadAppCheck() : undefined]);
    // before the first request of Auth, which would go without a token
    check?.checkApp(config, name);
    const opened = sdk.openFirebase(config, name);
    await opened.session.authStateReady();
    return { ...opened, auth: sdk.auth, firestore: sdk.firestore, inTurn: turns() };
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
export function writerOf({ session, auth, inTurn }: Backend): Promise<User> {
  return inTurn(async () => session.currentUser ?? (await auth.signInAnonymously(session)).user);
}

/** Firebase's error code, such as `permission-denied` or `auth/wrong-password`; empty for any other error. */
export function codeOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
  // of a sentence that the service says the SDK makes a code with a full stop
  return code.replace(/\.$/, '');
}
