/**
 * `npm run test:emulators`: the Firebase contract against the official emulators, the gate before a release. The
 * Firestore emulator needs Java and downloads itself, so that this command is for machines with a network.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { EMULATORS_PROJECT } from './emulators';
import { ensureEmulators } from './emulators';

ensureEmulators();
const root = path.resolve(import.meta.dirname, '..');
const cli = path.join(root, 'tests/emulators/node_modules/firebase-tools/lib/bin/firebase.js');
const tests = 'node node_modules/vitest/vitest.mjs run tests/contract/records-firebase.test.ts';
const { status } = spawnSync(
  process.execPath,
  [cli, 'emulators:exec', '--project', EMULATORS_PROJECT, '--only', 'auth,firestore', tests],
  { cwd: root, stdio: 'inherit' },
);
process.exit(status ?? 1);
