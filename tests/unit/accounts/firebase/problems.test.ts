import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { AuthErrorCodes } from 'firebase/auth';
import { expect, it } from 'vitest';
import { answerOf, meaningOf } from '../../../../src/accounts/firebase/problems';

it.each([
  ['auth/email-already-in-use', 'emailAlreadyInUse'],
  ['auth/wrong-password', 'wrongPassword'],
  // the form has asked for six characters: a project may ask for more than those
  ['auth/weak-password', 'passwordTooWeak'],
  ['auth/password-does-not-meet-requirements', 'passwordTooWeak'],
  ['auth/user-not-found', 'userNotFound'],
  ['auth/invalid-credential', 'invalidCredential'],
  ['auth/invalid-login-credentials', 'invalidCredential'],
  ['auth/too-many-requests', 'tooManyTries'],
  ['auth/popup-blocked', 'popupBlocked'],
  ['auth/user-disabled', 'userDisabled'],
  ['auth/requires-recent-login', 'signInAgain'],
  ['auth/expired-action-code', 'linkExpired'],
  ['auth/multi-factor-auth-required', 'secondFactor'],
  // App Check is on, and the page had no token: a blocker is the likely cause
  ['auth/firebase-app-check-token-is-invalid', 'unproved'],
  // its owner has not opened this way of signing in: trying again would help nobody
  ['auth/operation-not-allowed', 'notOpen'],
  ['auth/unauthorized-domain', 'notOpen'],
  ['auth/configuration-not-found', 'notOpen'],
  // sentences of what stands before Auth
  ['auth/api-key-not-valid.-please-pass-a-valid-api-key', 'notOpen'],
  ['auth/requests-from-referer-https://example.org-are-blocked', 'notOpen'],
  ['auth/identity-toolkit-api-has-not-been-used-in-project-12-before-or-it-is-disabled', 'notOpen'],
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

it.each([
  '',
  'permission-denied',
  'resource-exhausted',
  'auth/internal-error',
  'auth/quota-exceeded',
  'auth/the-service-is-currently-unavailable',
  'auth/resource-has-been-exhausted-(e.g.-check-quota)',
])('nobody judged the form: %j', (code) => {
  expect(answerOf(code, 'Unexpected token <')).toEqual({ kind: 'offline' });
});

it('only a code of tomorrow shows the provider’s own message', () => {
  expect(answerOf('auth/not-invented-yet', 'Something new')).toEqual({
    kind: 'failed',
    message: 'Something new',
  });
});

/** The codes that the SDK's own code throws; those that it exports leave some out. */
function thrownCodes(): readonly string[] {
  const firebase = createRequire(import.meta.url).resolve('firebase/auth');
  const folder = path.dirname(createRequire(firebase).resolve('@firebase/auth'));
  const sources = readdirSync(folder).filter((file) => file.endsWith('.js'));
  const found = sources.flatMap((file) => [
    ...readFileSync(path.join(folder, file), 'utf8').matchAll(/"([a-z0-9-]+)" \/\* AuthErrorCode\./g),
  ]);
  return [...new Set(found.map(([, code = '']) => `auth/${code}`))];
}

it('every code of the SDK is in the table, those that it does not export too', () => {
  const codes = [...Object.values(AuthErrorCodes), ...thrownCodes()];
  expect(codes).toContain('auth/login-blocked');
  expect(new Set(codes).size).toBeGreaterThan(105);
  expect(codes.filter((code) => meaningOf(code) === undefined)).toEqual([]);
});
