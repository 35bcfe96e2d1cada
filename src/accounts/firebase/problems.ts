/** Maps Firebase's error codes to the game's problems; an unknown code shows the provider's message (SPEC section 8). */
import { VERDICTS } from '../../records/firebase/verdicts';
import type { AccountAnswer, AccountProblem } from '../port';

const PROBLEMS: Readonly<Record<string, AccountProblem>> = {
  'auth/email-already-in-use': 'emailAlreadyInUse',
  'auth/account-exists-with-different-credential': 'emailAlreadyInUse',
  'auth/wrong-password': 'wrongPassword',
  'auth/user-not-found': 'userNotFound',
  'auth/user-mismatch': 'userNotFound',
  // newer Firebase projects answer this to both, so as not to reveal whether the address has an account
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

/** Nobody has judged the form: the table's outages, whatever Firestore says, and what is no error of Firebase at all. */
const isOutage = (code: string): boolean => !code.startsWith('auth/') || VERDICTS[code] === 'outage';

/** `code` is empty when the error did not come from Firebase. */
export function answerOf(code: string, message: string): AccountAnswer {
  const problem = PROBLEMS[code];
  if (problem) return { kind: 'invalid', problem };
  if (CANCELLED.has(code)) return { kind: 'cancelled' };
  return isOutage(code) ? { kind: 'offline' } : { kind: 'failed', message };
}
