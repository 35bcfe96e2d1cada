/** The content security policy of every page the shell serves. */

/** The hosts that Firestore and Auth call. */
const FIREBASE = [
  'https://firestore.googleapis.com',
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
];

/** The hosts that the records call: none without a Firebase project, and those of the emulators where they replace it. */
export function recordHosts(env: Readonly<Record<string, unknown>>): readonly string[] {
  if (!env['VITE_FIREBASE_PROJECT_ID']) return [];
  const emulators = env['VITE_FIREBASE_EMULATORS'];
  if (typeof emulators !== 'string' || emulators === '') return FIREBASE;
  return emulators.split(',').map((host) => `http://${host.trim()}`);
}

/** `hosts`: the hosts that the page may call besides its own scheme. */
export function contentSecurityPolicy(hosts: readonly string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    // a drawn map's tiles are fetched from the page itself
    `connect-src ${["'self'", 'blob:', ...hosts].join(' ')}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ');
}
