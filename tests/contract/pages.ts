/** What every home must do for the pages that its owner writes, and that its owner's copy leaves no week out. */
import { mondayOf, nextWeek, weekKeyAt } from '../../src/contest/weeks';
import { WEEK, same, type ContractCase } from './home';

const FIRST = { fr: '# Qui je suis', en: '# Who I am', version: 1 };
const SECOND = { fr: '# Qui', en: '# Who', version: 2 };

export const PAGES_CONTRACT: readonly ContractCase[] = [
  {
    name: 'a page of the owner’s takes the place of the game’s, and every version stays',
    run: async ({ store, signInOwner }) => {
      same(await store.sitePage('rules'), { kind: 'ok' });
      same(await store.admin.pages.keep('rules', FIRST), { kind: 'denied' });
      await signInOwner();
      const { pages } = store.admin;
      same(await pages.keep('rules', FIRST), { kind: 'ok' });
      same(await pages.keep('rules', SECOND), { kind: 'ok' });
      same(await store.sitePage('rules'), { kind: 'ok', page: SECOND });
      same(await store.sitePage('privacy'), { kind: 'ok' });
      same(await store.wording('rules-1'), { kind: 'ok', words: { fr: FIRST.fr, en: FIRST.en } });
      same(await store.wording('rules-2'), { kind: 'ok', words: { fr: SECOND.fr, en: SECOND.en } });
    },
  },
  {
    name: 'two desks on one page: the second is told, and nothing is written over',
    run: async ({ store, signInOwner }) => {
      await signInOwner();
      const { pages } = store.admin;
      same(await pages.keep('privacy', FIRST), { kind: 'ok' });
      same(await pages.keep('privacy', { ...SECOND, version: 1 }), { kind: 'elsewhere' });
      same(await pages.keep('privacy', { ...SECOND, version: 3 }), { kind: 'elsewhere' });
      same(await pages.keep('privacy', { ...SECOND, fr: '' }), { kind: 'denied' });
      same(await store.sitePage('privacy'), { kind: 'ok', page: FIRST });
    },
  },
  {
    name: 'the weeks of the owner’s copy go from the first that has anything, however long ago, to the last that is planned',
    run: async ({ store, signInOwner, plant }) => {
      same(await store.admin.weeks(), { kind: 'denied' });
      await signInOwner();
      const began = mondayOf(WEEK) - 150 * 7 * 86_400_000;
      await plant('accounts/first', { createdAt: new Date(began), lastWrite: new Date(began) });
      await plant(`leaderboard/${weekKeyAt(began)}/level1/s1`, { name: 'Camille' });
      const next = nextWeek(nextWeek(WEEK));
      await plant(`weeklyContest/${next}`, { week: next });
      const answer = await store.admin.weeks();
      if (answer.kind !== 'ok') throw new Error(answer.kind);
      same([answer.value.includes(weekKeyAt(began)), answer.value.at(-1)], [true, next]);
      same(new Set(answer.value).size, answer.value.length);
    },
  },
];
