/** A home of the contract on Firebase: the real SDK and the real rules. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { withAdmin } from '../../scripts/admin-uid';
import { withContests } from '../../scripts/board-levels';
import { createFirebaseAccounts } from '../../src/accounts/firebase/accounts';
import { sha256 } from '../../src/app/services/device';
import { backendOf } from '../../src/records/firebase/backend';
import { createFirebaseProgress } from '../../src/records/firebase/progress';
import { createFirebaseStore } from '../../src/records/firebase/store';
import { proofOver } from '../../src/records/reply-proof';
import { DEFAULT_LOCK } from '../../src/contest/mystery-word';
import { EMULATORS_PROJECT } from '../../scripts/emulators';
import { CONTEST, metFaults, type ContractHome, type Planted } from './home';
import type { Servers } from './servers';

export const OWNER_UID = 'contract-owner';

/** The rules as they are deployed for an owner. */
export function rulesFor(adminUid: string): string {
  const rules = withAdmin(
    readFileSync(path.resolve(import.meta.dirname, '../../firestore.rules'), 'utf8'),
    adminUid,
  );
  if (rules === undefined) throw new Error(`no rules for the owner ${adminUid}`);
  return rules;
}

/** The same with a contest in every week, so that it does not matter when the tests run. */
export function rulesForAnyWeek(adminUid: string): string {
  const weeks = Array.from({ length: 53 }, (_, i) => i + 1);
  return withContests(rulesFor(adminUid), [{ weeks, ...CONTEST }]);
}

function restOf(value: Planted[string]) {
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  return typeof value === 'number' ? { integerValue: String(value) } : { stringValue: value };
}

/** Writes as the emulators' administrator, whom no rule stops. */
async function plant(firestore: string, place: string, document: Planted): Promise<void> {
  const documents = `projects/${EMULATORS_PROJECT}/databases/(default)/documents`;
  const fields = Object.fromEntries(Object.entries(document).map(([key, value]) => [key, restOf(value)]));
  const response = await fetch(`http://${firestore}/v1/${documents}:commit`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ writes: [{ update: { name: `${documents}/${place}`, fields } }] }),
  });
  if (!response.ok) throw new Error(await response.text());
}

const replies = sha256 ? { isReply: proofOver(DEFAULT_LOCK, sha256) } : {};

let apps = 0;

/** What of a home a test may put something else in the place of. */
interface Seams {
  /** Epoch milliseconds by the clock of the device. */
  readonly now?: () => number;
  /** Stands before the chunk of Firebase's code. */
  readonly hosting?: () => Promise<void>;
}

export function openFirebaseHome(
  { auth, firestore, now: serverNow, wait, createUser }: Servers,
  { now = serverNow, hosting = () => Promise.resolve() }: Seams = {},
): ContractHome {
  const open = () => {
    apps += 1;
    return backendOf(
      {
        apiKey: 'none',
        authDomain: `${EMULATORS_PROJECT}.firebaseapp.com`,
        projectId: EMULATORS_PROJECT,
        emulators: { auth, firestore },
      },
      `contract-${String(apps)}`,
      async () => {
        await hosting();
        return import('../../src/records/firebase/sdk');
      },
    );
  };
  const backend = open();
  const met = metFaults();
  const accounts = createFirebaseAccounts({
    open: backend,
    now,
    wait,
    adminUid: OWNER_UID,
    memory: { isSignedIn: () => false, account: () => undefined, remember: () => undefined },
    later: () => undefined,
    canPopup: false,
    digits: () => '1234',
    language: () => 'fr',
  });
  const signInOwner = async () => {
    await createUser(OWNER_UID, 'owner@example.org', 'secret1');
    await accounts.signIn({ email: 'owner@example.org', password: 'secret1' });
  };
  return {
    store: createFirebaseStore({ open: backend, now, wait, sha256, faults: met, ...replies }),
    met,
    progress: createFirebaseProgress(backend),
    accounts,
    signInOwner,
    plant: (path, document) => plant(firestore, path, document),
    reopen: () => Promise.resolve(createFirebaseStore({ open: open(), now, wait })),
  };
}
