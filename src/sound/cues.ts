/** Chooses the sound for each change of a session; pure, so that every sound can be tested. */
import type { Session } from '../game/session';
import type { Effect } from './effects';

/** Right answers in a row from which on the streak sound plays. */
export const STREAK = 3;

/** Number of right answers since the last wrong one. */
function rowOf({ answers }: Session): number {
  const lastWrong = answers.findLastIndex(({ right }) => !right);
  return answers.length - 1 - lastWrong;
}

/** The sound for the step from one session to the next; undefined for silence. */
export function cueOf(before: Session, after: Session): Effect | undefined {
  if (after.phase === 'over' && before.phase !== 'over') return 'fanfare';
  if (after.answers.length > before.answers.length) {
    if (!after.answers.at(-1)?.right) return 'wrong';
    return rowOf(after) >= STREAK ? 'streak' : 'right';
  }
  return after.marks.length > before.marks.length ? 'place' : undefined;
}
