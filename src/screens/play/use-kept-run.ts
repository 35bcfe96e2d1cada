/** Keeps a run for as long as its screen is there: whoever loses the page finds it, and goes on (ADR 19). */
import { useEffect, useRef } from 'react';
import { forgetText, itemOf, keepText, keyOf, readText } from '../../kept/kept';
import { scoreOf } from '../../game/session';
import { editionOf } from '../../runs/edition';
import type { InterruptedRun } from '../../runs/interrupted';
import type { Game } from '../../table/use-game';

/** Ms from an event until the run with it is written: a tap's mark is drawn before, on slow devices, too. */
const AFTER_PAINT = 100;

/** Of this tab alone: another one plays another run. */
const ofTab = () => sessionStorage;
/** Outlives the tab: home offers what no tab holds. */
const ofDevice = () => localStorage;

/** The text of the run that was cut off; undefined where this page was opened anew, and not loaded again. */
export function interruptedText(): string | undefined {
  const text = readText('run', ofTab);
  const [entry] = text === undefined ? [] : performance.getEntriesByType('navigation');
  if (!(entry instanceof PerformanceNavigationTiming) || entry.type === 'navigate') return undefined;
  return new URL(entry.name).pathname === window.location.pathname ? text : undefined;
}

/** The text of the run that home offered; `state` is that of its link. */
export function offeredText(state: unknown): string | undefined {
  const id = itemOf(state, 'run');
  return typeof id === 'string' ? readText(`run.${id}`, ofDevice) : undefined;
}

interface Kept extends Pick<InterruptedRun, 'slot' | 'result'> {
  /** Tells games apart; nothing is kept without one. */
  readonly name: string | undefined;
}

export function useKeptRun(
  { run: { run, session, now }, recorder, level }: Game,
  { name, slot, result }: Kept,
): void {
  const [first] = run.events;
  const isOn = name !== undefined && first !== undefined;
  const isOver = session.phase === 'over';
  const isOwed = !isOver || (session.setup.ranked && scoreOf(session) > 0);
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
        isOver,
      };
      const text = JSON.stringify(kept);
      keepText('run', text, ofTab);
      if (!isOwed) forgetText(`run.${result}`, ofDevice);
      // the form of a result has its own keeping, and forgets this one
      else if (!isOver || readText(`run.${result}`, ofDevice)) keepText(`run.${result}`, text, ofDevice);
    };
    const timer = setTimeout(keep, AFTER_PAINT);
    window.addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', keep);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', keep);
    };
  }, [isOn, isOver, isOwed, name, level, slot, now, run, recorder, result]);

  const isEnded = useRef(false);
  useEffect(() => {
    isEnded.current = isOver || !isOn;
  }, [isOver, isOn]);

  // whoever leaves the screen has ended the run; a page that goes at once does not come here
  useEffect(() => {
    const { href } = window.location;
    let release: (() => void) | undefined;
    const left = new Promise<void>((resolve) => {
      release = resolve;
    });
    // while this tab holds it, it is offered nowhere
    if ('locks' in navigator)
      navigator.locks.request(keyOf(`run.${result}`), () => left).catch(() => undefined);
    return () => {
      release?.();
      // a defect that takes a running game from its own address has ended nothing
      if (window.location.href === href && !isEnded.current) return;
      forgetText('run', ofTab);
      forgetText(`run.${result}`, ofDevice);
    };
  }, [result]);
}
