/** The preload contract, declared once: what the desktop shell offers the page as `window.worldmaps`. */
import type { MachineStatus, SaveAnswer } from '../booth/host';
import type { PinAnswer } from '../booth/pin';
import type { KioskSettings } from '../booth/settings';
import type { Language } from '../i18n/language';

/** The only channels the shell listens on. */
export const CHANNELS = {
  start: 'worldmaps:start',
  manifest: 'worldmaps:manifest',
  level: 'worldmaps:level',
  language: 'worldmaps:language',
  hasPin: 'worldmaps:kiosk-has-pin',
  choosePin: 'worldmaps:kiosk-choose-pin',
  enterPin: 'worldmaps:kiosk-enter-pin',
  closeOperator: 'worldmaps:kiosk-close',
  status: 'worldmaps:kiosk-status',
  save: 'worldmaps:kiosk-save',
  restart: 'worldmaps:kiosk-restart',
  leave: 'worldmaps:kiosk-leave',
} as const;

export type Call = keyof typeof CHANNELS;

/** What the page has to know before its first picture. */
export interface Start {
  readonly kiosk?: { readonly settings: KioskSettings; readonly fault?: string };
}

/** Every call rejects when its sender is not the game's own page or a payload has not the declared shape. */
export interface WorldmapsBridge {
  start(): Promise<Start>;
  /** The bundled maps' manifest, not yet parsed. */
  manifest(): Promise<unknown>;
  /** A bundled level's `level.json`, not yet parsed, by the level's id. */
  level(id: number): Promise<unknown>;
  /** The language the player reads, so that the shell's own menus follow. */
  language(language: Language): Promise<void>;
  hasPin(): Promise<boolean>;
  choosePin(pin: string): Promise<boolean>;
  enterPin(pin: string): Promise<PinAnswer>;
  closeOperator(): Promise<void>;
  status(): Promise<MachineStatus | undefined>;
  save(name: string, text: string): Promise<SaveAnswer>;
  restart(): Promise<void>;
  leave(): Promise<void>;
}

declare global {
  // the preload's; absent in a browser
  // oxlint-disable-next-line no-var, vars-on-top
  var worldmaps: WorldmapsBridge | undefined;
}

/** The bridge of the page this runs in; undefined in a browser. */
export function bridgeOfPage(): WorldmapsBridge | undefined {
  return globalThis.worldmaps;
}
