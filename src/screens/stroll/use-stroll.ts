/** Joins a stroll with the page: its clock, which rests while the page is hidden, and the progress it is kept in. */
import { useCallback, useEffect, useReducer, useRef } from 'react';
import { beginStroll, strollOn, type Stroll, type StrollMove } from '../../game/stroll';
import type { LevelData } from '../../maps/schema';
import { foundNow, levelOf, startedOver, withFind } from '../../progress/progress';
import { progressStore } from '../../progress/store';
import { pageClock } from '../../table/use-run';

export interface PlayedStroll {
  readonly stroll: Stroll;
  readonly send: (move: StrollMove) => void;
  /** Hides everybody again; what was ever found stays in the stamp book. */
  readonly again: () => void;
}

/** `isKept`: finds are noted, and those of earlier strolls stand; not so at a booth, whose next visitor is somebody else. */
export function useStroll({ level, quests }: LevelData, isKept: boolean): PlayedStroll {
  const [stroll, dispatch] = useReducer(strollOn, undefined, () =>
    beginStroll(quests, isKept ? Object.keys(foundNow(levelOf(progressStore.get(), level))) : []),
  );
  const send = useCallback((move: StrollMove) => dispatch({ ...move, at: pageClock() }), []);

  const { finds } = stroll;
  const noted = useRef(0);
  useEffect(() => {
    const fresh = finds.slice(noted.current);
    noted.current = finds.length;
    if (!isKept || fresh.length === 0) return;
    const now = Date.now();
    progressStore.change((progress) =>
      fresh.reduce(
        // how long one of many was searched for nobody knows: at most since the stroll began
        (before, { quest, at, took }) => withFind(before, level, quest, { at: now, ms: took }, at),
        progress,
      ),
    );
  }, [finds, isKept, level]);

  const isUnderWay = stroll.resumedAt !== undefined;
  useEffect(() => {
    if (!isUnderWay) return undefined;
    const follow = () => {
      if (document.hidden) send({ type: 'rest' });
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, [isUnderWay, send]);
  useEffect(() => {
    const follow = () => {
      if (!document.hidden) send({ type: 'go' });
    };
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, [send]);

  const again = useCallback(() => {
    if (isKept) progressStore.change((progress) => startedOver(progress, level, Date.now()));
    send({ type: 'again' });
  }, [isKept, level, send]);

  return { stroll, send, again };
}
