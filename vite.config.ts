import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { loadEnv, type UserConfig } from 'vite';
import project from './package.json' with { type: 'json' };
import { powersPlugin } from './atlas/tools/powers.ts';
import { deviceWorker } from './scripts/atlas-on-device.ts';
import { classNameOf } from './scripts/class-names.ts';
import { artworkPlugin } from './scripts/artwork-plugin.ts';
import { firstLoadCheck, firstLoadChunk } from './scripts/first-load.ts';
import { headPlugin } from './scripts/head-plugin.ts';
import { readyPlugin } from './scripts/ready-plugin.ts';
import { sitePages } from './scripts/site-pages.ts';
import { mapsPlugin } from './scripts/maps-plugin.ts';
import { missingPlugin } from './scripts/missing-plugin.ts';
import { noticesPlugin, workerPackages } from './scripts/notices/plugin.ts';
import { webPolicy } from './scripts/policy.ts';
import { pwaPlugin } from './scripts/pwa.ts';
import { routerPlugin } from './scripts/router-plugin.ts';
import { loners, PagesLast } from './tests/support/order.ts';

const root = import.meta.dirname;

/** Where drawn maps lie; a test builds with a few of its own. */
const MAPS = process.env['WORLDMAPS_MAPS'] ?? 'resources/maps';

/** Where the desktop build goes; the tests build a second one beside it. */
export const desktopOut = process.env['WORLDMAPS_DESKTOP_OUT'] ?? 'out';

/**
 * The one renderer: what the web build, the desktop build and the unit tests share.
 * `alongside` are the folders of the packages that go out with it in other bundles.
 */
export function renderer(
  target: 'web' | 'desktop',
  mode = 'production',
  alongside: ReadonlySet<string> = new Set(),
): UserConfig {
  const web = target === 'web';
  const env = loadEnv(mode, root, 'VITE_');
  const maps = path.resolve(root, MAPS);
  return {
    root: path.resolve(root, 'src'),
    envDir: root,
    cacheDir: path.resolve(root, `node_modules/.vite-${target}`),
    base: web ? '/worldmaps/' : '/',
    define: { 'import.meta.env.VITE_VERSION': JSON.stringify(project.version) },
    publicDir: path.resolve(root, 'resources/public'),
    plugins: [
      react(),
      powersPlugin(),
      artworkPlugin(maps),
      headPlugin(web ? webPolicy(env) : undefined),
      firstLoadCheck(),
      noticesPlugin(alongside),
      routerPlugin(root),
      // electron-vite forces './' on production renderers, which breaks deep links on the shell's own scheme
      web
        ? [
            mapsPlugin(maps),
            readyPlugin(path.resolve(root, 'resources/ready')),
            sitePages(maps, env['VITE_SITE_URL']),
            pwaPlugin('/worldmaps/'),
            missingPlugin(),
          ]
        : { name: 'desktop-base', config: () => ({ base: '/' }) },
    ],
    css: { modules: { generateScopedName: classNameOf } },
    worker: deviceWorker(root),
    build: {
      outDir: path.resolve(root, web ? 'dist/web/worldmaps' : `${desktopOut}/renderer`),
      emptyOutDir: true,
      minify: true,
      assetsInlineLimit: 0,
      modulePreload: {
        polyfill: false,
        // the names of what late code imports would weigh on the first load: the browser learns them from that code
        resolveDependencies: (_file, deps, { hostType }) =>
          hostType === 'js' ? deps.filter((name) => name.endsWith('.css')) : deps,
      },
      rolldownOptions: {
        input: {
          index: path.resolve(root, 'src/index.html'),
          ...(web ? { behind: path.resolve(root, 'src/main.behind.ts') } : {}),
        },
        // our own modules only declare; without this a barrel would bring all it names
        treeshake: { moduleSideEffects: [{ test: /[\\/]src[\\/](?!main).*\.tsx?$/, sideEffects: false }] },
        output: { codeSplitting: firstLoadChunk() },
      },
    },
  };
}

/** What every test needs, whatever runs it. */
export const testing = {
  root,
  environment: 'node',
  setupFiles: path.resolve(root, 'tests/support/patience.ts'),
  // a machine that is busy with other things fails no test: nothing here measures time
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 30_000 } },
  alias: { electron: path.resolve(root, 'tests/support/no-electron.ts') },
} as const;

/** Tests below the browser that need nothing but this project. */
export const UNIT_TESTS = 'tests/unit/**/*.test.{ts,tsx}';

/** Suites of a port's contract over what lies on the device, which need nothing else either. */
export const LOCAL_CONTRACTS = 'tests/contract/*-local.test.ts';

const LONERS = loners(root, 'tests/unit');

export default defineConfig(({ mode }) => ({
  ...renderer('web', mode, workerPackages()),
  test: {
    ...testing,
    // by itself it leaves one core idle, which on two is half of them
    maxWorkers: '100%',
    sequence: { sequencer: PagesLast },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [UNIT_TESTS],
          exclude: LONERS,
          isolate: false,
          setupFiles: [testing.setupFiles, path.resolve(root, 'tests/support/fresh.ts')],
        },
      },
      { extends: true, test: { name: 'alone', include: LONERS } },
      {
        extends: true,
        test: {
          name: 'servers',
          include: ['tests/{contract,rules}/**/*.test.ts'],
          globalSetup: [path.resolve(root, 'tests/support/global-setup.ts')],
          setupFiles: path.resolve(root, 'tests/support/mid-week.ts'),
          // real servers answer late on a busy machine; a fault of ours fails every time
          retry: 2,
        },
      },
    ],
  },
}));
