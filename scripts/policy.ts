/** The content security policy of the web build, as a tag of the page, so that it holds on any server. */
import { FIRST_VIEW_SOURCE } from './first-view-style.ts';

/** The hosts that Firestore, Auth and the popup sign-in call. */
const FIREBASE = {
  connect: [
    'https://firestore.googleapis.com',
    'https://identitytoolkit.googleapis.com',
    'https://securetoken.googleapis.com',
  ],
  script: ['https://apis.google.com'],
};

/** What reCAPTCHA Enterprise loads and calls, and where App Check changes its answer for a token. */
const APP_CHECK = {
  connect: ['https://content-firebaseappcheck.googleapis.com', 'https://www.google.com/recaptcha/'],
  script: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
};

type Env = Readonly<Record<string, string | undefined>>;

/** `env` holds the `VITE_` variables. Without a Firebase project the page may call nothing but its own server. */
export function webPolicy(env: Env): string {
  const domain = env['VITE_FIREBASE_AUTH_DOMAIN'];
  const isOnline = Boolean(env['VITE_FIREBASE_PROJECT_ID']);
  const emulators = (env['VITE_FIREBASE_EMULATORS'] ?? '')
    .split(',')
    .filter(Boolean)
    .map((host) => `http://${host.trim()}`);
  const isChecked = isOnline && Boolean(env['VITE_FIREBASE_APP_CHECK_KEY']);
  const frames = [
    ...(isOnline && domain ? [`https://${domain}`] : []),
    ...(isChecked ? APP_CHECK.frame : []),
  ];
  const list = (...sources: readonly string[]) => ["'self'", ...sources].join(' ');
  return [
    "default-src 'none'",
    `script-src ${list(...(isOnline ? FIREBASE.script : []), ...(isChecked ? APP_CHECK.script : []))}`,
    `style-src ${list(FIRST_VIEW_SOURCE)}`,
    `img-src ${list('data:', 'blob:', ...(isOnline ? ['https:'] : []))}`,
    `font-src ${list()}`,
    // a drawn map's tiles are fetched from the page itself
    `connect-src ${list('blob:', ...(isOnline ? FIREBASE.connect : []), ...(isChecked ? APP_CHECK.connect : []), ...emulators)}`,
    ...(frames.length > 0 ? [`frame-src ${frames.join(' ')}`] : []),
    `worker-src ${list()}`,
    `manifest-src ${list()}`,
    "base-uri 'none'",
    "form-action 'none'",
    "object-src 'none'",
    // only the popup's script writes scripts, and it is there only with a Firebase project
    ...(isOnline
      ? []
      : [
          "require-trusted-types-for 'script'",
          'trusted-types worldmaps-worker worldmaps-judge worldmaps-atlas',
        ]),
  ].join('; ');
}
