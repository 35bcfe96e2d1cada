/** Installs the official emulators' packages where they are missing: they are apart from the game's own, which need none. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { hasEmulators } from '../tests/support/auth-emulator';
import { say } from './say';

const HOME = path.resolve(import.meta.dirname, '../tests/emulators');

/** Throws when they cannot be installed. */
export function ensureEmulators(): void {
  if (hasEmulators()) return;
  say('Installing the emulators that the tests of accounts and records need (about two minutes) …');
  const npm = process.env['npm_execpath'];
  const args = ['ci', '--no-audit', '--no-fund', '--ignore-scripts', '--prefix', HOME];
  const { status } = npm
    ? spawnSync(process.execPath, [npm, ...args], { stdio: ['ignore', 'ignore', 'inherit'] })
    : spawnSync('npm', args, { stdio: ['ignore', 'ignore', 'inherit'], shell: process.platform === 'win32' });
  if (status !== 0) throw new Error('the emulators could not be installed: npm ci --prefix tests/emulators');
}
