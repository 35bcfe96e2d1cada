/** Keeps what the owner has typed into a week's form for this visit: a reload or another part of the desk loses nothing. */
import type { ContestPlan } from '../../../contest/plan';
import type { WeekKey } from '../../../contest/weeks';
import { forgetText, itemOf, keepValue, readValue, type Shelf } from '../../../kept/kept';
import { draftOf, type PlanDraft } from './plan-draft';

const nameOf = (week: WeekKey) => `plan.${week}` as const;

const isMode = (text: string): text is PlanDraft['mode'] => text === '4' || text === '5';

/** What a form holds, and the turn of the plan that it was typed over: another may have been kept since. */
export interface TypedPlan {
  readonly draft: PlanDraft;
  readonly turn: number;
}

/** What was typed; what is `held` itself where nothing was. */
export function readPlanDraft(held: ContestPlan, shelf: Shelf<'getItem'>): TypedPlan {
  const before = draftOf(held);
  const parse = (raw: unknown): TypedPlan => {
    const turn = itemOf(raw, 'turn');
    if (typeof turn !== 'number') return { draft: before, turn: held.turn };
    const typed = itemOf(raw, 'draft');
    const textOf = (key: keyof PlanDraft): string => {
      const text = itemOf(typed, key);
      return typeof text === 'string' ? text : before[key];
    };
    const mode = textOf('mode');
    const draft: PlanDraft = {
      level: textOf('level'),
      mode: isMode(mode) ? mode : before.mode,
      quest: textOf('quest'),
      first: textOf('first'),
      last: textOf('last'),
      prizeFr: textOf('prizeFr'),
      prizeEn: textOf('prizeEn'),
      textFr: textOf('textFr'),
      textEn: textOf('textEn'),
      picture: textOf('picture'),
      pictureFr: textOf('pictureFr'),
      pictureEn: textOf('pictureEn'),
      wording: textOf('wording'),
      rulesFr: textOf('rulesFr'),
      rulesEn: textOf('rulesEn'),
    };
    return { draft, turn };
  };
  return readValue(nameOf(held.week), parse, shelf);
}

export function keepPlanDraft(
  held: ContestPlan,
  { draft, turn }: TypedPlan,
  shelf: Shelf<'setItem' | 'removeItem'>,
): void {
  // a form that was only looked at shows the next time what is held then
  if (turn === held.turn && JSON.stringify(draft) === JSON.stringify(draftOf(held)))
    forgetText(nameOf(held.week), shelf);
  else keepValue(nameOf(held.week), { turn, draft }, shelf);
}

export function forgetPlanDraft(week: WeekKey, shelf: Shelf<'removeItem'>): void {
  forgetText(nameOf(week), shelf);
}
