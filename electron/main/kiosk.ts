/** Decides whether the shell starts as a booth, and reads its operator's settings. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { powerSaveBlocker } from 'electron';
import type { Start } from '../../src/bridge/bridge';
import { parseKioskSettings, type KioskSettings } from '../../src/booth/settings';

const FILE = 'kiosk.json';

export interface KioskPlaces {
  /** Without the program's own name. */
  readonly args: readonly string[];
  /** Folders `kiosk.json` may lie in; the first that has one counts. */
  readonly folders: readonly string[];
}

/** The program's folder: that of the AppImage or the portable exe, not the temporary one it unpacks itself into. */
export function besideTheApp(env: NodeJS.ProcessEnv, executable: string): string {
  const unpacked = env['APPIMAGE'] ? path.dirname(env['APPIMAGE']) : env['PORTABLE_EXECUTABLE_DIR'];
  return unpacked ?? path.dirname(executable);
}

function usual(): KioskSettings {
  const parsed = parseKioskSettings({});
  if (parsed.kind === 'bad') throw new Error(parsed.fault);
  return parsed.settings;
}

/** The command-line switch that lets the operator choose the PIN. */
export const SET_PIN = '--set-pin';

/** The booth's start data; undefined for an ordinary start. An invalid file gives the default settings and a `fault`. */
export function kioskOf({ args, folders }: KioskPlaces): Start['kiosk'] {
  if (args.includes('--no-kiosk')) return undefined;
  const file = folders.map((folder) => path.join(folder, FILE)).find((each) => existsSync(each));
  if (!file) return args.includes('--kiosk') || args.includes(SET_PIN) ? { settings: usual() } : undefined;
  let raw: unknown;
  try {
    raw = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { settings: usual(), fault: `${FILE}: no JSON` };
  }
  const parsed = parseKioskSettings(raw);
  return parsed.kind === 'ok' ? { settings: parsed.settings } : { settings: usual(), fault: parsed.fault };
}

export function keepAwake(): void {
  powerSaveBlocker.start('prevent-display-sleep');
}
