/** `npm run e2e [-- playwright arguments]`: Playwright on the built game, in a browser of this machine. */
import { ensureBrowser } from './browser';
import { step } from './step';

const code = await step('Playwright …', 'playwright', ['test', ...process.argv.slice(2)], {
  CHROMIUM: ensureBrowser(),
});
process.exit(code);
