/** App Check: proves to the project that requests come from the game's own pages. A chunk that loads only where it is configured. */
import { initializeApp, type FirebaseApp } from 'firebase/app';
import { ReCaptchaEnterpriseProvider, getToken, initializeAppCheck, type AppCheck } from 'firebase/app-check';
import { APP_NAME, optionsOf, type FirebaseConfig } from './config';

const opened = new WeakMap<FirebaseApp, AppCheck>();

/** Begins App Check of a Firebase app, once; undefined where it is not configured. Has to come before Auth and Firestore. */
export function checkApp(config: FirebaseConfig, name = APP_NAME): AppCheck | undefined {
  const { appCheck } = config;
  if (!appCheck) return undefined;
  // the same app is handed out to whoever names the same options
  const app = initializeApp(optionsOf(config), name);
  const known = opened.get(app);
  if (known) return known;
  if (appCheck.debugToken !== undefined)
    Object.assign(globalThis, { FIREBASE_APPCHECK_DEBUG_TOKEN: appCheck.debugToken });
  const check = initializeAppCheck(app, {
    provider: new ReCaptchaEnterpriseProvider(appCheck.key),
    isTokenAutoRefreshEnabled: true,
  });
  opened.set(app, check);
  return check;
}

/** The token that a plain request carries; undefined where there is none to be had: the project then decides without it. */
export async function tokenOf(config: FirebaseConfig, name = APP_NAME): Promise<string | undefined> {
  try {
    const check = checkApp(config, name);
    return check && (await getToken(check)).token;
  } catch {
    return undefined;
  }
}
