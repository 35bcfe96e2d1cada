/** Parses the build configuration of records and accounts; `.env.example` names every variable. */
import { DEFAULT_LOCK } from '../../contest/mystery-word';
import type { WordLock } from '../../contest/mystery-word';
import { bridgeOfPage } from '../../bridge/bridge';
import type { FirebaseConfig } from '../../records/firebase/config';

export interface ServiceConfig {
  /** The owner's account id on Firebase; on a device without it the tools are opened in its settings. */
  readonly adminUid: string | undefined;
  readonly lock: WordLock;
  /** Absent when the embedded store is used. */
  readonly firebase?: FirebaseConfig;
}

const SHA256 = /^[0-9a-f]{64}$/;

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

/** The Firebase settings; undefined unless key, domain and project are all set. */
function firebaseOf(env: Readonly<Record<string, unknown>>): FirebaseConfig | undefined {
  const apiKey = text(env['VITE_FIREBASE_API_KEY']);
  const authDomain = text(env['VITE_FIREBASE_AUTH_DOMAIN']);
  const projectId = text(env['VITE_FIREBASE_PROJECT_ID']);
  if (!apiKey || !authDomain || !projectId) return undefined;
  const appId = text(env['VITE_FIREBASE_APP_ID']);
  const key = text(env['VITE_FIREBASE_APP_CHECK_KEY']);
  const debugToken = text(env['VITE_FIREBASE_APP_CHECK_DEBUG']);
  const isImpossible = bridgeOfPage() !== undefined;
  const [auth, firestore] = text(env['VITE_FIREBASE_EMULATORS'])?.split(',') ?? [];
  return {
    apiKey,
    authDomain,
    projectId,
    ...(appId ? { appId } : {}),
    // a token is for one registered app
    ...(appId && key
      ? {
          appCheck: { key, ...(debugToken ? { debugToken } : {}), ...(isImpossible ? { isImpossible } : {}) },
        }
      : {}),
    ...(auth && firestore ? { emulators: { auth: auth.trim(), firestore: firestore.trim() } } : {}),
  };
}

/** A variable that is missing or malformed counts as absent. */
export function parseServiceConfig(env: Readonly<Record<string, unknown>>): ServiceConfig {
  const hash = text(env['VITE_MYSTERY_HASH'])?.toLowerCase();
  const salt = text(env['VITE_MYSTERY_SALT']);
  const firebase = firebaseOf(env);
  return {
    ...(firebase ? { firebase } : {}),
    adminUid: text(env['VITE_ADMIN_UID']),
    lock: hash !== undefined && SHA256.test(hash) && salt !== undefined ? { hash, salt } : DEFAULT_LOCK,
  };
}
