/** What can happen in a run. The events and the set-up are the run; everything else is derived from them. */
import type { Mark } from './hit-test';
import type { Mode } from './modes';
import type { MapPx } from './space';

interface Timed {
  /** When, in ms of any clock that never goes back; only differences within a run matter. */
  readonly at: number;
}

export type RunEvent =
  /** The first sharp picture is on screen and the quest is readable (DECISIONS 9). */
  | (Timed & { readonly type: 'start' })
  /** The picture of a further quest is on screen and sharp; the clock goes on (DECISIONS 9). */
  | (Timed & { readonly type: 'pictureReady' })
  | (Timed & { readonly type: 'mark' } & Mark)
  | (Timed & { readonly type: 'takeBack' })
  | (Timed & { readonly type: 'skip' })
  /** `visibleWidth` is the part of the map on screen in natural pixels; it sizes the hint's region. */
  | (Timed & { readonly type: 'hint'; readonly visibleWidth: MapPx })
  /** Nothing but the passing of time; how often it comes changes no result. */
  | (Timed & { readonly type: 'tick' })
  | (Timed & { readonly type: 'pause' })
  | (Timed & { readonly type: 'resume' });

export interface RunSetup {
  /** Level id. */
  readonly level: number;
  readonly mode: Mode;
  readonly seed: number;
  /** The quest of mode 5. */
  readonly quest?: string;
  /** A ranked run never pauses; the catalogue's are not ranked (DECISIONS 9). */
  readonly ranked: boolean;
}

export interface Run extends RunSetup {
  readonly events: readonly RunEvent[];
}

/** Why an event changed nothing. */
export type IgnoreReason =
  | 'notStarted'
  | 'alreadyStarted'
  | 'loading'
  | 'notLoading'
  | 'judged'
  | 'over'
  | 'paused'
  | 'notPaused'
  | 'cannotPause'
  | 'nothingToTakeBack'
  | 'onlyQuestLeft'
  | 'noMoreHints'
  | 'stampDown'
  | 'malformed';
