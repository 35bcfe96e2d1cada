/** Keeps a run for as long as its screen is there: a page that is loaded again finds it, and goes on (ADR 0019). */
import { useEffect } from 'react';
import { forgetText, keepValue, readText } from '../../kept/kept';
import { editionOf } from '../../runs/edition';
import type { InterruptedRun } from '../../runs/interrupted';
import type { Game } from '../../table/use-game';

/** Ms from an event until the run with it is written: a tap's mark is drawn before, on slow devices, too. */
const AFTER_PAINT = 100;

/** Of this tab alone: another one plays another run. */
const shelf = () => sessionStorage;

/** The text of the run that was cut off; undefined where this page was opened anew, and not loaded again. */
export function interruptedText(): string | undefined {
  const text = readText('run', shelf);
  const [entry] = text === undefined ? [] : performance.getEntriesByType('navigation');
  if (!(entry instanceof PerformanceNavigationTiming) || entry.type === 'navigate') return undefined;
  return new URL(entry.name).pathname === window.location.pathname ? text : undefined;
}

interface Kept extends Pick<InterruptedRun, 'slot' | 'result'> {
  /** Tells games apart; nothing is kept without one. */
  readonly name: string | undefined;
}

export function useKeptRun({ run: { run, now }, recorder, level }: Game, { name, slot, result }: Kept): void {
  const [first] = run.events;
  const isOn = name !== undefined && first !== undefined;
  useEffect(() => {
    if (!isOn) return undefined;
    const keep = () => {
      const kept: InterruptedRun = {
        game: name,
        edition: editionOf(level.quests),
        slot,
        kept: { at: now(), epoch: Date.now() },
        events: run.events,
        samples: recorder.samples(),
        result,
      };
      keepValue('run', kept, shelf);
    };
    const timer = setTimeout(keep, AFTER_PAINT);
    window.addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', keep);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', keep);
    };
  }, [isOn, name, level, slot, now, run, recorder, result]);

  // whoever leaves the screen has ended the run; a page that goes at once does not come here
  useEffect(() => () => forgetText('run', shelf), []);
}
