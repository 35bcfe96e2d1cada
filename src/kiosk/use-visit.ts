/** Tracks a booth visit: records touches anywhere on the page and checks the clock. */
import { useCallback, useEffect, useState } from 'react';
import type { KioskSettings } from '../booth/settings';
import { beginVisit, phaseAt, touch, type Phase, type Visit } from './session';

const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const;

/** Milliseconds between checks of the clock. */
const LOOK = 250;

/** Never set: by the machine's own clock, put right during a visit, that visit would end at once or stay for an hour. */
const clock = () => performance.now();

interface Visiting {
  readonly phase: Phase;
  readonly begin: () => void;
  /** Ends the visit and returns to the attract screen. */
  readonly end: () => void;
}

export function useVisit(settings: KioskSettings): Visiting {
  const [visit, setVisit] = useState<Visit>();
  const [now, setNow] = useState(clock);
  const isVisited = visit !== undefined;

  useEffect(() => {
    if (!isVisited) return undefined;
    const note = () => setVisit((current) => current && touch(current, clock(), settings));
    for (const name of TOUCHES) window.addEventListener(name, note, { capture: true, passive: true });
    const timer = setInterval(() => setNow(clock()), LOOK);
    return () => {
      for (const name of TOUCHES) window.removeEventListener(name, note, { capture: true });
      clearInterval(timer);
    };
  }, [isVisited, settings]);

  const begin = useCallback(() => {
    const start = clock();
    setNow(start);
    setVisit(beginVisit(start));
  }, []);
  const end = useCallback(() => setVisit(undefined), []);
  return { phase: phaseAt(visit, Math.max(now, visit?.lastTouch ?? 0), settings), begin, end };
}
