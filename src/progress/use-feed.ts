/** Notes what a game finds, whatever its mode: each quest when it is found, the run when it is over. */
import { useEffect, useRef } from 'react';
import { recapOf, resultOf } from '../game/recap';
import type { Session } from '../game/session';
import { withFind, withRun, type Progress } from './progress';
import { progressStore } from './store';

/** The finds of the answers from the index `from` on, and the run once it is over, noted at the instant `at`. */
export function noteStep(progress: Progress, session: Session, from: number, at: number): Progress {
  const { setup, answers } = session;
  const found = answers
    .slice(from)
    .filter(({ right }) => right)
    .reduce(
      (before, answer) =>
        withFind(before, setup.level, answer.quest.quest, { at, ms: answer.at - answer.askedAt }),
      progress,
    );
  const result = resultOf(session);
  if (!result) return found;
  const { wrongs, hints, skips } = recapOf(session);
  const { mode, score, time } = result;
  const run = { mode, score, time, ranked: setup.ranked, clean: wrongs + hints + skips === 0 };
  return withRun(found, setup.level, run, at);
}

/** `isOff`: nothing is noted, as at a booth, whose next visitor is somebody else. */
export function useProgressFeed(session: Session, isOff: boolean): void {
  const noted = useRef<Session>(undefined);
  useEffect(() => {
    const before = noted.current;
    noted.current = session;
    if (isOff || !before || before === session) return;
    if (before.answers.length === session.answers.length && before.phase === session.phase) return;
    progressStore.change((progress) => noteStep(progress, session, before.answers.length, Date.now()));
  }, [session, isOff]);
}
