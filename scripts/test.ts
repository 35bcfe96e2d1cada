/** `npm test`: everything that must hold, cheapest first. */
import { say } from './say';
import { must, mustAll } from './step';

// it waits for the network, so it runs beside all that needs no emulator
const emulators = must('Emulators …', 'tsx', ['scripts/install-emulators.ts']);
await mustAll(
  ['Types …', 'tsc', ['--noEmit']],
  ['Lint …', 'oxlint', ['--type-aware', '--deny-warnings']],
  ['Format …', 'oxfmt', ['--check']],
);
await must('Maps: drawing what is missing or changed …', 'tsx', ['atlas/tools/render.ts']);
await must('Maps: fairness and texts …', 'tsx', ['atlas/tools/check.ts']);
await emulators;
await must('Unit and contract tests …', 'vitest', ['run']);
await mustAll(
  ['Building for the web …', 'vite', ['build', '--logLevel', 'warn']],
  ['Building for the desktop …', 'electron-vite', ['build', '--logLevel', 'warn']],
);
await must('Packaging on a stand-in for Electron …', 'vitest', [
  'run',
  '--config',
  'tests/package/vitest.config.ts',
]);
await must('Playing in a real browser …', 'tsx', ['scripts/e2e.ts']);
await must('Playing in the engines of Firefox and Safari …', 'tsx', ['tests/e2e/engines/run.ts']);
say('All passed.');
