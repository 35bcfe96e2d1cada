/** Reloads a page that has crashed or hangs: automatically at a booth, else when the player agrees. Records are on disk by then. */
import type { BrowserWindow } from 'electron';
import { CRASH_PAGE } from './crash-page';
import type { Log } from './log';
import { ORIGIN } from './origin';

/** A stop counts as lately for this many milliseconds. */
const TROUBLE = 60_000;
/** Milliseconds between the stop and the new page, by how often it stopped lately. */
const WAITS = [0, 2000, 10_000, 30_000];
/** Milliseconds that a booth waits for a hanging page before it reloads it. */
const PATIENCE = 15_000;

/** Milliseconds to wait before the page is loaded again; `stops` are the instants it stopped at, in order. */
export function waitBeforeReload(stops: readonly number[], now: number): number {
  const lately = stops.filter((at) => now - at < TROUBLE).length;
  return WAITS[Math.min(lately, WAITS.length) - 1] ?? 0;
}

interface CrashPlan {
  readonly kiosk: boolean;
  readonly log: Log;
  readonly now: () => number;
}

export function reviveOnCrash(window: BrowserWindow, { kiosk, log, now }: CrashPlan): void {
  const { webContents } = window;
  const stops: number[] = [];
  let patience: ReturnType<typeof setTimeout> | undefined;

  webContents.on('render-process-gone', (_event, { reason }) => {
    if (reason === 'clean-exit') return;
    log('page stopped', reason);
    stops.push(now());
    const address = kiosk ? `${ORIGIN}/` : `${ORIGIN}/${CRASH_PAGE}`;
    setTimeout(
      () => {
        if (!window.isDestroyed()) void webContents.loadURL(address);
      },
      waitBeforeReload(stops, now()),
    );
  });
  window.on('unresponsive', () => {
    log('page hangs');
    if (!kiosk) return;
    patience ??= setTimeout(() => {
      patience = undefined;
      webContents.forcefullyCrashRenderer();
    }, PATIENCE);
  });
  window.on('responsive', () => {
    log('page answers again');
    clearTimeout(patience);
    patience = undefined;
  });
}
