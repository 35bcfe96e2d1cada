/** What every home must keep of the owner's definitions of levels. */
import { targetBox } from '../../src/game/quest';
import type { LevelDefinition } from '../../src/maps/definition';
import { DATE, EARLIER, register, same, type ContractCase } from './home';

const definition = (title: string, updateDate: string): LevelDefinition => ({
  level: 22,
  name: 'Xenoblade',
  translationSpace: 'xenoblade',
  catalogOrder: 22,
  updateDate,
  quests: [{ quest: 'quest1', description: title, positions: [targetBox(1, 2, 30, 40)] }],
  words: { fr: { quest1: { title, hint: 'Ici' } }, en: { quest1: { title, hint: 'Here' } } },
});

export const LEVELS_CONTRACT: readonly ContractCase[] = [
  {
    name: 'the owner finds what each definition of a level replaced, and nobody else does',
    run: async ({ store, accounts, signInOwner }) => {
      await register(accounts, 'Bob');
      same((await store.admin.levelVersions(22)).kind, 'denied');
      same((await store.admin.uploadLevel(definition('A', DATE))).kind, 'denied');
      await accounts.signOut();
      await signInOwner();
      const { words: _own, ...plain } = definition('C', DATE);
      for (const each of [definition('A', DATE), definition('B', DATE), definition('B', EARLIER.date), plain])
        same((await store.admin.uploadLevel(each)).kind, 'ok');
      const past = await store.admin.levelVersions(22);
      if (past.kind !== 'ok') throw new Error(past.kind);
      same(
        past.value.map(({ number, definition: { quests, words } }) => [
          number,
          quests[0]?.description,
          words?.en['quest1']?.title,
        ]),
        [
          [1, 'B', 'B'],
          [0, 'A', 'A'],
        ],
      );
      // the words of what was replaced do not stay in what is there
      const now = await store.admin.documents('levelData/level22');
      same(now.kind === 'ok' && now.value.map(({ data }) => 'words' in data), [false]);
    },
  },
];
