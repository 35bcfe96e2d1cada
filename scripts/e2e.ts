/** `npm run e2e [-- playwright arguments]`: Playwright on the built game, in a browser of this machine. */
import { ensureBrowser, ensureLightBrowser } from './browser';
import { ensureEmulators } from './emulators';
import { mustAll, step } from './step';

ensureEmulators();
await mustAll(
  [
    'Building the game on emulators …',
    'vite',
    ['build', '--mode', 'emulators', '--outDir', '../dist/emulators', '--logLevel', 'warn'],
  ],
  [
    'Building the desktop app on emulators …',
    'electron-vite',
    ['build', '--mode', 'emulators', '--logLevel', 'warn'],
    { WORLDMAPS_DESKTOP_OUT: 'dist/emulators-desktop' },
  ],
  [
    'Building the gallery …',
    'vite',
    ['build', '--config', 'tests/gallery/vite.config.ts', '--logLevel', 'error'],
  ],
);
ensureBrowser();
ensureLightBrowser();
const code = await step('Playwright …', 'playwright', ['test', ...process.argv.slice(2)]);
process.exit(code);
