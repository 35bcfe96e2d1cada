/** How the tests start a browser: this machine's own, with nothing that would call out. */
import type { LaunchOptions } from 'playwright';
import { findBrowser, findLightBrowser } from '../../scripts/browser';

const QUIET = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The browser without windows where there is one. */
export function launchOptions(): LaunchOptions {
  return launched(findLightBrowser(), []);
}

/** The whole browser, which draws letters as players see them. `more` are arguments besides those of every test. */
export function drawingOptions(more: readonly string[] = []): LaunchOptions {
  return launched(findBrowser(), more);
}

function launched(executablePath: string | undefined, more: readonly string[]): LaunchOptions {
  const root = process.getuid?.() === 0;
  return {
    ...(executablePath ? { executablePath } : {}),
    args: [...QUIET, ...more, ...(root ? ['--no-sandbox'] : [])],
  };
}
