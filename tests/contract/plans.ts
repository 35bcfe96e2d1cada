/** What every home must do for the contests that its owner plans. */
import { usualPlan, type ContestPlan } from '../../src/contest/plan';
import { nextWeek } from '../../src/contest/weeks';
import { WEEK, same, type ContractCase } from './home';

const NEXT = nextWeek(WEEK);
const PLAN: ContestPlan = {
  ...usualPlan(NEXT, { level: 3, mode: 5, quest: 'quest7' }),
  turn: 1,
  prize: { fr: 'Un poster', en: 'A poster' },
  text: { fr: 'Bonne chance !', en: 'Good luck!' },
  picture: 'data:image/webp;base64,AAAA',
  pictureText: { fr: 'Le poster', en: 'The poster' },
};
const RULES = { fr: 'Le règlement', en: 'The rules' };

export const PLANS_CONTRACT: readonly ContractCase[] = [
  {
    name: 'a plan is kept, changed and taken back by the owner',
    run: async ({ store, signInOwner }) => {
      await signInOwner();
      const { contests } = store.admin;
      same(await contests.plans([WEEK, NEXT]), { kind: 'ok', value: [] });
      same(await contests.keep(PLAN), { kind: 'ok' });
      same(await contests.plans([WEEK, NEXT]), { kind: 'ok', value: [PLAN] });
      const off = { ...PLAN, game: undefined, turn: 2 };
      same(await contests.keep(off), { kind: 'ok' });
      same(await contests.plans([NEXT]), { kind: 'ok', value: [off] });
      same(await contests.forget(off), { kind: 'ok' });
      same(await contests.plans([NEXT]), { kind: 'ok', value: [] });
    },
  },
  {
    name: 'rules come with the plan that names them first, and stay',
    run: async ({ store, signInOwner }) => {
      await signInOwner();
      const { contests } = store.admin;
      const own = { ...PLAN, wording: 'own-1' };
      same(await contests.keep(own), { kind: 'denied' });
      same(await store.wording('own-1'), { kind: 'ok' });
      same(await contests.keep(own, RULES), { kind: 'ok' });
      same(await store.wording('own-1'), { kind: 'ok', words: RULES });
      same(await contests.keep({ ...own, turn: 2 }), { kind: 'ok' });
      same(await contests.keep({ ...own, turn: 3 }, { fr: 'Autre', en: 'Other' }), { kind: 'denied' });
      same(await contests.keep({ ...PLAN, turn: 3, wording: 'contest-2' }, RULES), { kind: 'denied' });
      same(await store.wording('own-1'), { kind: 'ok', words: RULES });
    },
  },
  {
    name: 'two desks on one week: the second is told, and writes over the first only once it has seen it',
    run: async ({ store, signInOwner }) => {
      await signInOwner();
      const { contests } = store.admin;
      same(await contests.keep(PLAN), { kind: 'ok' });
      const second = { ...PLAN, prize: { fr: 'Un livre', en: 'A book' } };
      same(await contests.keep(second), { kind: 'elsewhere' });
      same(await contests.forget({ week: NEXT, turn: 0 }), { kind: 'elsewhere' });
      same(await contests.plans([NEXT]), { kind: 'ok', value: [PLAN] });
      same(await contests.keep({ ...second, turn: 2 }), { kind: 'ok' });
      // both at the same moment
      const third = { ...second, turn: 3 };
      const both = await Promise.all([contests.keep(third), contests.keep({ ...third, game: undefined })]);
      same(both.map(({ kind }) => kind).toSorted(), ['elsewhere', 'ok']);
      // taken back by one while the other writes
      same(await contests.forget({ week: NEXT, turn: 3 }), { kind: 'ok' });
      same(await contests.keep({ ...PLAN, turn: 4 }), { kind: 'elsewhere' });
    },
  },
  {
    name: 'the running week keeps its game',
    run: async ({ store, signInOwner }) => {
      await signInOwner();
      const { contests } = store.admin;
      same(await contests.keep({ ...PLAN, ...usualPlan(WEEK, PLAN.game), turn: 1 }), { kind: 'denied' });
      same(await contests.forget({ week: WEEK, turn: 0 }), { kind: 'denied' });
      same(await contests.plans([WEEK]), { kind: 'ok', value: [] });
    },
  },
  {
    name: 'nobody but the owner plans',
    run: async ({ store }) => {
      const { contests } = store.admin;
      same(await contests.keep(PLAN), { kind: 'denied' });
      same(await contests.forget({ week: NEXT, turn: 0 }), { kind: 'denied' });
    },
  },
];
