/** The time as a screen of weeks needs it: it stands still, so that nothing is asked twice, until a week turns or an instant passes. */
import { useEffect, useState } from 'react';
import { endOfWeek, weekKeyAt } from '../contest/weeks';

/** Milliseconds between two looks at the clock: a device that slept, or whose clock was moved by hand, is told of no timer. */
const LOOK = 20_000;

/** The week of an instant, and how many of the marks have passed: what a screen may show differently. */
const stageOf = (instant: number, marks: readonly number[]): string =>
  `${weekKeyAt(instant)} ${String(marks.filter((mark) => mark <= instant).length)}`;

/**
 * Epoch milliseconds by `clock`: those of the first look, until a Monday 00:00 UTC or one of `marks` (epoch milliseconds
 * too) lies between that and now.
 */
export function useNow(clock: () => number, ...marks: readonly number[]): number {
  const [now, setNow] = useState(clock);
  const known = marks.join(' ');
  useEffect(() => {
    const limits = known === '' ? [] : known.split(' ').map(Number);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      const instant = clock();
      if (stageOf(instant, limits) !== stageOf(now, limits)) return setNow(instant);
      const next = Math.min(...[...limits, endOfWeek(weekKeyAt(instant))].filter((mark) => mark > instant));
      timer = setTimeout(look, Math.min(next - instant, LOOK));
      return undefined;
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [clock, now, known]);
  return now;
}
