/** What Firebase's codes mean to a player: old and new ones alike; the others show the provider's message (SPEC section 8). */
import type { AccountAnswer, AccountProblem } from '../port';

const PROBLEMS: Readonly<Record<string, AccountProblem>> = {
  'auth/email-already-in-use': 'emailAlreadyInUse',
  'auth/account-exists-with-different-credential': 'emailAlreadyInUse',
  'auth/wrong-password': 'wrongPassword',
  'auth/user-not-found': 'userNotFound',
  'auth/user-mismatch': 'userNotFound',
  // production's newer answer to both: it does not tell whether the address is known
  'auth/invalid-credential': 'invalidCredential',
  'auth/invalid-login-credentials': 'invalidCredential',
  'auth/invalid-email': 'emailNotValid',
  'auth/missing-email': 'emailNotValid',
  'auth/weak-password': 'passwordTooShort',
  'auth/missing-password': 'passwordTooShort',
  'auth/too-many-requests': 'tooManyTries',
  'auth/popup-blocked': 'popupBlocked',
  'auth/web-storage-unsupported': 'storageFull',
};

const CANCELLED = new Set([
  'auth/popup-closed-by-user',
  'auth/cancelled-popup-request',
  'auth/user-cancelled',
]);
const OFFLINE = new Set(['auth/network-request-failed', 'auth/timeout', 'unavailable', 'deadline-exceeded']);

/** `code` is empty for what is no error of Firebase. */
export function answerOf(code: string, message: string): AccountAnswer {
  const problem = PROBLEMS[code];
  if (problem) return { kind: 'invalid', problem };
  if (CANCELLED.has(code)) return { kind: 'cancelled' };
  return OFFLINE.has(code) ? { kind: 'offline' } : { kind: 'failed', message };
}
