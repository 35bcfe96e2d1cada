/** Finds a Chromium-family browser for the tests, and installs one where there is none. */
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

function onPath(): string[] {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter).filter(Boolean);
  return NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
}

/** Path of a browser that is already there, or undefined. `CHROMIUM` in the environment wins. */
export function findBrowser(): string | undefined {
  const given = process.env['CHROMIUM'];
  if (given) return given;
  return [...onPath(), ...FIXED, chromium.executablePath()].find((file) => existsSync(file));
}

function run(command: string, args: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
}

function installBrowser(): void {
  say('No browser found. Trying to install Chromium through Playwright …');
  if (run(process.execPath, [path.resolve('node_modules/playwright/cli.js'), 'install', 'chromium'])) return;
  const root = process.platform === 'linux' && process.getuid?.() === 0;
  if (!root) return;
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
