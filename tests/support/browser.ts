/** How the tests start a browser: this machine's own, with nothing that would call out. */
import type { LaunchOptions } from 'playwright';
import { findBrowser } from '../../scripts/browser';

const QUIET = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** `more` are arguments besides those of every test. */
export function launchOptions(more: readonly string[] = []): LaunchOptions {
  const executablePath = findBrowser();
  const root = process.getuid?.() === 0;
  return {
    ...(executablePath ? { executablePath } : {}),
    args: [...QUIET, ...more, ...(root ? ['--no-sandbox'] : [])],
  };
}
