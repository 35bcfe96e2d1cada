/** Joins a hunt with the page's clock and its sounds. */
import { useCallback, useEffect, useReducer, useRef } from 'react';
import { beginHunt, huntOn, leftAt, type Hunt, type HuntEvent, type HuntMove } from '../../crowd/hunt';
import { playEffect, useWake } from '../../sound/use-sounds';
import { pageClock } from '../../table/use-run';

const LOOK_EVERY_MS = 100;
/** Number of last seconds that tick, and finds running from which on they sound like a row. */
const LAST_SECONDS = 5;
const ROW = 3;

type Step = HuntEvent | { readonly type: 'again'; readonly seed: number };

const step = (hunt: Hunt, event: Step): Hunt =>
  event.type === 'again' ? beginHunt(event.seed, hunt.count) : huntOn(hunt, event);

export interface PlayedHunt {
  readonly hunt: Hunt;
  readonly send: (move: HuntMove) => void;
  /** Begins another hunt, in the order of another seed. */
  readonly again: (seed: number) => void;
}

export function useHunt(seed: number, count: number): PlayedHunt {
  const [hunt, dispatch] = useReducer(step, undefined, () => beginHunt(seed, count));
  const send = useCallback((move: HuntMove) => dispatch({ ...move, at: pageClock() }), []);
  const again = useCallback((next: number) => dispatch({ type: 'again', seed: next }), []);
  useWake();

  const last = useRef(hunt);
  useEffect(() => {
    const before = last.current;
    last.current = hunt;
    if (hunt.isOver && !before.isOver) playEffect('fanfare');
    else if (hunt.steps > before.steps && hunt.outcome?.kind === 'found')
      playEffect(hunt.streak >= ROW ? 'streak' : 'right');
    else if (hunt.steps > before.steps && hunt.outcome?.kind === 'wrong') playEffect('wrong');
  }, [hunt]);

  const isRunning = hunt.since !== undefined;
  useEffect(() => {
    if (!isRunning) return undefined;
    let told = LAST_SECONDS + 1;
    const timer = setInterval(() => {
      const left = Math.ceil(leftAt(last.current, pageClock()) / 1000);
      if (left > LAST_SECONDS) told = LAST_SECONDS + 1;
      else if (left < told && left > 0) {
        told = left;
        playEffect('tick');
      }
      send({ type: 'look' });
    }, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isRunning, send]);

  return { hunt, send, again };
}
