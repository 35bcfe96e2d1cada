/**
 * The servers of the Firebase contract: the Auth emulator and the Firestore stand-in, or the official emulators where
 * `npm run test:emulators` started them and named them in the environment.
 */
import { EMULATORS_PROJECT } from '../../scripts/emulators';
import { startAuthEmulator } from '../support/auth-emulator';
import { MOVED } from '../support/mid-week';
import { startStandIn, type StandIn } from '../support/firestore/server';
import { rulesForAnyWeek } from './firebase-home';

export interface Servers {
  /** `host:port`. */
  readonly auth: string;
  readonly firestore: string;
  /** Epoch milliseconds by the clock of the servers. */
  readonly now: () => number;
  /** Lets time pass: at once where the clock is ours. */
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly createUser: (uid: string, email: string, password: string) => Promise<void>;
  /** Forgets all accounts, documents and the time that has passed. */
  readonly clear: () => Promise<void>;
  readonly stop: () => Promise<void>;
  /** Absent on the official emulators. */
  readonly standIn?: StandIn;
}

async function asOwner(method: string, url: string, body?: unknown): Promise<void> {
  const response = await fetch(url, {
    method,
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${url}: ${await response.text()}`);
}

async function official(auth: string, firestore: string, rules: string): Promise<Servers> {
  const content = { rules: { files: [{ name: 'firestore.rules', content: rules }] } };
  await asOwner(
    'PUT',
    `http://${firestore}/emulator/v1/projects/${EMULATORS_PROJECT}:securityRules`,
    content,
  );
  return {
    auth,
    firestore,
    now: Date.now,
    wait: (milliseconds) =>
      new Promise((resolve) => {
        setTimeout(resolve, milliseconds);
      }),
    createUser: (localId, email, password) =>
      asOwner(
        'POST',
        `http://${auth}/identitytoolkit.googleapis.com/v1/projects/${EMULATORS_PROJECT}/accounts`,
        {
          localId,
          email,
          password,
        },
      ),
    clear: async () => {
      const documents = `/emulator/v1/projects/${EMULATORS_PROJECT}/databases/(default)/documents`;
      await asOwner('DELETE', `http://${firestore}${documents}`);
      await asOwner('DELETE', `http://${auth}/emulator/v1/projects/${EMULATORS_PROJECT}/accounts`);
    },
    stop: () => Promise.resolve(),
  };
}

/** `moved` is how far the clocks of our own servers are ahead of the tests', in ms. */
export async function startServers(adminUid: string, moved = 0): Promise<Servers> {
  const rules = rulesForAnyWeek(adminUid);
  const { FIREBASE_AUTH_EMULATOR_HOST: authHost, FIRESTORE_EMULATOR_HOST: firestoreHost } = process.env;
  if (authHost && firestoreHost) return official(authHost, firestoreHost, rules);
  const [auth, standIn] = await Promise.all([startAuthEmulator(0, MOVED + moved), startStandIn(rules)]);
  let offset = moved;
  standIn.advance(moved);
  const firestore = `127.0.0.1:${String(standIn.port)}`;
  const { fetch } = globalThis;
  // it is in this process: thousands of calls need no network
  globalThis.fetch = (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    return (url.includes(firestore) ? standIn.fetch : fetch)(input, init);
  };
  return {
    auth: auth.address,
    firestore,
    standIn,
    now: () => Date.now() + offset,
    wait: (milliseconds) => {
      offset += milliseconds;
      standIn.advance(milliseconds);
      return Promise.resolve();
    },
    createUser: (uid, email, password) => auth.createUser(uid, email, password),
    clear: async () => {
      standIn.advance(moved - offset);
      offset = moved;
      standIn.documents.clear();
      await auth.clear();
    },
    stop: async () => {
      auth.stop();
      globalThis.fetch = fetch;
      await standIn.close();
    },
  };
}
