import { expect, it } from 'vitest';
import { answerOf } from '../../../../src/accounts/firebase/problems';

it.each([
  ['auth/email-already-in-use', 'emailAlreadyInUse'],
  ['auth/wrong-password', 'wrongPassword'],
  ['auth/user-not-found', 'userNotFound'],
  ['auth/invalid-credential', 'invalidCredential'],
  ['auth/invalid-login-credentials', 'invalidCredential'],
  ['auth/too-many-requests', 'tooManyTries'],
  ['auth/popup-blocked', 'popupBlocked'],
])('%s is %s', (code, problem) => {
  expect(answerOf(code, '')).toEqual({ kind: 'invalid', problem });
});

it('a popup that was closed is nobody’s fault', () => {
  expect(answerOf('auth/popup-closed-by-user', '')).toEqual({ kind: 'cancelled' });
  expect(answerOf('auth/cancelled-popup-request', '')).toEqual({ kind: 'cancelled' });
});

it('a network that is away is told as such', () => {
  expect(answerOf('auth/network-request-failed', '')).toEqual({ kind: 'offline' });
});

it.each(['', 'permission-denied', 'resource-exhausted', 'auth/operation-not-allowed', 'auth/quota-exceeded'])(
  'nobody judged the form: %j',
  (code) => {
    expect(answerOf(code, 'Unexpected token <')).toEqual({ kind: 'offline' });
  },
);

it('anything else shows the provider’s own message', () => {
  expect(answerOf('auth/multi-factor-auth-required', 'Second factor')).toEqual({
    kind: 'failed',
    message: 'Second factor',
  });
});
