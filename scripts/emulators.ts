/** Installs the official emulators' packages where they are missing; they are no dependency of the game. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { say } from './say';

export const EMULATORS_HOME = path.resolve(import.meta.dirname, '../tests/emulators');

/** The project both emulators serve; the prefix keeps every tool from looking for a real one. */
export const EMULATORS_PROJECT = 'demo-worldmaps';

const hasEmulators = (): boolean => existsSync(path.join(EMULATORS_HOME, 'node_modules/firebase-tools'));

/** Throws when they cannot be installed. */
export function ensureEmulators(): void {
  if (hasEmulators()) return;
  say('Installing the emulators that the tests of accounts and records need (about two minutes) …');
  const npm = process.env['npm_execpath'];
  const args = ['ci', '--no-audit', '--no-fund', '--ignore-scripts', '--prefix', EMULATORS_HOME];
  const { status } = npm
    ? spawnSync(process.execPath, [npm, ...args], { stdio: ['ignore', 'ignore', 'inherit'] })
    : spawnSync('npm', args, { stdio: ['ignore', 'ignore', 'inherit'], shell: process.platform === 'win32' });
  if (status !== 0) throw new Error('the emulators could not be installed: npm ci --prefix tests/emulators');
}
