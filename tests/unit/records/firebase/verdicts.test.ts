import { describe, expect, it } from 'vitest';
import { VERDICTS, verdictOf, type Verdict } from '../../../../src/records/firebase/verdicts';

const ROWS: Readonly<Record<Verdict, readonly string[]>> = {
  document: [
    'permission-denied',
    'invalid-argument',
    'failed-precondition',
    'out-of-range',
    'already-exists',
  ],
  player: [
    'auth/account-exists-with-different-credential',
    'auth/email-already-in-use',
    'auth/invalid-credential',
    'auth/invalid-email',
    'auth/invalid-user-token',
    'auth/requires-recent-login',
    'auth/user-disabled',
    'auth/user-mismatch',
    'auth/user-not-found',
    'auth/user-token-expired',
    'auth/weak-password',
    'auth/wrong-password',
  ],
  outage: [
    'aborted',
    'cancelled',
    'data-loss',
    'deadline-exceeded',
    'internal',
    'not-found',
    'resource-exhausted',
    'unauthenticated',
    'unavailable',
    'unimplemented',
    'unknown',
    'auth/admin-restricted-operation',
    'auth/app-not-authorized',
    'auth/firebase-app-check-token-is-invalid',
    'auth/internal-error',
    'auth/invalid-api-key',
    'auth/network-request-failed',
    'auth/operation-not-allowed',
    'auth/quota-exceeded',
    'auth/timeout',
    'auth/too-many-requests',
    'auth/unauthorized-domain',
  ],
};

describe('an error', () => {
  it.each(Object.entries(ROWS).flatMap(([verdict, codes]) => codes.map((code) => [code, verdict])))(
    '%s is for the %s',
    (code, verdict) => {
      expect(verdictOf(code)).toBe(verdict);
    },
  );

  it('stands in the table once, and none stands there unseen', () => {
    expect(Object.keys(VERDICTS).toSorted()).toEqual(Object.values(ROWS).flat().toSorted());
  });

  it.each(['', 'auth/api-key-not-valid.-please-pass-a-valid-api-key.', 'a-code-of-tomorrow'])(
    'that the table does not know is an outage: %j',
    (code) => {
      expect(verdictOf(code)).toBe('outage');
    },
  );
});
