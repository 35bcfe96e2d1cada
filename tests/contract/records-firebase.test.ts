/** Firebase keeps the contract: the real SDK, the Auth emulator, and the Firestore stand-in with the real rules. */
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { CONTRACT } from './all';
import { openFirebaseHome, OWNER_UID } from './firebase-home';
import { startServers, type Servers } from './servers';

let servers: Servers;

beforeAll(async () => {
  servers = await startServers(OWNER_UID);
}, 120_000);

afterAll(() => servers.stop());

beforeEach(() => servers.clear());

describe('Firebase', () => {
  it.each(CONTRACT)(
    '$name',
    async ({ run }) => {
      await run(openFirebaseHome(servers));
    },
    600_000,
  );
});
