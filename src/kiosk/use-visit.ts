/** Tracks a booth visit: records touches anywhere on the page and checks the clock. */
import { useCallback, useEffect, useState } from 'react';
import type { KioskSettings } from '../booth/settings';
import { beginVisit, phaseAt, touch, type Phase, type Visit } from './session';

const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const;

/** Milliseconds between checks of the clock. */
const LOOK = 250;

interface Visiting {
  readonly phase: Phase;
  readonly begin: () => void;
  /** Ends the visit and returns to the attract screen. */
  readonly end: () => void;
}

export function useVisit(settings: KioskSettings): Visiting {
  const [visit, setVisit] = useState<Visit>();
  const [now, setNow] = useState(() => Date.now());
  const isVisited = visit !== undefined;

  useEffect(() => {
    if (!isVisited) return undefined;
    const note = () => setVisit((current) => current && touch(current, Date.now(), settings));
    for (const name of TOUCHES) window.addEventListener(name, note, { capture: true, passive: true });
    const clock = setInterval(() => setNow(Date.now()), LOOK);
    return () => {
      for (const name of TOUCHES) window.removeEventListener(name, note, { capture: true });
      clearInterval(clock);
    };
  }, [isVisited, settings]);

  const begin = useCallback(() => {
    const start = Date.now();
    setNow(start);
    setVisit(beginVisit(start));
  }, []);
  const end = useCallback(() => setVisit(undefined), []);
  return { phase: phaseAt(visit, Math.max(now, visit?.lastTouch ?? 0), settings), begin, end };
}
