/** The content security policy of every page the shell serves. */

/** What Firestore and Auth speak to, when a project is configured. */
const FIREBASE = [
  'https://firestore.googleapis.com',
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
];

/** `online`: whether the game keeps its records on a Firebase project. */
export function contentSecurityPolicy(online: boolean): string {
  const connect = ["'self'", ...(online ? FIREBASE : [])].join(' ');
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src ${connect}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ');
}
