// @vitest-environment jsdom
// @alone: the SDK has a debug mode that it never leaves
/** With App Check on, every request carries its token: Firebase's own software and the game's plain reads alike. */
import { getApp } from 'firebase/app';
import type { Auth } from 'firebase/auth';
import { getFirestore } from 'firebase/firestore/lite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readDefinition } from '../../../../src/app/services/remote-definitions';
import { backendOf } from '../../../../src/records/firebase/backend';
import { checkApp, tokenOf } from '../../../../src/records/firebase/app-check';
import type { FirebaseConfig } from '../../../../src/records/firebase/config';

const CONFIG: FirebaseConfig = {
  apiKey: 'key',
  authDomain: 'p.firebaseapp.com',
  projectId: 'p',
  appId: '1:1:web:1',
  appCheck: { key: 'site', debugToken: 'for tests alone' },
};
const ENV = {
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'p.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'p',
  VITE_FIREBASE_APP_ID: '1:1:web:1',
  VITE_FIREBASE_APP_CHECK_KEY: 'site',
  VITE_FIREBASE_APP_CHECK_DEBUG: 'for tests alone',
};

interface Sent {
  readonly to: string;
  readonly proof: string | null;
  readonly body: string;
}
let sent: Sent[] = [];
let exchange: () => Response = () => Response.json({ token: 'proof', ttl: '3600s' });

beforeEach(() => {
  sent = [];
  exchange = () => Response.json({ token: 'proof', ttl: '3600s' });
  // the software says its debug token where developers look
  vi.spyOn(console, 'log').mockReturnValue(undefined);
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  vi.stubGlobal('fetch', async (to: string | URL | Request, init: RequestInit = {}) => {
    const request = to instanceof Request ? to : undefined;
    const headers = new Headers(request?.headers ?? init.headers);
    const address = to instanceof Request ? to.url : to.toString();
    const body = typeof init.body === 'string' ? init.body : '';
    sent.push({ to: address, proof: headers.get('x-firebase-appcheck'), body });
    return address.includes('firebaseappcheck') ? exchange() : Response.json({}, { status: 404 });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const to = (host: string) => sent.filter((one) => one.to.includes(host));

it('is off where no key is configured', async () => {
  const { appCheck: _, ...plain } = CONFIG;
  expect(checkApp(plain, 'off')).toBeUndefined();
  expect(await tokenOf(plain, 'off')).toBeUndefined();
  expect(sent).toEqual([]);
});

it('exchanges the debug token once, and a plain read of a document carries what it got', async () => {
  await readDefinition(ENV, 7);
  await readDefinition(ENV, 8);
  expect(to('firebaseappcheck').map(({ body }) => body)).toEqual([
    JSON.stringify({ debug_token: 'for tests alone' }),
  ]);
  expect(to('firestore').map(({ proof }) => proof)).toEqual(['proof', 'proof']);
});

it('is begun before Auth and the database, whose looks carry the token too', async () => {
  const sdk = await import('../../../../src/records/firebase/sdk');
  const load = async () => ({
    ...sdk,
    // the app is there already; Auth itself is the browser's
    openFirebase: (_config: FirebaseConfig, name: string) => ({
      session: { authStateReady: () => Promise.resolve() } as Auth,
      database: getFirestore(getApp(name)),
    }),
  });
  const { firestore, database } = await backendOf(CONFIG, 'worldmaps', load)();
  await firestore.getDoc(firestore.doc(database, 'levelData/level1')).catch(() => undefined);
  expect(to('firestore.googleapis').map(({ proof }) => proof)).toEqual(['proof']);
});

it('goes without where no token is to be had: the project decides', async () => {
  exchange = () => Response.json({}, { status: 403 });
  expect(await tokenOf({ ...CONFIG, appId: '1:1:web:2' }, 'refused')).toBeUndefined();
});
