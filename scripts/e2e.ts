/** `npm run e2e [-- playwright arguments]`: Playwright on the built game, in a browser of this machine. */
import { ensureBrowser } from './browser';
import { ensureEmulators } from './emulators';
import { must, step } from './step';

ensureEmulators();
await must('Building the game on emulators …', 'vite', [
  'build',
  '--mode',
  'emulators',
  '--outDir',
  '../dist/emulators',
  '--logLevel',
  'warn',
]);
const code = await step('Playwright …', 'playwright', ['test', ...process.argv.slice(2)], {
  CHROMIUM: ensureBrowser(),
});
process.exit(code);
