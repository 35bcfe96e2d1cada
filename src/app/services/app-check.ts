/** The token of App Check for requests that go without Firebase's software; only where App Check is configured. */
import type { RemoteProject } from '../../levels/remote/document';

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
