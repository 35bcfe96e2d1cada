/** Firebase keeps the contract: the real SDK, the Auth emulator, and the Firestore stand-in with the real rules. */
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { openFirebaseHome, OWNER_UID } from './firebase-home';
import { DESK_CONTRACT } from './desk';
import { DRAWS_CONTRACT } from './draws';
import { FLOODS_CONTRACT } from './floods';
import { PLAYERS_CONTRACT } from './players';
import { RECORDS_CONTRACT } from './records';
import { startServers, type Servers } from './servers';

let servers: Servers;

beforeAll(async () => {
  servers = await startServers(OWNER_UID);
}, 120_000);

afterAll(() => servers.stop());

beforeEach(() => servers.clear());

describe('Firebase', () => {
  it.each([
    ...RECORDS_CONTRACT,
    ...PLAYERS_CONTRACT,
    ...DRAWS_CONTRACT,
    ...DESK_CONTRACT,
    ...FLOODS_CONTRACT,
  ])(
    '$name',
    async ({ run }) => {
      await run(openFirebaseHome(servers));
    },
    600_000,
  );
});
