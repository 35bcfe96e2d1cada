/** Holds a finger's wrong tap back for as long as a second one may turn it into a zoom; its mark shows at once. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { RunEvent } from '../game/events';
import type { ViewPoint } from '../viewer/space';

/** Ms until a tap can no longer become a double tap; longer than the gesture's own window, for events that are late. */
export const HOLD_MS = 350;

export interface TapEvent {
  readonly event: Extract<RunEvent, { type: 'mark' }>;
  readonly at: ViewPoint;
}

export interface HeldTap {
  readonly held: TapEvent | undefined;
  readonly hold: (tap: TapEvent) => void;
  /** Lets the held tap count now, before whatever comes next. */
  readonly flush: () => void;
  /** It was the first half of a zoom. */
  readonly drop: () => void;
}

/** `count` is told of each tap that stands. */
export function useHeldTap(count: (tap: TapEvent) => void): HeldTap {
  const [held, setHeld] = useState<TapEvent>();
  const latest = useRef<{ readonly tap: TapEvent; readonly timer: ReturnType<typeof setTimeout> }>(undefined);
  const counting = useRef(count);
  useEffect(() => {
    counting.current = count;
  });

  const drop = useCallback(() => {
    clearTimeout(latest.current?.timer);
    latest.current = undefined;
    setHeld(undefined);
  }, []);
  const flush = useCallback(() => {
    const tap = latest.current?.tap;
    drop();
    if (tap) counting.current(tap);
  }, [drop]);
  const hold = useCallback(
    (tap: TapEvent) => {
      latest.current = { tap, timer: setTimeout(flush, HOLD_MS) };
      setHeld(tap);
    },
    [flush],
  );
  useEffect(() => () => clearTimeout(latest.current?.timer), []);

  return { held, hold, flush, drop };
}
