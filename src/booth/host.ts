/** The port to the machine a booth runs on, implemented by the desktop shell and, within a browser's limits, by the web. */
import type { PinAnswer } from './pin';
import type { KioskSettings } from './settings';

export interface MachineStatus {
  /** The game's version. */
  readonly version: string;
  /** Free bytes on the disk that holds the records; undefined where the platform does not tell. */
  readonly freeBytes: number | undefined;
}

export type SaveAnswer =
  | { readonly kind: 'saved'; readonly where: string }
  /** The operator's page was open too long or was not opened with the PIN. */
  | { readonly kind: 'locked' }
  | { readonly kind: 'failed' };

/**
 * Whether this machine has a PIN. Only a start that the operator asked to may choose one: a booth whose PIN was lost is
 * `missing` it, and gives nobody the operator's page.
 */
export type PinState = 'chosen' | 'toChoose' | 'missing';

/** What the operator's page may do; most of it needs the PIN. */
export interface Operator {
  pinState(): Promise<PinState>;
  /** Sets the PIN; false unless it is `toChoose`, when `pin` is malformed, and when it cannot be kept. */
  choosePin(pin: string): Promise<boolean>;
  enter(pin: string): Promise<PinAnswer>;
  /** Locks the operator's page again, and ends the choice of a PIN. */
  close(): Promise<void>;
  status(): Promise<MachineStatus | undefined>;
  /** Saves a file for the operator; `name` is a file name without a folder. */
  save(name: string, text: string): Promise<SaveAnswer>;
  restart(): Promise<void>;
  /** Ends the kiosk. */
  leave(): Promise<void>;
}

/** What an address with `?kiosk=1` asks in a browser that is no booth (decision 39). */
export interface BoothQuestion {
  /** Makes this browser a booth and loads the page again; false when `pin` is malformed or nothing can be kept. */
  accept(pin: string): Promise<boolean>;
  /** Goes on to the game and leaves nothing behind. */
  decline(): void;
}

export interface KioskHost {
  readonly settings: KioskSettings;
  /** What is wrong with `kiosk.json`; the booth then runs with the default settings. */
  readonly fault?: string;
  readonly operator: Operator;
  /** Requests fullscreen and a wake lock; call it from a touch, since browsers require a user gesture. */
  readonly fill?: () => void;
}
