import { expect, it } from 'vitest';
import { parseServiceConfig } from '../../../../src/app/services/service-config';
import { DEFAULT_LOCK } from '../../../../src/contest/mystery-word';

const FIREBASE = {
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'x.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'x',
};

it('is the embedded store when nothing is set', () => {
  expect(parseServiceConfig({})).toEqual({
    adminUid: undefined,
    lock: DEFAULT_LOCK,
  });
});

it.each(Object.keys(FIREBASE))('is the embedded store without %s', (missing) => {
  expect(parseServiceConfig({ ...FIREBASE, [missing]: ' ' }).firebase).toBeUndefined();
});

it('is Firebase when key, domain and project are there, on emulators when both are named', () => {
  expect(parseServiceConfig(FIREBASE).firebase).toEqual({
    apiKey: 'key',
    authDomain: 'x.firebaseapp.com',
    projectId: 'x',
  });
  const emulated = { ...FIREBASE, VITE_FIREBASE_EMULATORS: '127.0.0.1:1, 127.0.0.1:2' };
  expect(parseServiceConfig(emulated).firebase?.emulators).toEqual({
    auth: '127.0.0.1:1',
    firestore: '127.0.0.1:2',
  });
});

it('takes App Check’s key with an app it is for', () => {
  const checked = { ...FIREBASE, VITE_FIREBASE_APP_CHECK_KEY: 'site' };
  expect(parseServiceConfig(checked).firebase?.appCheck).toBeUndefined();
  const app = { ...checked, VITE_FIREBASE_APP_ID: '1:1:web:1' };
  expect(parseServiceConfig(app).firebase?.appCheck).toEqual({ key: 'site' });
  expect(parseServiceConfig({ ...app, VITE_FIREBASE_APP_CHECK_DEBUG: 't' }).firebase?.appCheck).toEqual({
    key: 'site',
    debugToken: 't',
  });
});

it('takes an owner and another word only when they are well-formed', () => {
  expect(parseServiceConfig({ VITE_ADMIN_UID: ' me ' }).adminUid).toBe('me');
  expect(parseServiceConfig({ VITE_ADMIN_UID: ' ' }).adminUid).toBeUndefined();
  const hash = 'A'.repeat(64);
  expect(parseServiceConfig({ VITE_MYSTERY_HASH: hash, VITE_MYSTERY_SALT: 's' }).lock).toEqual({
    hash: hash.toLowerCase(),
    salt: 's',
  });
  expect(parseServiceConfig({ VITE_MYSTERY_HASH: 'short', VITE_MYSTERY_SALT: 's' }).lock).toBe(DEFAULT_LOCK);
});
