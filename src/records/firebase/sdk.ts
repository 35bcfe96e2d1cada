/** Opens Firebase: the one module that brings its code, loaded when a record or an account is first needed. */
import { initializeApp } from 'firebase/app';
import {
  GoogleAuthProvider,
  browserLocalPersistence,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  inMemoryPersistence,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
  signInAnonymously,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  type Auth,
} from 'firebase/auth';
import {
  collection,
  connectFirestoreEmulator,
  doc,
  getDoc,
  getDocs,
  getFirestore,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  setLogLevel,
  startAfter,
  where,
  writeBatch,
  type Firestore,
} from 'firebase/firestore/lite';
import type { FirebaseConfig } from './config';

/** What the game uses of Auth; the rest is left out of the bundle. */
export const auth = {
  GoogleAuthProvider,
  createUserWithEmailAndPassword,
  onAuthStateChanged,
  signInAnonymously,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
};

/** What the game uses of Firestore Lite. */
export const firestore = {
  collection,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  startAfter,
  where,
  writeBatch,
};

/** `name` keeps several apps of one page apart, as tests need them. */
export function openFirebase(
  { emulators, ...options }: FirebaseConfig,
  name: string,
): { readonly session: Auth; readonly database: Firestore } {
  const app = initializeApp(options, name);
  const isBrowser = typeof document !== 'undefined';
  const session = initializeAuth(app, {
    persistence: isBrowser
      ? [indexedDBLocalPersistence, browserLocalPersistence, inMemoryPersistence]
      : inMemoryPersistence,
    ...(isBrowser ? { popupRedirectResolver: browserPopupRedirectResolver } : {}),
  });
  // what goes wrong is an answer to the player, never noise in the console (DECISIONS 25)
  setLogLevel('silent');
  const database = getFirestore(app);
  if (emulators) {
    connectAuthEmulator(session, `http://${emulators.auth}`, { disableWarnings: true });
    const [host = '', port = ''] = emulators.firestore.split(':');
    connectFirestoreEmulator(database, host, Number(port));
  }
  return { session, database };
}
