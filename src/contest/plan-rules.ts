/** What the owner may plan, as firestore.rules say it: a game stands from the moment its contest is open. */
import { contestOfWeek, type Contest } from './calendar';
import type { ContestPlan } from './plan';
import { endOfWeek, mondayOf } from './weeks';

const isSame = (a: Contest | undefined, b: Contest | undefined): boolean =>
  a?.level === b?.level && a?.mode === b?.mode && a?.quest === b?.quest;

/**
 * Whether a plan may take the place of the one that is there (undefined: the calendar's own); `now` in epoch milliseconds.
 * Prize, words, picture and end may change until the week is over.
 */
export function mayPlan(
  plan: ContestPlan,
  before: ContestPlan | undefined,
  now: number,
  usual = contestOfWeek(plan.week),
): boolean {
  if (now >= endOfWeek(plan.week)) return false;
  if (before) {
    const { game, opens, wording } = before;
    return now < opens || (isSame(plan.game, game) && plan.opens === opens && plan.wording === wording);
  }
  const monday = mondayOf(plan.week);
  if (now < monday) return true;
  // everybody knows the calendar's contest already; where there is none, nobody can have entered
  return usual ? isSame(plan.game, usual) && plan.opens === monday : plan.opens >= now;
}

/** Whether a plan may be taken back, so that the calendar's own contest is held; `now` in epoch milliseconds. */
export function mayForget({ week }: Pick<ContestPlan, 'week'>, now: number): boolean {
  return now < mondayOf(week);
}
