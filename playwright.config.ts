import { defineConfig } from '@playwright/test';
import { EMULATOR_PORTS } from './tests/support/e2e-world';
import { drawingOptions, launchOptions } from './tests/support/browser';

const port = Number(process.env['WORLDMAPS_PORT'] ?? 4391);
/** The same game on Firebase; its emulators' ports stand in `.env.emulators`. */
const firebasePort = port + 1;
/** The gallery of components, which the pictures are taken of. */
const galleryPort = port + 4;
/** Tests of what only a server has. */
const ON_SERVER = 'web/forged.spec.ts';
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
const reuseExistingServer = !process.env['CI'];

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  reporter: [['list']],
  // games wait more than they work: twice the cores keep both of them busy
  workers: 4,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // nothing here measures time: a machine that is busy with other things fails no test
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // a busy machine may starve one browser of four: a second try tells that from a fault and is listed as flaky
  retries: 1,
  use: {
    baseURL: `http://localhost:${port}/worldmaps/`,
    locale: 'fr-FR',
    launchOptions: launchOptions(),
    // a worker would answer what a test wants to answer; offline.spec.ts lets it in
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // a trace keeps every picture of every map: it is for whoever looks into one test
    trace: process.env['WORLDMAPS_TRACE'] ? 'retain-on-failure' : 'off',
  },
  projects: [
    {
      // a phone as it is: three pixels to a point, and a picture that moves; first, since its games are the longest tests
      name: 'dense',
      testMatch: 'web/**/*.spec.ts',
      grep: /@dense/,
      use: { ...PHONE, deviceScaleFactor: 3 },
    },
    {
      name: 'desktop',
      testMatch: 'web/**/*.spec.ts',
      testIgnore: ON_SERVER,
      grepInvert: /@phone/,
      // played as by those who want no motion, which spares the machine; `@dense` phones have the moving picture
      use: { viewport: { width: 1280, height: 800 }, contextOptions: { reducedMotion: 'reduce' } },
    },
    {
      name: 'firebase',
      testMatch: ['web/accounts.spec.ts', 'web/desk.spec.ts', ON_SERVER],
      use: {
        viewport: { width: 1280, height: 800 },
        contextOptions: { reducedMotion: 'reduce' },
        baseURL: `http://localhost:${firebasePort}/worldmaps/`,
      },
    },
    {
      name: 'pictures',
      testMatch: 'pictures/**/*.spec.ts',
      snapshotPathTemplate: '{testDir}/pictures/golden/{arg}{ext}',
      expect: { timeout: 20_000, toHaveScreenshot: { animations: 'disabled', maxDiffPixels: 60 } },
      use: {
        viewport: { width: 1280, height: 800 },
        deviceScaleFactor: 1,
        timezoneId: 'Europe/Paris',
        contextOptions: { reducedMotion: 'reduce' },
        // the fonts are the game's own; these leave little of how a system draws them
        launchOptions: drawingOptions([
          '--font-render-hinting=none',
          '--disable-lcd-text',
          '--disable-font-subpixel-positioning',
          '--force-color-profile=srgb',
        ]),
      },
    },
    { name: 'binary', testMatch: 'binary/**/*.spec.ts' },
    {
      name: 'shell',
      testMatch: 'desktop/**/*.spec.ts',
      use: { viewport: { width: 1280, height: 800 }, contextOptions: { reducedMotion: 'reduce' } },
    },
    {
      // a ninth of the pixels that a real phone has, and no motion: what depends on neither
      name: 'phone',
      testMatch: 'web/**/*.spec.ts',
      testIgnore: ON_SERVER,
      grepInvert: /@desktop|@dense/,
      use: { ...PHONE, contextOptions: { reducedMotion: 'reduce' } },
    },
  ],
  webServer: [
    {
      command: `node node_modules/vite/bin/vite.js preview --port ${port} --strictPort`,
      url: `http://localhost:${port}/worldmaps/`,
      reuseExistingServer,
    },
    {
      command: `node node_modules/vite/bin/vite.js preview --outDir ../dist/emulators --port ${firebasePort} --strictPort`,
      url: `http://localhost:${firebasePort}/worldmaps/`,
      reuseExistingServer,
    },
    {
      command: `node node_modules/vite/bin/vite.js preview --config tests/gallery/vite.config.ts --port ${galleryPort} --strictPort`,
      url: `http://localhost:${galleryPort}/`,
      reuseExistingServer,
    },
    {
      command: 'node node_modules/tsx/dist/cli.mjs tests/support/serve-emulators.ts',
      port: EMULATOR_PORTS.firestore,
      reuseExistingServer,
    },
  ],
});
