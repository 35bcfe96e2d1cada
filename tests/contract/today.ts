/** What every home must tell its owner of the last days: how much was played, and what was wrong with a level. */
import { nextDay, parseDay, type Day } from '../../src/daily/day';
import type { RecordStore } from '../../src/records/store-port';
import { hunt, register, same, score, TODAY, taken, type ContractCase } from './home';

const DAY = 86_400_000;

/** The days around midnight, since a case may run over it. */
const days = (): readonly Day[] => {
  const today = parseDay(TODAY) ?? '2026-11-21';
  return [today, nextDay(today)];
};

async function gamesOf(store: RecordStore, of: readonly Day[]) {
  const found = { games: 0, newcomers: 0 };
  for (const day of of) {
    const answer = await store.admin.days.of(day);
    if (answer.kind !== 'ok') throw new Error(answer.kind);
    found.games += answer.value.games;
    found.newcomers += answer.value.newcomers;
  }
  return found;
}

const DOCUMENT = { level: 3, kind: 'document' } as const;
const FILE = { level: 4, kind: 'file' } as const;

async function reported(store: RecordStore) {
  const answer = await store.admin.faults.list();
  return answer.kind === 'ok'
    ? answer.value.map(({ level, kind }) => `${String(level)} ${kind}`).toSorted()
    : answer.kind;
}

export const TODAY_CONTRACT: readonly ContractCase[] = [
  {
    name: 'the owner, and nobody else, counts a day’s games and newcomers',
    run: async ({ store, accounts, signInOwner }) => {
      const userId = await register(accounts, 'Camille');
      taken(
        await store.put(score('s1', { name: 'Camille', userId })),
        await store.put(score('s2', { name: 'Camille', userId, level: 2 })),
        await store.put(hunt('h1', { name: 'Camille', userId })),
      );
      const [today] = days();
      if (!today) throw new Error('no day');
      same((await store.admin.days.of(today)).kind, 'denied');
      same((await store.admin.days.activeSince(0)).kind, 'denied');
      await accounts.signOut();
      await signInOwner();
      const { games, newcomers } = await gamesOf(store, days());
      same(games, 3);
      same(newcomers >= 1, true);
      same(await store.admin.days.of('2020-01-01'), { kind: 'ok', value: { games: 0, newcomers: 0 } });
      const active = await store.admin.days.activeSince(Date.parse(`${TODAY}T00:00:00Z`) - DAY);
      same(active.kind === 'ok' && active.value >= 1, true);
      same(await store.admin.days.activeSince(Date.parse(`${TODAY}T00:00:00Z`) + 9 * DAY), {
        kind: 'ok',
        value: 0,
      });
    },
  },
  {
    name: 'faults of levels that a player met go along with what the player sends, once, and are the owner’s to erase',
    run: async ({ store, met, accounts, signInOwner }) => {
      const userId = await register(accounts, 'Camille');
      met.meet(DOCUMENT);
      met.meet(FILE);
      taken(await store.put(score('s1', { name: 'Camille', userId })));
      same(met.untold(TODAY), []);
      // the device forgot that it told: the store knows
      met.meet({ ...FILE });
      taken(await store.put(score('s2', { name: 'Camille', userId })));
      same(met.untold(TODAY), []);
      same(await reported(store), 'denied');
      same((await store.admin.faults.erase()).kind, 'denied');
      await accounts.signOut();
      await signInOwner();
      same(await reported(store), ['3 document', '4 file']);
      same(await store.admin.faults.erase('2020-01-01'), { kind: 'ok', value: 0 });
      same(await store.admin.faults.erase(), { kind: 'ok', value: 2 });
      same(await reported(store), []);
    },
  },
];
