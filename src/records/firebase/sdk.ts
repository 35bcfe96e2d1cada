/** The only module that imports Firebase's SDK, as a chunk that loads when a record or an account is first needed. */
import { initializeApp } from 'firebase/app';
import {
  EmailAuthProvider,
  GoogleAuthProvider,
  browserLocalPersistence,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  inMemoryPersistence,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  sendPasswordResetEmail,
  signInAnonymously,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  updatePassword,
  verifyBeforeUpdateEmail,
  type Auth,
} from 'firebase/auth';
import {
  collection,
  collectionGroup,
  connectFirestoreEmulator,
  deleteField,
  doc,
  documentId,
  getDoc,
  getCount,
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
import { optionsOf, type FirebaseConfig } from './config';
import { keepSessions } from './session-fetch';

/** The functions of Auth that the game uses; the bundler drops the others. */
export const auth = {
  EmailAuthProvider,
  GoogleAuthProvider,
  createUserWithEmailAndPassword,
  onAuthStateChanged,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  sendPasswordResetEmail,
  signInAnonymously,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  updatePassword,
  verifyBeforeUpdateEmail,
};

/** The functions of Firestore Lite that the game uses. */
export const firestore = {
  collection,
  collectionGroup,
  deleteField,
  doc,
  documentId,
  getCount,
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

/** Opens a Firebase app; different `name`s allow several in one page, as tests need. */
export function openFirebase(
  config: FirebaseConfig,
  name: string,
): { readonly session: Auth; readonly database: Firestore } {
  const { emulators } = config;
  const app = initializeApp(optionsOf(config), name);
  const isBrowser = typeof document !== 'undefined';
  // outside a browser no session is kept that could be lost
  if (isBrowser) keepSessions(globalThis);
  const session = initializeAuth(app, {
    persistence: isBrowser
      ? [indexedDBLocalPersistence, browserLocalPersistence, inMemoryPersistence]
      : inMemoryPersistence,
    ...(isBrowser ? { popupRedirectResolver: browserPopupRedirectResolver } : {}),
  });
  // failures are shown to the player and not logged to the console (DECISIONS 25)
  setLogLevel('silent');
  const database = getFirestore(app);
  if (emulators) {
    connectAuthEmulator(session, `http://${emulators.auth}`, { disableWarnings: true });
    const [host = '', port = ''] = emulators.firestore.split(':');
    connectFirestoreEmulator(database, host, Number(port));
  }
  return { session, database };
}
