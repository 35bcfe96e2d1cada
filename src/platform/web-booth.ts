/** The web adapter of the booth's port, with what a page can do: for an installed page or a browser in its own kiosk mode. */
import type { BoothQuestion, KioskHost, Operator } from '../booth/host';
import { lockFor, PIN, pinLockSchema, tryPin, type PinLock } from '../booth/pin';
import { forgetText, keepText, keepValue, readText, readValue, type Shelf } from '../kept/kept';
import { parseKioskSettings, type KioskSettings } from '../booth/settings';
import { download } from './download';

/** Whether somebody made this browser a booth, which takes a PIN, until the operator leaves. */
export function isWebKiosk(shelf: Shelf<'getItem'>): boolean {
  return readText('kiosk', shelf) === '1' && readText('kiosk.pin', shelf) !== undefined;
}

export function asksForBooth(search: string): boolean {
  return new URLSearchParams(search).get('kiosk') === '1';
}

const device = () => localStorage;

const readLock = (): PinLock | undefined =>
  readValue('kiosk.pin', (raw) => pinLockSchema.safeParse(raw).data, device);

const keepLock = (lock: PinLock): boolean => keepValue('kiosk.pin', lock, device);

function forgetBooth(): void {
  forgetText('kiosk', device);
  forgetText('kiosk.pin', device);
  forgetText('kiosk.rush', device);
}

/** The page's address without what asks for a booth. */
function plainAddress(): string {
  const url = new URL(location.href);
  url.searchParams.delete('kiosk');
  return url.href;
}

export function boothQuestion(): BoothQuestion {
  return {
    accept: async (pin) => {
      if (!PIN.test(pin)) return false;
      if (!keepLock(await lockFor(pin)) || !keepText('kiosk', '1', device)) {
        forgetBooth();
        return false;
      }
      location.replace(plainAddress());
      return true;
    },
    decline: () => {
      // an earlier version kept this at the mere address
      forgetBooth();
      location.replace(plainAddress());
    },
  };
}

function operator(base: string): Operator {
  return {
    pinState: async () => (readLock() ? 'chosen' : 'missing'),
    // the PIN was chosen when this browser was made a booth
    choosePin: async () => false,
    enter: async (pin) => {
      const lock = readLock();
      if (!lock) return { kind: 'wrong', wait: 0 };
      const { answer, lock: next } = await tryPin(lock, pin, Date.now());
      keepLock(next);
      return answer;
    },
    close: async () => undefined,
    status: async () => {
      const { quota = 0, usage = 0 } = await navigator.storage.estimate().catch((): StorageEstimate => ({}));
      return { version: import.meta.env.VITE_VERSION, freeBytes: quota > 0 ? quota - usage : undefined };
    },
    save: async (name, text) => {
      download(name, text, 'text/csv');
      return { kind: 'saved', where: name };
    },
    restart: async () => location.reload(),
    leave: async () => {
      forgetBooth();
      if (document.fullscreenElement) await document.exitFullscreen();
      location.replace(base);
    },
  };
}

async function readSettings(base: string): Promise<{ settings: KioskSettings; fault?: string }> {
  const usual = parseKioskSettings({});
  if (usual.kind === 'bad') throw new Error(usual.fault);
  try {
    const response = await fetch(`${base}kiosk.json`);
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    // a server may answer every address with the page, which then is no settings file
    if (!response.ok || !isJson) return usual;
    const parsed = parseKioskSettings(await response.json());
    return parsed.kind === 'ok' ? parsed : { ...usual, fault: parsed.fault };
  } catch {
    return usual;
  }
}

/** Requests fullscreen and a wake lock; a refusal is ignored, since the booth works without. */
function fill(): void {
  const quietly = (work: Promise<unknown>) => void work.catch(() => undefined);
  if (!document.fullscreenElement && document.fullscreenEnabled)
    quietly(document.documentElement.requestFullscreen({ navigationUI: 'hide' }));
  if ('wakeLock' in navigator) quietly(navigator.wakeLock.request('screen'));
}

/** Opens the booth. `base` is the path the app is served at, with both slashes. */
export async function webKiosk(base: string): Promise<KioskHost> {
  return { ...(await readSettings(base)), operator: operator(base), fill };
}
