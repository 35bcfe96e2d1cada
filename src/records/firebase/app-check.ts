/** App Check: proves to the project that requests come from the game's own pages. A chunk that loads only where it is configured. */
import { initializeApp, type FirebaseApp } from 'firebase/app';
import { ReCaptchaEnterpriseProvider, getToken, initializeAppCheck, type AppCheck } from 'firebase/app-check';
import { codeOf } from './backend';
import { APP_NAME, optionsOf, type FirebaseConfig } from './config';
import { ScriptAway, watchScript } from './proof-script';

const opened = new WeakMap<FirebaseApp, AppCheck>();

const SCRIPT = 'script[src*="/recaptcha/enterprise.js"]';

/** What the SDK calls of a provider; its types leave it out. */
interface Asks {
  getToken(isLimitedUse?: boolean): Promise<unknown>;
}

/** The SDK waits without end for a script that a blocker or a policy holds back, and every request of the page with it. */
function answering(provider: ReCaptchaEnterpriseProvider & Partial<Asks>): {
  readonly provider: ReCaptchaEnterpriseProvider;
  /** To be called once the script was asked for. */
  readonly begin: () => void;
} {
  let away: () => Promise<never> = () => new Promise(() => undefined);
  const ask = provider.getToken?.bind(provider);
  if (ask) provider.getToken = (isLimitedUse) => Promise.race([away(), ask(isLimitedUse)]);
  const begin = () => {
    const script = document.querySelector<HTMLScriptElement>(SCRIPT);
    if (script) away = watchScript(script);
  };
  return { provider, begin };
}

/** Begins App Check of a Firebase app, once; undefined where it is not configured or cannot be. Has to come before Auth and Firestore. */
export function checkApp(config: FirebaseConfig, name = APP_NAME): AppCheck | undefined {
  const { appCheck } = config;
  if (!appCheck || appCheck.isImpossible) return undefined;
  // the same app is handed out to whoever names the same options
  const app = initializeApp(optionsOf(config), name);
  const known = opened.get(app);
  if (known) return known;
  if (appCheck.debugToken !== undefined)
    Object.assign(globalThis, { FIREBASE_APPCHECK_DEBUG_TOKEN: appCheck.debugToken });
  const { provider, begin } = answering(new ReCaptchaEnterpriseProvider(appCheck.key));
  const check = initializeAppCheck(app, { provider, isTokenAutoRefreshEnabled: true });
  begin();
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

/** The SDK's codes for a page that is not taken for the game's own; a failure of the network is none. */
const NO_PROOF = [
  ScriptAway.CODE,
  'appCheck/recaptcha-error',
  'appCheck/fetch-status-error',
  'appCheck/initial-throttle',
  'appCheck/throttled',
];

/** Whether the service that gives tokens is out of order, by the status that it answered. */
function isOutage(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('customData' in error)) return false;
  const { customData } = error;
  if (typeof customData !== 'object' || customData === null || !('httpStatus' in customData)) return false;
  return Number(customData.httpStatus) >= 500;
}

/** Whether App Check is on and this page has no proof to show, though the network is there. */
export async function lacksProof(config: FirebaseConfig, name = APP_NAME): Promise<boolean> {
  if (!config.appCheck || !navigator.onLine) return false;
  try {
    const check = checkApp(config, name);
    if (check) await getToken(check);
    return check === undefined;
  } catch (error) {
    return NO_PROOF.includes(codeOf(error)) && !isOutage(error);
  }
}
