/** Firebase keeps the contract: the real SDK, the Auth emulator, and the Firestore stand-in with the real rules. */
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { startAuthEmulator } from '../support/auth-emulator';
import { startStandIn } from '../support/firestore/server';
import { DATE } from './home';
import { openFirebaseHome, OWNER_UID, rulesFor, type Servers } from './firebase-home';
import { PLAYERS_CONTRACT } from './players';
import { RECORDS_CONTRACT } from './records';

let servers: Servers;
/** The contract's own day: what was played long ago is refused. */
const clock = { offset: Date.parse(DATE) + 3_600_000 - Date.now() };

beforeAll(async () => {
  const [auth, firestore] = await Promise.all([startAuthEmulator(), startStandIn(rulesFor(OWNER_UID))]);
  firestore.advance(clock.offset);
  servers = { auth, firestore };
}, 120_000);

afterAll(async () => {
  servers.auth.stop();
  await servers.firestore.close();
});

beforeEach(async () => {
  servers.firestore.documents.clear();
  await servers.auth.clear();
});

describe('Firebase', () => {
  it.each([...RECORDS_CONTRACT, ...PLAYERS_CONTRACT])(
    '$name',
    async ({ run }) => {
      await run(openFirebaseHome(servers, clock));
    },
    60_000,
  );
});
