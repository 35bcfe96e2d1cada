import { describe, expect, it } from 'vitest';
import { fieldsOf, planIn } from '../../../src/contest/plan-document';
import { mayForget, mayPlan } from '../../../src/contest/plan-rules';
import { isOpen, usualPlan, wordsIn, type ContestPlan } from '../../../src/contest/plan';

const WEEK = '2026-W49';
const [BEGIN, END] = [Date.parse('2026-11-30T00:00:00Z'), Date.parse('2026-12-07T00:00:00Z')];
const PLAN: ContestPlan = {
  ...usualPlan(WEEK, { level: 3, mode: 5, quest: 'quest7' }),
  turn: 1,
  prize: { fr: 'Un poster', en: 'A poster' },
};
const documentOf = (plan: ContestPlan) => ({
  ...fieldsOf(plan),
  opens: new Date(plan.opens).toISOString(),
  ends: new Date(plan.ends).toISOString(),
});

it('is the calendar’s contest, all week, where nothing is planned', () => {
  expect(usualPlan(WEEK)).toMatchObject({
    game: { level: 1, mode: 5, quest: 'dquest1' },
    opens: BEGIN,
    ends: END,
    wording: 'contest-2',
  });
  expect(usualPlan('2027-W18').game).toBeUndefined();
});

it('is open from its first instant to its last', () => {
  expect([BEGIN - 1, BEGIN, END - 1, END].map((now) => isOpen(PLAN, now))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

it('says what the owner wrote, in the other language where there is nothing else', () => {
  expect(wordsIn(PLAN.prize, 'fr')).toBe('Un poster');
  expect(wordsIn({ fr: '', en: 'A poster' }, 'fr')).toBe('A poster');
  expect(wordsIn({ fr: 'Un poster', en: '' }, 'en')).toBe('Un poster');
});

describe('a document', () => {
  it.each([
    PLAN,
    { ...PLAN, game: undefined },
    { ...PLAN, game: { level: 2, mode: 4 as const } },
    {
      ...PLAN,
      picture: 'data:image/webp;base64,AA==',
      pictureText: { fr: 'a', en: 'b' },
      wording: '2026-w49-1',
    },
  ])('holds the whole plan %#', (plan) => {
    expect(planIn(documentOf(plan))).toEqual(plan);
  });

  it.each([
    { level: 0 },
    { level: 'one' },
    { gameMode: 3 },
    { gameMode: 4 },
    { quest: '' },
    { quest: 'elsewhere' },
    { off: 'no' },
    { opens: 'Monday' },
    { opens: new Date(BEGIN - 1).toISOString() },
    { ends: new Date(END + 1).toISOString() },
    { ends: new Date(BEGIN).toISOString() },
    { week: '2026-W54' },
    { week: 'some day' },
    { prizeFr: 'x'.repeat(121) },
    { textEn: 'x'.repeat(1001) },
    { picture: 'https://example.org/a.png' },
    { wording: 'No version' },
  ])('that says %o is no plan', (change) => {
    expect(planIn({ ...documentOf(PLAN), ...change })).toBeUndefined();
  });

  it('that is none at all is no plan', () => {
    for (const nothing of [undefined, null, 3, 'plan', []]) expect(planIn(nothing)).toBeUndefined();
  });
});

describe('what may be planned', () => {
  const other = { ...PLAN, game: { level: 4, mode: 4 as const } };
  it('is the next turn, and no other: what a second desk writes over is asked about first', () => {
    for (const [turn, may] of [
      [0, false],
      [1, false],
      [2, true],
      [3, false],
    ] as const)
      expect(mayPlan({ ...other, turn }, PLAN, BEGIN - 1)).toBe(may);
    expect(mayPlan({ ...other, turn: 2 }, undefined, BEGIN - 1)).toBe(false);
  });

  it('is anything before its week begins', () => {
    expect(mayPlan(other, undefined, BEGIN - 1)).toBe(true);
    expect(mayPlan({ ...other, turn: 2 }, PLAN, BEGIN - 1)).toBe(true);
    expect(mayForget(PLAN, BEGIN - 1)).toBe(true);
  });

  it('is no other game once it is open', () => {
    const usual = { ...usualPlan(WEEK), turn: 1, prize: PLAN.prize, ends: END - 86_400_000 };
    expect(mayPlan({ ...other, turn: 2 }, PLAN, BEGIN)).toBe(false);
    expect(mayPlan(other, undefined, BEGIN)).toBe(false);
    expect(mayPlan(usual, undefined, BEGIN)).toBe(true);
    expect(mayPlan({ ...usual, opens: BEGIN + 1 }, undefined, BEGIN)).toBe(false);
    expect(mayPlan({ ...usual, wording: 'rules-2' }, undefined, BEGIN)).toBe(true);
    expect(mayPlan({ ...usual, wording: '2026-w49-1' }, undefined, BEGIN)).toBe(false);
    expect(mayPlan({ ...PLAN, turn: 2, prize: { fr: '', en: '' } }, PLAN, BEGIN)).toBe(true);
    expect(mayPlan({ ...PLAN, turn: 2, wording: 'contest-1' }, PLAN, BEGIN)).toBe(false);
    expect(mayForget(PLAN, BEGIN)).toBe(false);
  });

  it('is a contest that opens later in a week that has none', () => {
    const bare = { ...usualPlan('2027-W18', { level: 3, mode: 4 }), turn: 1 };
    const wednesday = Date.parse('2027-05-05T12:00:00Z');
    expect(mayPlan(bare, undefined, wednesday)).toBe(false);
    expect(mayPlan({ ...bare, opens: wednesday }, undefined, wednesday)).toBe(true);
  });

  it('is nothing after the week', () => {
    expect(mayPlan(PLAN, PLAN, END)).toBe(false);
  });
});
