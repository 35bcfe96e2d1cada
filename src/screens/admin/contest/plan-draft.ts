/** A week's plan as the owner's form holds it, and what becomes of it; pure. */
import { CONSENT_WORDING } from '../../../contest/consent';
import type { Contest } from '../../../contest/calendar';
import {
  LONGEST_INTRODUCTION,
  LONGEST_PICTURE,
  LONGEST_PICTURE_TEXT,
  LONGEST_PRIZE,
  WORDING,
} from '../../../contest/plan-document';
import { mayPlan } from '../../../contest/plan-rules';
import { usualPlan, type ContestPlan, type Words } from '../../../contest/plan';
import { LONGEST_WORDING } from '../../../records/contests';
import { DAY_MS, dayOf, parseDay, startOf } from '../../../daily/day';

/** All as a form holds it: texts. */
export interface PlanDraft {
  /** Id of a level; empty for a week without a contest. */
  readonly level: string;
  readonly mode: '4' | '5';
  /** Empty until one is chosen, and where the whole level is played. */
  readonly quest: string;
  /** First and last day, both included, as `2026-11-30` (UTC). */
  readonly first: string;
  readonly last: string;
  readonly prizeFr: string;
  readonly prizeEn: string;
  readonly textFr: string;
  readonly textEn: string;
  readonly picture: string;
  readonly pictureFr: string;
  readonly pictureEn: string;
  /** Version of the rules, or `new` for those that are written here. */
  readonly wording: string;
  readonly rulesFr: string;
  readonly rulesEn: string;
}

export const NEW_RULES = 'new';

export function draftOf({ game, opens, ends, prize, text, pictureText, ...plan }: ContestPlan): PlanDraft {
  return {
    level: game ? String(game.level) : '',
    mode: game?.mode === 4 ? '4' : '5',
    quest: game?.quest ?? '',
    first: dayOf(opens),
    last: dayOf(ends - 1),
    prizeFr: prize.fr,
    prizeEn: prize.en,
    textFr: text.fr,
    textEn: text.en,
    picture: plan.picture,
    pictureFr: pictureText.fr,
    pictureEn: pictureText.en,
    wording: plan.wording,
    rulesFr: '',
    rulesEn: '',
  };
}

/** Why a form is no plan; each has its words under `desk:plan.problem`. */
export type PlanProblem = 'quest' | 'days' | 'prize' | 'picture' | 'rules' | 'tooLong' | 'tooLate';

export type Planned =
  | { readonly kind: 'plan'; readonly plan: ContestPlan; readonly rules?: Words }
  | { readonly kind: 'problem'; readonly problem: PlanProblem };

const problem = (what: PlanProblem): Planned => ({ kind: 'problem', problem: what });

function gameOf({ level, mode, quest }: PlanDraft): Contest | undefined {
  if (level === '') return undefined;
  return mode === '4' ? { level: Number(level), mode: 4 } : { level: Number(level), mode: 5, quest };
}

/** A version that nobody has agreed to yet: the week's, with one number more than the last. */
function nextVersion({ week, wording }: ContestPlan): string {
  const own = new RegExp(`^${week.toLowerCase()}-(\\d+)$`).exec(wording);
  const version = `${week.toLowerCase()}-${String(Number(own?.[1] ?? 0) + 1)}`;
  if (!WORDING.test(version)) throw new Error(`no version: ${version}`);
  return version;
}

const isOneSided = ({ fr, en }: Words): boolean => (fr === '') !== (en === '');

const isWithin = ({ fr, en }: Words, most: number): boolean => fr.length <= most && en.length <= most;

const OTHER_LANGUAGE = {
  prizeFr: 'prizeEn',
  prizeEn: 'prizeFr',
  textFr: 'textEn',
  textEn: 'textFr',
  pictureFr: 'picture',
  pictureEn: 'picture',
} as const;

/** Whether a text is still to be written: its other language is there, or the picture that it is about. */
export function isMissing(draft: PlanDraft, key: keyof typeof OTHER_LANGUAGE): boolean {
  return draft[key].trim() === '' && draft[OTHER_LANGUAGE[key]].trim() !== '';
}

/** Whether game, beginning and rules of what is held stand already; `now` in epoch milliseconds. */
export function isFixed(held: ContestPlan, isPlanned: boolean, now: number): boolean {
  const before = isPlanned ? held : undefined;
  const game = held.game ? undefined : ({ level: 1, mode: 4 } as const);
  const other = { ...held, turn: (before?.turn ?? 0) + 1, game };
  return !mayPlan({ ...other, opens: Math.max(held.opens, now) }, before, now);
}

/**
 * The plan that a form says in the place of what is `held` (the calendar's own while nothing is planned), or what is wrong
 * with it; `now` in epoch milliseconds.
 */
export function plannedBy(draft: PlanDraft, held: ContestPlan, isPlanned: boolean, now: number): Planned {
  const [first, last] = [parseDay(draft.first), parseDay(draft.last)];
  const whole = usualPlan(held.week);
  if (!first || !last || startOf(first) < whole.opens || startOf(last) + DAY_MS > whole.ends)
    return problem('days');
  if (startOf(last) < startOf(first)) return problem('days');
  const game = gameOf(draft);
  if (game?.mode === 5 && game.quest === '') return problem('quest');
  const prize = { fr: draft.prizeFr.trim(), en: draft.prizeEn.trim() };
  const text = { fr: draft.textFr.trim(), en: draft.textEn.trim() };
  const pictureText = { fr: draft.pictureFr.trim(), en: draft.pictureEn.trim() };
  if (isOneSided(prize) || isOneSided(text)) return problem('prize');
  if (draft.picture !== '' && (pictureText.fr === '' || pictureText.en === '')) return problem('picture');
  const rules = { fr: draft.rulesFr.trim(), en: draft.rulesEn.trim() };
  const isNew = draft.wording === NEW_RULES;
  if (isNew && (rules.fr === '' || rules.en === '')) return problem('rules');
  const isShort =
    isWithin(prize, LONGEST_PRIZE) &&
    isWithin(text, LONGEST_INTRODUCTION) &&
    isWithin(pictureText, LONGEST_PICTURE_TEXT) &&
    draft.picture.length <= LONGEST_PICTURE &&
    isWithin(rules, LONGEST_WORDING);
  // the fields stop the owner's typing there: what is longer came in past them
  if (!isShort) return problem('tooLong');
  const plan: ContestPlan = {
    week: held.week,
    turn: held.turn + 1,
    game,
    opens: startOf(first),
    ends: startOf(last) + DAY_MS,
    prize,
    text,
    picture: draft.picture,
    pictureText: draft.picture === '' ? { fr: '', en: '' } : pictureText,
    wording: isNew ? nextVersion(held) : draft.wording || CONSENT_WORDING,
  };
  if (!mayPlan(plan, isPlanned ? held : undefined, now)) return problem('tooLate');
  return { kind: 'plan', plan, ...(isNew ? { rules } : {}) };
}
