/** Fetches a newer version in the background when the build was given a feed; it is put in place when the player quits. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Log } from './log';

/** The packager writes this file when `WORLDMAPS_UPDATE_URL` is set; without it the game looks for no update. */
const FEED = 'app-update.yml';

/** Call it anywhere but at a booth, whose version must not change during an event. */
export async function setUpUpdates(resources: string, log: Log): Promise<void> {
  if (!existsSync(path.join(resources, FEED))) return;
  try {
    const { default: updater } = await import('electron-updater');
    const { autoUpdater } = updater;
    autoUpdater.autoInstallOnAppQuit = true;
    autoUpdater.logger = null;
    autoUpdater.on('update-downloaded', () => log('update ready'));
    autoUpdater.on('error', () => log('update failed'));
    await autoUpdater.checkForUpdates();
  } catch {
    log('update failed');
  }
}
