// @vitest-environment jsdom
/** A page that reCAPTCHA's script does not reach, by a blocker or a policy, goes on without a token, and can say why. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lacksProof, tokenOf } from '../../../../src/records/firebase/app-check';
import type { FirebaseConfig } from '../../../../src/records/firebase/config';

const config = (changes: Partial<FirebaseConfig> = {}): FirebaseConfig => ({
  apiKey: 'key',
  authDomain: 'p.firebaseapp.com',
  projectId: 'p',
  appId: '1:1:web:1',
  appCheck: { key: 'site' },
  ...changes,
});

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  document.head.replaceChildren();
});

const script = () => document.querySelector('script[src*="recaptcha/enterprise.js"]');

it('a script that a blocker stops costs no request its answer', async () => {
  const asked = tokenOf(config(), 'blocked');
  script()?.dispatchEvent(new Event('error'));
  expect(await asked).toBeUndefined();
  expect(await tokenOf(config(), 'blocked')).toBeUndefined();
  expect(await lacksProof(config(), 'blocked')).toBe(true);
});

it('one that neither comes nor fails is waited for once', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const asked = tokenOf(config(), 'silent');
  await vi.advanceTimersByTimeAsync(8000);
  expect(await asked).toBeUndefined();
  expect(await tokenOf(config(), 'silent')).toBeUndefined();
});

it('the desktop app asks for no script, and has no proof', async () => {
  const desktop = config({ appCheck: { key: 'site', isImpossible: true } });
  expect(await tokenOf(desktop, 'desktop')).toBeUndefined();
  expect(script()).toBeNull();
  expect(await lacksProof(desktop, 'desktop')).toBe(true);
});

it('nothing is said of a proof where there is no network, or where none is asked for', async () => {
  const { appCheck: _, ...plain } = config();
  expect(await lacksProof(plain, 'plain')).toBe(false);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await lacksProof(config({ appCheck: { key: 'site', isImpossible: true } }), 'desktop')).toBe(false);
});
