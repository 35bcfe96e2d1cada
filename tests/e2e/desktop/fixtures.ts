/** A started shell for each desktop test, and its window in the browser. */
import { test as base, type Page } from '@playwright/test';
import { launchShell, type Shell, type ShellOptions } from '../../support/shell/shell';
import { openAt, wire } from '../../support/shell/window';

interface Fixtures {
  readonly shellOptions: ShellOptions;
  readonly shell: Shell;
  /** Opens a window of the shell at an address below its root. */
  readonly open: (address?: string) => Promise<Page>;
}

export const test = base.extend<Fixtures>({
  shellOptions: [{}, { option: true }],
  shell: async ({ shellOptions }, use) => {
    const shell = await launchShell(shellOptions);
    await use(shell);
    await shell.close();
  },
  open: async ({ shell, context }, use) => {
    await wire(context, () => shell);
    await use(async (address) => {
      const page = await openAt(context, address);
      page.on('pageerror', (error) => {
        throw error;
      });
      return page;
    });
  },
});

export { expect } from '@playwright/test';
