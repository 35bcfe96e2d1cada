/** Connects a run to the page's clock: gives each event its instant, so that no rule reads the time. */
import { useCallback, useEffect, useReducer } from 'react';
import { nextTickIn } from '../game/clock';
import type { RunEvent, RunSetup } from '../game/events';
import type { Deck } from '../game/modes';
import { onGrain } from '../runs/grain';
import { record, startRecording, type Recording } from '../game/replay';

/** Whole ms of a monotonic clock. */
export type Now = () => number;

export const pageClock: Now = () => Math.round(performance.now());

type WithoutTime<Event> = Event extends unknown ? Omit<Event, 'at'> : never;
/** An event without its time, which is added when it is dispatched. */
export type Move = WithoutTime<RunEvent>;

export interface PlayedRun extends Recording {
  /** `at` is the move's instant, now if it is left out. */
  readonly send: (move: Move, at?: number) => void;
  readonly now: Now;
}

/** Ms added to every timer: timers may fire a little early, and a tick before its time changes nothing. */
const LATE_MS = 2;

/**
 * Plays the run of the first `setup` and `deck`; later ones are ignored, so give the component another key for another
 * run. `earlier` are the events it goes on from.
 */
export function useRun(
  setup: RunSetup,
  deck: Deck,
  now: Now = pageClock,
  earlier: readonly RunEvent[] = [],
): PlayedRun {
  const [recording, dispatch] = useReducer(record, undefined, () =>
    earlier.reduce<Recording>(record, startRecording(setup, deck)),
  );
  const send = useCallback((move: Move, at = now()) => dispatch(onGrain({ ...move, at })), [now]);

  useEffect(() => {
    const wait = nextTickIn(recording.session, now());
    if (wait === undefined) return undefined;
    const timer = setTimeout(() => send({ type: 'tick' }), wait + LATE_MS);
    return () => clearTimeout(timer);
  }, [recording, now, send]);

  const searching = recording.session.phase === 'searching';
  useEffect(() => {
    if (setup.ranked) return undefined;
    const follow = () => send({ type: document.hidden ? 'pause' : 'resume' });
    // a picture may get ready behind another tab
    if (searching && document.hidden) follow();
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, [setup.ranked, searching, send]);

  return { ...recording, send, now };
}
