/** The token of App Check for requests that go without Firebase's software; only where App Check is configured. */
import type { RemoteProject } from '../../levels/remote/document';
import type { FirebaseConfig } from '../../records/firebase/config';

/** Undefined where App Check is off; its code comes with the first question. */
export function appCheckOf(env: Readonly<Record<string, unknown>>): RemoteProject['token'] {
  if (!env['VITE_FIREBASE_APP_CHECK_KEY']) return undefined;
  return async () => {
    const [{ tokenOf }, { parseServiceConfig }] = await Promise.all([
      import('../../records/firebase/app-check'),
      import('./service-config'),
    ]);
    const { firebase } = parseServiceConfig(env);
    return firebase && tokenOf(firebase);
  };
}

/** Asks whether this page has no proof to show; undefined where App Check is off. */
export function lacksProofOf(firebase: FirebaseConfig): (() => Promise<boolean>) | undefined {
  if (!firebase.appCheck) return undefined;
  return async () => (await import('../../records/firebase/app-check')).lacksProof(firebase);
}
