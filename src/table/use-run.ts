/** Ties a run to the real clock: events get their instant here, and nothing else in the game reads the time. */
import { useCallback, useEffect, useReducer } from 'react';
import { nextTickIn } from '../game/clock';
import type { RunEvent, RunSetup } from '../game/events';
import type { Deck } from '../game/modes';
import { record, startRecording, type Recording } from '../game/replay';

/** Ms of a clock that never goes back, whole ones. */
export type Now = () => number;

export const pageClock: Now = () => Math.round(performance.now());

type WithoutTime<Event> = Event extends unknown ? Omit<Event, 'at'> : never;
/** An event that happens now. */
export type Move = WithoutTime<RunEvent>;

export interface PlayedRun extends Recording {
  readonly send: (move: Move) => void;
  readonly now: Now;
}

/** A timer may ring a little early; a tick before its time changes nothing and would have to be asked for again. */
const LATE_MS = 2;

/** The run of `setup` and `deck` as they are at first; give the component another key for another run. */
export function useRun(setup: RunSetup, deck: Deck, now: Now = pageClock): PlayedRun {
  const [recording, dispatch] = useReducer(record, undefined, () => startRecording(setup, deck));
  const send = useCallback((move: Move) => dispatch({ ...move, at: now() }), [now]);

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
