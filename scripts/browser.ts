/** Finds a Chromium-family browser for the tests, and its lighter form without windows, and installs what is not there. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { say } from './say';

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'chrome',
];

const FIXED = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ...['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((variable) => {
    const base = process.env[variable];
    if (!base) return [];
    return [
      path.join(base, 'Google/Chrome/Application/chrome.exe'),
      path.join(base, 'Microsoft/Edge/Application/msedge.exe'),
    ];
  }),
];

/** The same engine with nothing that draws windows: a test takes a quarter less of the processor. */
const SHELL = 'chromium-headless-shell';

function onPath(names: readonly string[]): string[] {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
}

/** Path of a browser that is already there, or undefined. `CHROMIUM` in the environment wins. */
export function findBrowser(): string | undefined {
  const given = process.env['CHROMIUM'];
  if (given) return given;
  return [...onPath(NAMES), ...FIXED, chromium.executablePath()].find((file) => existsSync(file));
}

/**
 * Path of the browser without windows where there is one, otherwise of the whole browser.
 * Its letters have softer edges than the browser's own: pictures are compared with the whole one.
 */
export function findLightBrowser(): string | undefined {
  if (process.env['CHROMIUM']) return process.env['CHROMIUM'];
  return onPath([SHELL]).find((file) => existsSync(file)) ?? findBrowser();
}

function run(command: string, args: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
}

/** Whether system packages can be installed without a question, as in a container. */
function ownsDebian(): boolean {
  return process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

function installBrowser(): void {
  say('No browser found. Trying to install Chromium through Playwright …');
  if (run(process.execPath, [path.resolve('node_modules/playwright/cli.js'), 'install', 'chromium'])) return;
  if (!ownsDebian()) return;
  say('That download is not to be had here. Trying the system package "chromium" …');
  run('apt-get', ['update', '-qq']);
  run('apt-get', ['install', '-y', '-qq', 'chromium']);
}

/**
 * Path of a browser, installed first where none is found.
 * Throws with what a person can do when that fails too.
 */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  installBrowser();
  const installed = findBrowser();
  if (installed) {
    say(`Installed ${installed}`);
    return installed;
  }
  throw new Error(
    'No Chromium, Chrome or Edge found, and none could be installed. Install one, or set CHROMIUM.',
  );
}

/** Installs the browser without windows where that asks nobody. Failing costs time only: the whole browser serves as well. */
export function ensureLightBrowser(): void {
  if (process.env['CHROMIUM'] || onPath([SHELL]).some((file) => existsSync(file)) || !ownsDebian()) return;
  say('Installing the browser without windows, which tests faster …');
  const patience = { stdio: 'ignore', timeout: 90_000 } as const;
  const install = (): boolean =>
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', SHELL], patience).status === 0;
  if (install()) return;
  spawnSync('apt-get', ['update', '-qq'], patience);
  install();
}
