/** Firebase as the end-to-end tests find it: the Auth emulator and the Firestore stand-in, with the real rules, until stopped. */
import { rulesFor } from '../contract/firebase-home';
import { EMULATORS_PROJECT } from '../../scripts/emulators';
import { startAuthEmulator } from './auth-emulator';
import { EMULATOR_PORTS, OWNER, TEST_DAY } from './e2e-world';
import { startStandIn } from './firestore/server';

const moved = Date.parse(TEST_DAY) - Date.now();
const auth = await startAuthEmulator(EMULATOR_PORTS.auth, moved);
await auth.clear();
await auth.createUser(OWNER.uid, OWNER.email, OWNER.password);
const standIn = await startStandIn(rulesFor(OWNER.uid), EMULATOR_PORTS.firestore);
standIn.advance(moved);
process.stdout.write(`${EMULATORS_PROJECT}: Auth at ${auth.address}, Firestore at port ${standIn.port}\n`);

const stop = () => {
  auth.stop();
  process.exit(0);
};
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
