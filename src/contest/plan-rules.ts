/** What the owner may plan, as firestore.rules say it: a game stands from the moment its contest is open. */
import { contestOfWeek, type Contest } from './calendar';
import { isSiteWide } from './consent';
import type { ContestPlan } from './plan';
import { endOfWeek, mondayOf } from './weeks';

const isSame = (a: Contest | undefined, b: Contest | undefined): boolean =>
  a?.level === b?.level && a?.mode === b?.mode && a?.quest === b?.quest;

/**
 * Whether a plan may take the place of the one that is there (undefined: the calendar's own); `now` in epoch milliseconds.
 * It has to be the next turn of what is there. Prize, words, picture and end may change until the week is over.
 */
export function mayPlan(
  plan: ContestPlan,
  before: ContestPlan | undefined,
  now: number,
  usual = contestOfWeek(plan.week),
): boolean {
  if (now >= endOfWeek(plan.week) || plan.turn !== (before?.turn ?? 0) + 1) return false;
  if (before) {
    const { game, opens, wording } = before;
    return now < opens || (isSame(plan.game, game) && plan.opens === opens && plan.wording === wording);
  }
  const monday = mondayOf(plan.week);
  if (now < monday) return true;
  // everybody knows the calendar's contest already, and some agreed to its rules; where there is none, nobody can have entered
  return usual
    ? isSame(plan.game, usual) && plan.opens === monday && isSiteWide(plan.wording)
    : plan.opens >= now;
}

/** Whether a plan may be taken back, so that the calendar's own contest is held; `now` in epoch milliseconds. */
export function mayForget({ week }: Pick<ContestPlan, 'week'>, now: number): boolean {
  return now < mondayOf(week);
}
