/** Opens Firebase: the one module that brings its code, loaded when a record or an account is first needed. */
import { initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  inMemoryPersistence,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth';
import { connectFirestoreEmulator, getFirestore, setLogLevel } from 'firebase/firestore/lite';
import type { Backend, FirebaseConfig } from './backend';

export * as auth from 'firebase/auth';
export * as firestore from 'firebase/firestore/lite';

/** `name` keeps several apps of one page apart, as tests need them. */
export function openFirebase(config: FirebaseConfig, name: string): Pick<Backend, 'session' | 'database'> {
  const { emulators, ...options } = config;
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
