/** What an error says about a write, in one table: an outage is never taken for an answer (DECISIONS 19). */

/**
 * `outage`: nobody has judged the write, so it waits and is tried again. `document`: the database judged this very
 * document. `player`: somebody has to sign in again or to fill a form in another way.
 */
export type Verdict = 'outage' | 'document' | 'player';

/**
 * Codes of Firestore Lite and of Auth. What the table does not know is an outage: a code of tomorrow, an error of a
 * chunk, HTML where JSON was due.
 */
export const VERDICTS: Readonly<Record<string, Verdict>> = {
  // Firestore; the SDK makes them from the HTTP status, 400 is `failed-precondition`
  'permission-denied': 'document',
  'invalid-argument': 'document',
  'failed-precondition': 'document',
  'out-of-range': 'document',
  'already-exists': 'document',
  aborted: 'outage',
  cancelled: 'outage',
  'data-loss': 'outage',
  'deadline-exceeded': 'outage',
  internal: 'outage',
  'not-found': 'outage',
  'resource-exhausted': 'outage',
  unauthenticated: 'outage',
  unavailable: 'outage',
  unimplemented: 'outage',
  unknown: 'outage',

  // Auth: the project, the network or the hour
  'auth/admin-restricted-operation': 'outage',
  'auth/app-not-authorized': 'outage',
  'auth/firebase-app-check-token-is-invalid': 'outage',
  'auth/internal-error': 'outage',
  'auth/invalid-api-key': 'outage',
  'auth/network-request-failed': 'outage',
  'auth/operation-not-allowed': 'outage',
  'auth/quota-exceeded': 'outage',
  'auth/timeout': 'outage',
  'auth/too-many-requests': 'outage',
  'auth/unauthorized-domain': 'outage',

  // Auth: the session has ended, or the form asks for something else
  'auth/account-exists-with-different-credential': 'player',
  'auth/email-already-in-use': 'player',
  'auth/invalid-credential': 'player',
  'auth/invalid-email': 'player',
  'auth/invalid-user-token': 'player',
  'auth/requires-recent-login': 'player',
  'auth/user-disabled': 'player',
  'auth/user-mismatch': 'player',
  'auth/user-not-found': 'player',
  'auth/user-token-expired': 'player',
  'auth/weak-password': 'player',
  'auth/wrong-password': 'player',
};

/** The verdict of Firebase's code; empty for what is no error of Firebase. */
export function verdictOf(code: string): Verdict {
  return VERDICTS[code] ?? 'outage';
}
