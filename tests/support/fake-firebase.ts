/** Firebase as accounts and records see it, in memory: who is signed in, who may be, and the documents. */
import type { Backend } from '../../src/records/firebase/backend';
import { fakeQueries } from './fake-queries';

type Document = Readonly<Record<string, unknown>>;

/** An error as Firebase throws it. */
export function firebaseError(code: string): Error {
  return Object.assign(new Error(`Firebase: ${code}`), { code });
}

export interface FakeUser {
  readonly uid: string;
  readonly email: string | null;
  readonly displayName?: string | null;
  readonly photoURL?: string | null;
  readonly isAnonymous?: boolean;
  /** How the provider lets them in. */
  readonly providerData?: readonly { readonly providerId: string }[];
}

/** The placeholder that the server replaces by its time. */
export const SERVER_TIME = 'server time';

export function fakeFirebase() {
  const documents = new Map<string, Document>();
  const passwords = new Map<string, { readonly user: FakeUser; readonly password: string }>();
  const listeners: (() => void)[] = [];
  const session: {
    currentUser:
      | (FakeUser & {
          delete: () => Promise<void>;
          getIdTokenResult: () => Promise<unknown>;
        })
      | null;
  } = { currentUser: null };
  /** Who comes back from the popup. */
  let popupUser: FakeUser | undefined;
  /** Documents that somebody else makes just before they are written. */
  const refused = new Set<string>();
  /** What the next writes fail with, one after the other. */
  const failures: Error[] = [];
  /** What the next changes of an account fail with. */
  const authFailures: Error[] = [];
  /** How often the provider was shown whose account it is, by a popup or by an address and its password. */
  const proofs: string[] = [];
  /** When a fresh token says that it was issued, as the server's clock has it. */
  const clock = { issuedAtTime: 'Fri, 20 Nov 2026 00:00:00 GMT' };
  /** What a token says of its account's address. */
  const claims: Record<string, unknown> = {};
  /** The paths that each commit wrote or erased. */
  const commits: (readonly string[])[] = [];
  const queries = fakeQueries(documents);

  let guests = 0;

  const signIn = (user: FakeUser | null) => {
    session.currentUser = user && {
      providerData: [],
      ...user,
      getIdTokenResult: async () => ({ ...clock, claims }),
      delete: async () => {
        const failure = authFailures.shift();
        if (failure) throw failure;
        if (user.email !== null) passwords.delete(user.email);
        signIn(null);
      },
    };
    for (const listener of listeners) listener();
  };
  const signedIn = (user: FakeUser) => {
    signIn(user);
    return { user: session.currentUser };
  };

  const auth = {
    onAuthStateChanged: (_: unknown, listener: () => void) => {
      listeners.push(listener);
      queueMicrotask(listener);
    },
    createUserWithEmailAndPassword: async (_: unknown, email: string, password: string) => {
      if (passwords.has(email)) throw firebaseError('auth/email-already-in-use');
      const user = { uid: `uid of ${email}`, email, providerData: [{ providerId: 'password' }] };
      passwords.set(email, { user, password });
      return signedIn(user);
    },
    signInWithEmailAndPassword: async (_: unknown, email: string, password: string) => {
      const known = passwords.get(email);
      if (known?.password !== password) throw firebaseError('auth/invalid-credential');
      return signedIn(known.user);
    },
    signInWithPopup: async () => {
      if (!popupUser) throw firebaseError('auth/popup-closed-by-user');
      return signedIn(popupUser);
    },
    signOut: async () => signIn(null),
    EmailAuthProvider: { credential: (email: string, password: string) => `${email} ${password}` },
    reauthenticateWithCredential: async (_: unknown, credential: string) => {
      const [email = '', password] = credential.split(' ');
      if (passwords.get(email)?.password !== password) throw firebaseError('auth/invalid-credential');
      proofs.push(credential);
    },
    reauthenticateWithPopup: async () => void proofs.push('popup'),
    signInAnonymously: async () => {
      guests += 1;
      return signedIn({ uid: `guest ${guests}`, email: null, isAnonymous: true });
    },
    GoogleAuthProvider: Object,
  };

  const firestore = {
    ...queries.members,
    doc: (_: unknown, path: string) => ({ path }),
    getDoc: async ({ path }: { path: string }) => ({
      data: () => documents.get(path),
      exists: () => documents.has(path),
    }),
    serverTimestamp: () => SERVER_TIME,
    setDoc: async ({ path }: { path: string }, data: Document) => {
      const failure = failures.shift();
      if (failure) throw failure;
      if (refused.has(path)) throw firebaseError('permission-denied');
      documents.set(path, data);
    },
    writeBatch: () => {
      const writes: (readonly [string, Document | undefined])[] = [];
      return {
        set: ({ path }: { path: string }, data: Document) => void writes.push([path, data]),
        update: ({ path }: { path: string }, data: Document) =>
          void writes.push([path, { ...documents.get(path), ...data }]),
        delete: ({ path }: { path: string }) => void writes.push([path, undefined]),
        commit: async () => {
          const failure = failures.shift();
          if (failure) throw failure;
          const lost = writes.filter(([path]) => refused.has(path));
          for (const [path] of lost) documents.set(path, { userId: 'somebody else' });
          if (lost.length > 0) throw firebaseError('permission-denied');
          commits.push(writes.map(([path]) => path));
          for (const [path, data] of writes) {
            if (data) documents.set(path, data);
            else documents.delete(path);
          }
        },
      };
    },
  };

  return {
    backend: {
      auth,
      firestore,
      session,
      database: {},
      inTurn: <T>(work: () => Promise<T>) => work(),
    } as unknown as Backend,
    documents,
    refused,
    failures,
    authFailures,
    proofs,
    commits,
    clock,
    claims,
    queries: queries.asked,
    /** Lets the provider tell the page who is signed in. */
    signIn,
    popup: (user: FakeUser) => {
      popupUser = user;
    },
    hasAccount: (email: string) => passwords.has(email),
  };
}
