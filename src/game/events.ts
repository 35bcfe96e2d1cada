/** The events of a run. A run is its set-up and its events; everything else is derived from them. */
import type { Mark } from './hit-test';
import type { Mode } from './modes';
import type { MapPx } from './space';

interface Timed {
  /** Instant in ms of a monotonic clock; only differences within a run matter. */
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
  /** Time passes; how often ticks come changes no result. */
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
  /** A ranked run never pauses; runs of the catalogue's single quests are not ranked (DECISIONS 9). */
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
