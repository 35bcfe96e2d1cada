/** What is kept of a run: what was done, where the view was, and where the pointer went. */
import type { CssSize } from '../viewer/space';
import type { Run, RunEvent } from '../game/events';
import type { MapPoint } from '../game/space';

/** Where the view stood from an instant on. */
export interface View {
  /** Ms since the run's start. */
  readonly at: number;
  /** The view's centre, in whole natural map pixels. */
  readonly centre: MapPoint;
  /** Whole percent of the natural size. */
  readonly zoom: number;
}

/** A place of the pointer in the view, in 128ths of the view's width and height. */
export interface TrailPoint {
  readonly x: number;
  readonly y: number;
}

export interface RunRecord {
  /** The level's edition, see `editionOf`. */
  readonly edition: number;
  /** The slot in which the run was set up, see `seedOf`. */
  readonly slot: number;
  /** The run; its first event is the start, at 0 ms. */
  readonly run: Run;
  /** The view's size at the start, in whole CSS px. */
  readonly window: CssSize;
  /** Ordered by time. */
  readonly views: readonly View[];
  readonly trail: {
    /** Tenths of a second between two samples. */
    readonly step: number;
    readonly points: readonly TrailPoint[];
  };
}

/** The largest record in bytes. */
export const MOST_BYTES = 1500;

/** The longest text of a record: base64url takes four letters for three bytes. */
export const LONGEST_RECORD = (MOST_BYTES / 3) * 4;

export const NO_TRAIL: RunRecord['trail'] = { step: 1, points: [] };

/**
 * The events a record keeps: relative to the start, without the ticks that change no result. A last tick stays, since
 * it ended the run by time.
 */
export function keptEvents(events: readonly RunEvent[]): readonly RunEvent[] {
  const [first] = events;
  if (first?.type !== 'start') return [];
  return events
    .filter((event, index) => event.type !== 'tick' || index === events.length - 1)
    .map((event) => ({ ...event, at: event.at - first.at }));
}

/** The view that stood at an instant in ms since the start; undefined before the first one. */
export function viewAt(views: readonly View[], at: number): View | undefined {
  return views.findLast((view) => view.at <= at);
}
