import { defineConfig } from '@playwright/test';
import { launchOptions } from './tests/support/browser';

const port = Number(process.env['WORLDMAPS_PORT'] ?? 4391);

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  reporter: [['list']],
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 60_000,
  use: {
    baseURL: `http://localhost:${port}/worldmaps/`,
    locale: 'fr-FR',
    launchOptions: launchOptions(),
    trace: 'retain-on-failure',
  },
  projects: [
    { name: 'desktop', testMatch: 'web/**/*.spec.ts', use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      testMatch: 'web/**/*.spec.ts',
      grepInvert: /@desktop/,
      use: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: `node node_modules/vite/bin/vite.js preview --port ${port} --strictPort`,
    url: `http://localhost:${port}/worldmaps/`,
    reuseExistingServer: !process.env['CI'],
  },
});
