/** What every home must do for those who registered, and for the owner. */
import { activity, ordered, register, reply, same, score, scoresOf, taken, type ContractCase } from './home';

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
    name: 'a player’s progress is kept as it was given, and found again',
    run: async ({ progress, accounts }) => {
      const userId = await register(accounts, 'Camille');
      same(await progress.read(userId), { kind: 'ok' });
      same(await progress.keep(userId, '{"levels":{}}'), { kind: 'ok' });
      await accounts.signOut();
      await accounts.signIn({ email: 'camille@example.org', password: 'secret1' });
      same(await progress.read(userId), { kind: 'ok', text: '{"levels":{}}' });
    },
  },
  {
    name: 'activities are the player’s own, and stay after a rename',
    run: async ({ store, accounts }) => {
      const userId = await register(accounts, 'Camille');
      const played = activity('one', userId);
      taken(await store.put(played), await store.put(played));
      same(await accounts.rename('Camille2'), { kind: 'ok' });
      const answer = await store.activities(userId);
      if (answer.kind !== 'ok') throw new Error(answer.kind);
      same(answer.activities.map(ordered), [ordered({ ...played.document, id: 'one' })]);
    },
  },
  {
    name: 'a name that was given up stays its account’s',
    run: async ({ store, accounts }) => {
      const userId = await register(accounts, 'Camille');
      same(await accounts.rename('Dominique'), { kind: 'ok' });
      // nobody collects names: another new one has to wait, one’s own has not
      same(await accounts.rename('Collector'), { kind: 'invalid', problem: 'renamedLately' });
      same(await store.isNameTaken('Collector'), { kind: 'ok', taken: false });
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
      taken(await store.put(reply('r1')), await store.put(reply('r1')));
      same(await store.put(reply('r2')), { kind: 'refused', reason: 'emailUsed' });
    },
  },
];
