/** Every code of the Auth SDK in the player's words, in one table; only a code of tomorrow shows the provider's message (SPEC section 8). */
import type { AccountAnswer, AccountProblem } from '../port';

/** `cancelled`: the player has changed their mind. `outage`: nobody has judged the form, so it is tried again. */
type Meaning = AccountProblem | 'cancelled' | 'outage';

/** The codes of each meaning, without `auth/`. */
const CODES: Readonly<Record<Meaning, readonly string[]>> = {
  cancelled: [
    'cancelled-popup-request',
    'popup-closed-by-user',
    'redirect-cancelled-by-user',
    'user-cancelled',
  ],
  outage: [
    'app-deleted',
    'cors-unsupported',
    'internal-error',
    'network-request-failed',
    'no-auth-event',
    'quota-exceeded',
    'redirect-operation-pending',
    'timeout',
  ],

  emailNotValid: ['invalid-email', 'invalid-recipient-email', 'missing-email'],
  emailAlreadyInUse: [
    'account-exists-with-different-credential',
    'credential-already-in-use',
    'email-already-in-use',
    'provider-already-linked',
  ],
  wrongPassword: ['wrong-password'],
  userNotFound: ['null-user', 'user-mismatch', 'user-not-found'],
  // newer projects answer this to an unknown address too, so as not to reveal which have an account
  invalidCredential: [
    'invalid-credential',
    'invalid-login-credentials',
    'no-such-provider',
    'rejected-credential',
  ],
  passwordTooShort: ['missing-password'],
  // six characters are asked for by the form itself: a project that says no has a stricter rule
  passwordTooWeak: ['weak-password', 'password-does-not-meet-requirements'],
  tooManyTries: ['too-many-requests'],
  popupBlocked: ['popup-blocked'],
  storageFull: ['unsupported-persistence-type', 'web-storage-unsupported'],
  insecure: ['operation-not-supported-in-this-environment'],
  userDisabled: ['user-disabled'],
  signInAgain: [
    'email-change-needs-verification',
    'invalid-user-token',
    'requires-recent-login',
    'unverified-email',
    'user-signed-out',
    'user-token-expired',
  ],
  linkExpired: [
    'code-expired',
    'expired-action-code',
    'invalid-action-code',
    'invalid-verification-code',
    'invalid-verification-id',
    'missing-verification-code',
    'missing-verification-id',
  ],
  unproved: ['firebase-app-check-token-is-invalid'],
  secondFactor: [
    'invalid-multi-factor-session',
    'maximum-second-factor-count-exceeded',
    'missing-multi-factor-info',
    'missing-multi-factor-session',
    'multi-factor-auth-required',
    'multi-factor-info-not-found',
    'second-factor-already-in-use',
    'unsupported-first-factor',
  ],
  notOpen: [
    'admin-restricted-operation',
    'already-initialized',
    'app-not-authorized',
    'app-not-installed',
    'argument-error',
    'auth-domain-config-required',
    'captcha-check-failed',
    'configuration-not-found',
    'cordova-not-ready',
    'custom-token-mismatch',
    'dependent-sdk-initialized-before-auth',
    'dynamic-link-not-activated',
    'emulator-config-failed',
    'invalid-api-key',
    'invalid-app-credential',
    'invalid-app-id',
    'invalid-auth-event',
    'invalid-cert-hash',
    'invalid-continue-uri',
    'invalid-cordova-configuration',
    'invalid-custom-token',
    'invalid-dynamic-link-domain',
    'invalid-emulator-scheme',
    'invalid-hosting-link-domain',
    'invalid-message-payload',
    'invalid-oauth-client-id',
    'invalid-oauth-provider',
    'invalid-persistence-type',
    'invalid-phone-number',
    'invalid-provider-id',
    'invalid-recaptcha-action',
    'invalid-recaptcha-token',
    'invalid-recaptcha-version',
    'invalid-req-type',
    'invalid-sender',
    'invalid-tenant-id',
    'login-blocked',
    'missing-android-pkg-name',
    'missing-app-credential',
    'missing-client-type',
    'missing-continue-uri',
    'missing-iframe-start',
    'missing-ios-bundle-id',
    'missing-or-invalid-nonce',
    'missing-phone-number',
    'missing-recaptcha-token',
    'missing-recaptcha-version',
    'operation-not-allowed',
    'project-not-found',
    'recaptcha-not-enabled',
    'tenant-id-mismatch',
    'unauthorized-continue-uri',
    'unauthorized-domain',
    'unsupported-password-policy-schema-version',
    'unsupported-tenant-operation',
  ],

  // the game's own, which no provider says
  nameTooShort: [],
  nameTooLong: [],
  nameNotValid: [],
  nameTaken: [],
  renamedLately: [],
  barred: [],
  passwordsMustMatch: [],
};

/** What stands before Auth answers in sentences, of which the SDK makes codes; some name a project or an address. */
const SENTENCES: readonly (readonly [said: RegExp, Meaning])[] = [
  [/^api-key-|-are-blocked$|-has-not-been-used-in-project-|^permission-denied/, 'notOpen'],
  [/unavailable|exhausted|exceeded|^backend-error|^internal-error|^deadline-/, 'outage'],
];

const isMeaning = (text: string): text is Meaning => text in CODES;
const MEANINGS = Object.keys(CODES).filter(isMeaning);

/** What a code means; undefined for one that the table does not know. */
export function meaningOf(code: string): Meaning | undefined {
  const own = code.startsWith('auth/') ? code.slice('auth/'.length) : undefined;
  // whatever Firestore says, and what is no error of Firebase at all, has judged no form
  if (own === undefined) return 'outage';
  const known = MEANINGS.find((meaning) => CODES[meaning].includes(own));
  return known ?? SENTENCES.find(([said]) => said.test(own))?.[1];
}

/** `code` is empty when the error did not come from Firebase. */
export function answerOf(code: string, message: string): Exclude<AccountAnswer, { readonly kind: 'ok' }> {
  const meaning = meaningOf(code);
  if (meaning === undefined) return { kind: 'failed', message };
  if (meaning === 'cancelled') return { kind: 'cancelled' };
  return meaning === 'outage' ? { kind: 'offline' } : { kind: 'invalid', problem: meaning };
}
