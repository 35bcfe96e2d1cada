import { expect, it } from 'vitest';
import { usualPlan, type ContestPlan } from '../../../../../src/contest/plan';
import {
  NEW_RULES,
  draftOf,
  isFixed,
  plannedBy,
  type PlanDraft,
} from '../../../../../src/screens/admin/contest/plan-draft';
import {
  forgetPlanDraft,
  keepPlanDraft,
  readPlanDraft,
} from '../../../../../src/screens/admin/contest/plan-kept';

const WEEK = '2026-W49';
const HELD = usualPlan(WEEK);
const BEFORE = Date.parse('2026-11-22T12:00:00Z');
const DURING = Date.parse('2026-12-02T12:00:00Z');
const by = (changes: Partial<PlanDraft>, now = BEFORE) =>
  plannedBy({ ...draftOf(HELD), ...changes }, HELD, false, now);

it('gives back what it was made of', () => {
  expect(by({})).toEqual({ kind: 'plan', plan: { ...HELD, turn: HELD.turn + 1 } });
});

it('counts days from midnight to midnight, the last one included', () => {
  expect(draftOf(HELD)).toMatchObject({ first: '2026-11-30', last: '2026-12-06' });
  expect(by({ first: '2026-12-01', last: '2026-12-01' })).toMatchObject({
    plan: { opens: Date.parse('2026-12-01T00:00:00Z'), ends: Date.parse('2026-12-02T00:00:00Z') },
  });
});

it('makes no contest of no level, and a whole level of mode 4', () => {
  expect(by({ level: '' })).toMatchObject({ plan: { game: undefined } });
  expect(by({ level: '3', mode: '4', quest: '' })).toMatchObject({ plan: { game: { level: 3, mode: 4 } } });
});

it.each([
  [{ quest: '' }, 'quest'],
  [{ first: '' }, 'days'],
  [{ first: '2026-11-29' }, 'days'],
  [{ last: '2026-12-07' }, 'days'],
  [{ first: '2026-12-03', last: '2026-12-02' }, 'days'],
  [{ prizeFr: 'Un poster' }, 'prize'],
  [{ textEn: 'Good luck!' }, 'prize'],
  [{ picture: 'data:image/webp;base64,AA', pictureFr: 'Le poster' }, 'picture'],
  [{ wording: NEW_RULES, rulesFr: 'Le règlement' }, 'rules'],
  [{ prizeFr: 'x'.repeat(121), prizeEn: 'A poster' }, 'tooLong'],
  [{ textFr: 'Bonne chance !', textEn: 'x'.repeat(1001) }, 'tooLong'],
  [{ wording: NEW_RULES, rulesFr: 'x'.repeat(8001), rulesEn: 'The rules' }, 'tooLong'],
] as const)('%o is no plan', (changes, problem) => {
  expect(by(changes)).toEqual({ kind: 'problem', problem });
});

it('takes no other game once it is open', () => {
  expect(by({ quest: 'dquest2' }, DURING)).toEqual({ kind: 'problem', problem: 'tooLate' });
  expect(by({ prizeFr: 'Un poster', prizeEn: 'A poster' }, DURING)).toMatchObject({ kind: 'plan' });
});

it('gives new rules a version of their own each time', () => {
  const written = { wording: NEW_RULES, rulesFr: 'Le règlement', rulesEn: 'The rules' };
  expect(by(written)).toMatchObject({
    plan: { wording: '2026-w49-1' },
    rules: { fr: 'Le règlement', en: 'The rules' },
  });
  const again = { ...HELD, wording: '2026-w49-1' };
  expect(plannedBy({ ...draftOf(again), ...written }, again, true, BEFORE)).toMatchObject({
    plan: { wording: '2026-w49-2' },
  });
});

it('says when game and beginning stand', () => {
  expect(isFixed(HELD, false, BEFORE)).toBe(false);
  expect(isFixed(HELD, false, DURING)).toBe(true);
  expect(isFixed(HELD, true, DURING)).toBe(true);
  const bare = usualPlan('2027-W18');
  expect(isFixed(bare, false, Date.parse('2027-05-05T12:00:00Z'))).toBe(false);
});

it('keeps what is being written, week by week, with the turn of the plan that it was written over', () => {
  const kept = new Map<string, string>();
  const shelf = () => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  });
  const typed: PlanDraft = {
    ...draftOf(HELD),
    mode: '4',
    prizeFr: 'Un pos',
    picture: 'data:image/webp;base64,A',
  };
  const untouched = (held: ContestPlan) => ({ draft: draftOf(held), turn: held.turn });
  expect(readPlanDraft(HELD, shelf)).toEqual(untouched(HELD));
  keepPlanDraft(HELD, { draft: typed, turn: HELD.turn }, shelf);
  expect(readPlanDraft(HELD, shelf)).toEqual({ draft: typed, turn: HELD.turn });
  // kept by another desk: what was typed here stays, and is no change of that
  const other = { ...HELD, turn: HELD.turn + 1, prize: { fr: 'Un livre', en: 'A book' } };
  expect(readPlanDraft(other, shelf)).toEqual({ draft: typed, turn: HELD.turn });
  const next = usualPlan('2026-W50');
  expect(readPlanDraft(next, shelf)).toEqual(untouched(next));
  // only looked at
  keepPlanDraft(next, untouched(next), shelf);
  expect(kept.size).toBe(1);
  forgetPlanDraft(WEEK, shelf);
  expect(readPlanDraft(HELD, shelf)).toEqual(untouched(HELD));
});
