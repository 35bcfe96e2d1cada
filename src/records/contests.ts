/** What the owner does about contests, the same in every store: plans a week, takes a plan back, writes its rules. */
import * as z from 'zod/mini';
import type { ContestPlan, Words } from '../contest/plan';
import type { WeekKey } from '../contest/weeks';
import type { AdminAnswer } from './store-answer';

/** Characters that the rules of participation of a week may have, or a page that the owner writes, a language. */
export const LONGEST_WORDING = 8000;

const words = z.string().check(z.minLength(1), z.maxLength(LONGEST_WORDING));

/** `wordings/{version}`: rules of participation that the owner has written; never changed, so that what was agreed to can be read. */
export const wordingSchema = z.object({ fr: words, en: words });

/** `elsewhere`: another desk has kept or taken back the week's plan since it was read. */
export type PlanAnswer = AdminAnswer<undefined> | { readonly kind: 'elsewhere' };

export interface ContestDesk {
  /** The plans of those of the weeks that have one. */
  plans(weeks: readonly WeekKey[]): Promise<AdminAnswer<readonly ContestPlan[]>>;
  /** Keeps the next turn of a plan, with the `rules` that it is the first to name; `denied` also where `mayPlan` says no. */
  keep(plan: ContestPlan, rules?: Words): Promise<PlanAnswer>;
  /** Takes back the plan that was `held` when it was read: the week has the calendar's own contest; `denied` also once it has begun. */
  forget(held: Pick<ContestPlan, 'week' | 'turn'>): Promise<PlanAnswer>;
}
