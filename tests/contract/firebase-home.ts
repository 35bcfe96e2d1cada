/** A home of the contract on Firebase: the real SDK against the Auth emulator and the Firestore stand-in with the real rules. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createFirebaseAccounts } from '../../src/accounts/firebase/accounts';
import { backendOf } from '../../src/records/firebase/backend';
import { createFirebaseStore } from '../../src/records/firebase/store';
import type { AuthEmulator } from '../support/auth-emulator';
import { PROJECT } from '../support/auth-emulator';
import type { StandIn } from '../support/firestore/server';
import type { ContractHome } from './home';

export const OWNER_UID = 'contract-owner';

/** The rules as they are deployed for an owner. */
export function rulesFor(adminUid: string): string {
  const file = path.resolve(import.meta.dirname, '../../firestore.rules');
  return readFileSync(file, 'utf8').replace("own('ADMIN_UID')", `own('${adminUid}')`);
}

export interface Servers {
  readonly auth: AuthEmulator;
  readonly firestore: StandIn;
}

let apps = 0;

/** `offset` is how far the clock of records and rules was moved on, in milliseconds. */
export function openFirebaseHome({ auth, firestore }: Servers, clock: { offset: number }): ContractHome {
  const open = () => {
    apps += 1;
    return backendOf(
      {
        apiKey: 'none',
        authDomain: `${PROJECT}.firebaseapp.com`,
        projectId: PROJECT,
        emulators: { auth: auth.address, firestore: `127.0.0.1:${firestore.port}` },
      },
      `contract-${String(apps)}`,
    );
  };
  const now = () => Date.now() + clock.offset;
  const wait = (milliseconds: number) => {
    clock.offset += milliseconds;
    firestore.advance(milliseconds);
    return Promise.resolve();
  };
  const storeOver = (opened: ReturnType<typeof open>) => createFirebaseStore({ open: opened, now, wait });
  const backend = open();
  const accounts = createFirebaseAccounts({
    open: backend,
    now,
    wait,
    adminUid: OWNER_UID,
    memory: { isSignedIn: () => false, remember: () => undefined },
    canPopup: false,
    digits: () => '1234',
  });
  const signInOwner = async () => {
    await auth.createUser(OWNER_UID, 'owner@example.org', 'secret1');
    await accounts.signIn({ email: 'owner@example.org', password: 'secret1' });
  };
  return {
    store: storeOver(backend),
    accounts,
    signInOwner,
    reopen: () => Promise.resolve(storeOver(open())),
  };
}
