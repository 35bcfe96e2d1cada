/** The port to the machine a booth runs on: what the kiosk asks of the shell, or of the browser as far as it can. */
import type { PinAnswer } from './pin';
import type { KioskSettings } from './settings';

export interface MachineStatus {
  /** Of the game. */
  readonly version: string;
  /** Free bytes on the disk the records are kept on; undefined where the platform does not tell. */
  readonly freeBytes: number | undefined;
}

export type SaveAnswer =
  | { readonly kind: 'saved'; readonly where: string }
  /** The operator's page was open too long, or never. */
  | { readonly kind: 'locked' }
  | { readonly kind: 'failed' };

/** Behind the operator's PIN. */
export interface Operator {
  /** Whether a PIN has been chosen on this machine. */
  hasPin(): Promise<boolean>;
  /** Chooses the first PIN; false when there is one already, or it is no PIN. */
  choosePin(pin: string): Promise<boolean>;
  enter(pin: string): Promise<PinAnswer>;
  /** The operator's page was left: what it may do asks for the PIN again. */
  close(): Promise<void>;
  status(): Promise<MachineStatus | undefined>;
  /** Writes a file for the operator; `name` is one of ours. */
  save(name: string, text: string): Promise<SaveAnswer>;
  restart(): Promise<void>;
  /** Ends the kiosk. */
  leave(): Promise<void>;
}

export interface KioskHost {
  readonly settings: KioskSettings;
  /** What is wrong with the operator's `kiosk.json`, while the booth runs as usual. */
  readonly fault?: string;
  readonly operator: Operator;
  /** Asks for the whole screen and for it to stay awake; called from a visitor's touch. */
  readonly fill?: () => void;
}
