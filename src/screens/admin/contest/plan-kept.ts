/** Keeps what the owner has typed into a week's form for this visit: a reload or another part of the desk loses nothing. */
import type { ContestPlan } from '../../../contest/plan';
import type { WeekKey } from '../../../contest/weeks';
import { forgetText, itemOf, keepValue, readValue, type Shelf } from '../../../kept/kept';
import { draftOf, type PlanDraft } from './plan-draft';

const nameOf = (week: WeekKey) => `plan.${week}` as const;

const isMode = (text: string): text is PlanDraft['mode'] => text === '4' || text === '5';

/** What was typed in the place of what is `held`; that itself where another plan was kept meanwhile. */
export function readPlanDraft(held: ContestPlan, shelf: Shelf<'getItem'>): PlanDraft {
  const before = draftOf(held);
  const parse = (raw: unknown): PlanDraft => {
    if (itemOf(raw, 'before') !== JSON.stringify(before)) return before;
    const typed = itemOf(raw, 'draft');
    const textOf = (key: keyof PlanDraft): string => {
      const text = itemOf(typed, key);
      return typeof text === 'string' ? text : before[key];
    };
    const mode = textOf('mode');
    return {
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
  };
  return readValue(nameOf(held.week), parse, shelf);
}

export function keepPlanDraft(held: ContestPlan, draft: PlanDraft, shelf: Shelf<'setItem'>): void {
  keepValue(nameOf(held.week), { before: JSON.stringify(draftOf(held)), draft }, shelf);
}

export function forgetPlanDraft(week: WeekKey, shelf: Shelf<'removeItem'>): void {
  forgetText(nameOf(week), shelf);
}
