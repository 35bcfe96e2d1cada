/** What every home must do for those who registered, and for the owner. */
import type { Draw, Write } from '../../src/records/schema';
import {
  ADDRESSES,
  DATE,
  WEEK,
  entry,
  ordered,
  register,
  same,
  score,
  scoresOf,
  taken,
  type ContractCase,
} from './home';

const DRAW: Draw = {
  week: WEEK,
  date: DATE,
  listHash: 'a'.repeat(64),
  participants: 1,
  seed: '0'.repeat(32),
  winner: 'p1',
};

export const PLAYERS_CONTRACT: readonly ContractCase[] = [
  {
    name: 'a name that somebody registered is theirs alone',
    run: async ({ store, accounts }) => {
      const userId = await register(accounts, 'Camille');
      taken(await store.put(score('own', { userId })));
      same(await store.isNameTaken(' CAMILLE '), { kind: 'ok', taken: true });
      await accounts.signOut();
      same(await store.put(score('guest')), { kind: 'refused', reason: 'nameTaken' });
      same(
        (await scoresOf(store)).map(({ id }) => id),
        ['own'],
      );
    },
  },
  {
    name: 'what a player wrote waits while somebody else is there',
    run: async ({ store, accounts }) => {
      const userId = await register(accounts, 'Camille');
      await accounts.signOut();
      await register(accounts, 'Dominique');
      same(await store.put(score('late', { userId })), { kind: 'notYet' });
      await accounts.signOut();
      await accounts.signIn({ email: 'camille@example.org', password: 'secret1' });
      taken(await store.put(score('late', { userId })));
    },
  },
  {
    name: 'activities are the player’s own, and stay after a rename',
    run: async ({ store, accounts }) => {
      const userId = await register(accounts, 'Camille');
      const activity: Write = {
        kind: 'activity',
        id: 'one',
        userId,
        document: {
          type: 'LevelCompleted',
          activity: 'Pokemon Fair',
          time: 42.2,
          gameMode: 2,
          score: 10,
          level: 1,
          date: DATE,
        },
      };
      taken(await store.put(activity), await store.put(activity));
      same(await accounts.rename('Camille2'), { kind: 'ok' });
      const answer = await store.activities(userId);
      if (answer.kind !== 'ok') throw new Error(answer.kind);
      same(answer.activities.map(ordered), [ordered({ ...activity.document, id: 'one' })]);
    },
  },
  {
    name: 'a name that was given up stays its account’s',
    run: async ({ store, accounts }) => {
      const userId = await register(accounts, 'Camille');
      same(await accounts.rename('Dominique'), { kind: 'ok' });
      same(await store.isNameTaken('Camille'), { kind: 'ok', taken: true });
      taken(await store.put(score('before', { userId })));
      await accounts.signOut();
      same(await store.put(score('guest', { name: 'Cámille' })), { kind: 'refused', reason: 'nameTaken' });
      await register(accounts, 'Alex');
      same(await accounts.rename('CAMILLE'), { kind: 'invalid', problem: 'nameTaken' });
      await accounts.signOut();
      await accounts.signIn({ email: 'camille@example.org', password: 'secret1' });
      same(await accounts.rename('Camille'), { kind: 'ok' });
    },
  },
  {
    name: 'one reply an address, and the second is told',
    run: async ({ store }) => {
      const reply = (replyId: string): Write => ({
        kind: 'reply',
        id: ADDRESSES.zoe.key,
        document: { email: ADDRESSES.zoe.email, newsletterChecked: true, date: DATE, replyId },
      });
      taken(await store.put(reply('r1')), await store.put(reply('r1')));
      same(await store.put(reply('r2')), { kind: 'refused', reason: 'emailUsed' });
    },
  },
  {
    name: 'the owner’s tools are refused to everybody else',
    run: async ({ store, accounts }) => {
      const refused = async () => [
        (await store.admin.entries(WEEK)).kind,
        (await store.admin.draws(WEEK)).kind,
        (await store.admin.saveDraw('d', DRAW)).kind,
      ];
      taken(await store.put(entry('zoe', 'p1')));
      same(await refused(), ['denied', 'denied', 'denied']);
      await register(accounts, 'Camille');
      same(await refused(), ['denied', 'denied', 'denied']);
    },
  },
  {
    name: 'the owner sees the addresses and keeps every draw',
    run: async ({ store, signInOwner }) => {
      taken(await store.put(entry('zoe', 'p1')));
      await signInOwner();
      const entries = await store.admin.entries(WEEK);
      same(entries.kind === 'ok' && entries.value.map(({ email }) => email), ['zoe.secret@example.org']);
      same(await store.admin.saveDraw('d1', DRAW), { kind: 'ok' });
      same(await store.admin.saveDraw('d2', { ...DRAW, seed: 'f'.repeat(32) }), { kind: 'ok' });
      const draws = await store.admin.draws(WEEK);
      same(draws.kind === 'ok' && draws.value.map(({ seed }) => seed[0]), ['0', 'f']);
    },
  },
];
