/** Which sound goes with what has just happened in a run; pure, so that every cue can be tested. */
import type { Session } from '../game/session';
import type { Effect } from './effects';

/** Right answers in a row from which on the sound is grander. */
export const STREAK = 3;

/** Right answers at the end of what was answered, with no wrong one among them. */
function rowOf({ answers }: Session): number {
  const lastWrong = answers.findLastIndex(({ right }) => !right);
  return answers.length - 1 - lastWrong;
}

/** The effect of going from one session to the next; undefined when there is nothing to hear. */
export function cueOf(before: Session, after: Session): Effect | undefined {
  if (after.phase === 'over' && before.phase !== 'over') return 'fanfare';
  if (after.answers.length > before.answers.length) {
    if (!after.answers.at(-1)?.right) return 'wrong';
    return rowOf(after) >= STREAK ? 'streak' : 'right';
  }
  return after.marks.length > before.marks.length ? 'place' : undefined;
}
