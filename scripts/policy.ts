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

type Env = Readonly<Record<string, string | undefined>>;

/** `env` holds the `VITE_` variables. Without a Firebase project the page may call nothing but its own server. */
export function webPolicy(env: Env): string {
  const domain = env['VITE_FIREBASE_AUTH_DOMAIN'];
  const isOnline = Boolean(env['VITE_FIREBASE_PROJECT_ID']);
  const emulators = (env['VITE_FIREBASE_EMULATORS'] ?? '')
    .split(',')
    .filter(Boolean)
    .map((host) => `http://${host.trim()}`);
  const list = (...sources: readonly string[]) => ["'self'", ...sources].join(' ');
  return [
    "default-src 'none'",
    `script-src ${list(...(isOnline ? FIREBASE.script : []))}`,
    `style-src ${list(FIRST_VIEW_SOURCE)}`,
    `img-src ${list('data:', 'blob:', ...(isOnline ? ['https:'] : []))}`,
    `font-src ${list()}`,
    `connect-src ${list(...(isOnline ? FIREBASE.connect : []), ...emulators)}`,
    ...(isOnline && domain ? [`frame-src https://${domain}`] : []),
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
