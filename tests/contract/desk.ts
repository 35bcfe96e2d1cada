/** What every home must do for its owner's desk, and refuse everybody else. */
import type { Accounts } from '../../src/accounts/port';
import type { RecordStore } from '../../src/records/store-port';
import type { MessageKind, MessageRef } from '../../src/records/messages';
import type { ActKind, RowQuery } from '../../src/records/moderation';
import type { Write } from '../../src/records/schema';
import { accountPath, userPath } from '../../src/records/user-paths';
import {
  ADDRESSES,
  DATE,
  EARLIER,
  TODAY,
  WEEK,
  activity,
  hunt,
  huntsOf,
  register,
  reply,
  same,
  score,
  scoresOf,
  taken,
  type ContractCase,
} from './home';

const comment = (id: string, date: string = DATE): Write => ({
  kind: 'comment',
  id,
  document: { text: `Bravo ${id}`, name: 'Zoé', date },
});

async function lettersOf(store: RecordStore, kind: MessageKind) {
  const answer = await store.admin.messages.list(kind, 1);
  if (answer.kind !== 'ok') throw new Error(answer.kind);
  return answer.value.messages.map(({ id, from, text, isRead }) => [id, from, text, isRead]);
}

const C1: MessageRef = { kind: 'comment', id: 'c1' };
const R1: MessageRef = { kind: 'reply', id: ADDRESSES.zoe.key };

const S1 = `leaderboard/${WEEK}/level1/s1`;
const S2 = `leaderboard/${WEEK}/level1/s2`;

async function rowsOf(store: RecordStore, query: RowQuery) {
  const answer = await store.admin.moderation.rows(query);
  if (answer.kind !== 'ok') throw new Error(answer.kind);
  return answer.value.map(({ path, isHidden }) => [path, isHidden] as const);
}

async function acted(
  store: RecordStore,
  id: string,
  act: ActKind,
  targets: readonly string[],
  subject = 'Zoé',
): Promise<string> {
  return (await store.admin.moderation.act({ id, act, subject, targets })).kind;
}

const scoreIds = async (store: RecordStore) => (await scoresOf(store)).map(({ id }) => id).toSorted();

/** Signs the owner in again, whose account may be there already. */
async function owner(accounts: Accounts, signInOwner: () => Promise<void>): Promise<void> {
  const { kind } = await accounts.signIn({ email: 'owner@example.org', password: 'secret1' });
  if (kind !== 'ok') await signInOwner();
}

export const DESK_CONTRACT: readonly ContractCase[] = [
  {
    name: 'the owner reads messages newest first, marks them, and deletes them',
    run: async ({ store, signInOwner, accounts }) => {
      taken(
        await store.put(comment('c1', EARLIER.date)),
        await store.put(comment('c2')),
        await store.put(reply()),
      );
      await signInOwner();
      const { messages } = store.admin;
      same(await lettersOf(store, 'comment'), [
        ['c2', 'Zoé', 'Bravo c2', false],
        ['c1', 'Zoé', 'Bravo c1', false],
      ]);
      same(await lettersOf(store, 'reply'), [[R1.id, ADDRESSES.zoe.email, '', false]]);
      same(
        [await messages.mark([C1], true), await messages.mark([R1], true)].map(({ kind }) => kind),
        ['ok', 'ok'],
      );
      same(
        (await lettersOf(store, 'comment')).map(([id, , , isRead]) => [id, isRead]),
        [
          ['c2', false],
          ['c1', true],
        ],
      );
      // one that another tab has deleted keeps no other from being marked
      const gone = { kind: 'comment', id: 'gone' } as const;
      same(await messages.mark([gone, C1], false), { kind: 'ok', value: [gone] });
      same((await lettersOf(store, 'comment')).at(-1), ['c1', 'Zoé', 'Bravo c1', false]);
      same(
        [await messages.remove(C1), await messages.remove(R1)].map(({ kind }) => kind),
        ['ok', 'ok'],
      );
      same(
        (await lettersOf(store, 'comment')).map(([id]) => id),
        ['c2'],
      );
      same(await lettersOf(store, 'reply'), []);
      await accounts.signOut();
    },
  },
  {
    name: 'the owner, and nobody else, takes out what is kept in any place, with the server’s hours as texts',
    run: async ({ store, accounts, signInOwner, plant }) => {
      const userId = await register(accounts, 'Camille');
      taken(
        await store.put(comment('c1')),
        await store.put(score('s1', { name: 'Camille', userId })),
        await store.put(activity('a1', userId)),
      );
      const board = `leaderboard/${WEEK}/level1`;
      const sealed = `weeklyContest/${WEEK}/Seals/seal`;
      await plant(sealed, { week: WEEK, seal: 'a'.repeat(64), sentAt: new Date(DATE) });
      const all = [board, 'comments', accountPath(userId), `${accountPath(userId)}/userActivities`, sealed];
      const documents = (path: string) => store.admin.documents(path);
      same((await documents('comments')).kind, 'denied');
      await accounts.signOut();
      await signInOwner();
      const paths: string[] = [];
      for (const place of all) {
        const answer = await documents(place);
        if (answer.kind !== 'ok') throw new Error(answer.kind);
        paths.push(...answer.value.map(({ path }) => path));
        const stamps = answer.value.flatMap(({ data }) => ('sentAt' in data ? [typeof data['sentAt']] : []));
        same(
          stamps.filter((kind) => kind !== 'string'),
          [],
        );
      }
      same(paths, [
        `${board}/s1`,
        'comments/c1',
        accountPath(userId),
        `${accountPath(userId)}/userActivities/a1`,
        sealed,
      ]);
      same(await documents('weeklyContest/2020-W01/Draws'), { kind: 'ok', value: [] });
      same(await documents('weeklyContest/2020-W01/Seals/seal'), { kind: 'ok', value: [] });
    },
  },
  {
    name: 'the owner, and nobody else, publishes how many find each quest, as often as wanted',
    run: async ({ store, accounts, signInOwner }) => {
      await register(accounts, 'Camille');
      same((await store.admin.keepStatistics('{"1":{}}')).kind, 'denied');
      await accounts.signOut();
      await signInOwner();
      for (const text of ['{"1":{"quest1":[10,4]}}', '{"1":{"quest1":[20,9]}}']) {
        same((await store.admin.keepStatistics(text)).kind, 'ok');
        const answer = await store.admin.documents('statistics/quests');
        same(answer.kind === 'ok' ? answer.value.map(({ data }) => data['kept']) : answer.kind, [text]);
      }
    },
  },
  {
    name: 'nobody but the owner reads, marks or deletes a message',
    run: async ({ store, accounts }) => {
      taken(await store.put(comment('c1')));
      await register(accounts, 'Camille');
      const { messages } = store.admin;
      same(
        [await messages.list('comment', 1), await messages.mark([C1], true), await messages.remove(C1)].map(
          ({ kind }) => kind,
        ),
        ['denied', 'denied', 'denied'],
      );
    },
  },
  {
    name: 'a hidden row is on no board, and is shown again; a deleted one is gone; the log says all of it',
    run: async ({ store, signInOwner }) => {
      taken(
        await store.put(score('s1', { name: 'Zoé', time: 20 })),
        await store.put(score('s2', { name: 'Max', time: 30 })),
        await store.put(hunt('h1', { name: 'Zoé' })),
      );
      await signInOwner();
      const rows = await rowsOf(store, { of: 'name', week: WEEK, name: ' Zoé ' });
      same(rows.map(([path]) => path).toSorted(), [`dailyHunt/${TODAY}/scores/h1`, S1].toSorted());
      same(
        await acted(
          store,
          'a1',
          'hide',
          rows.map(([path]) => path),
        ),
        'ok',
      );
      same(await scoreIds(store), ['s2']);
      same(await huntsOf(store), []);
      same(await rowsOf(store, { of: 'board', week: WEEK, level: 1, mode: 2 }), [
        [S1, true],
        [S2, false],
      ]);
      same(await rowsOf(store, { of: 'board', week: 'ever', level: 1, mode: 2 }), [
        [S1, true],
        [S2, false],
      ]);
      same(await acted(store, 'a2', 'show', [S1]), 'ok');
      same(await scoreIds(store), ['s1', 's2']);
      same(await acted(store, 'a3', 'delete', [S2]), 'ok');
      same(await scoreIds(store), ['s1']);
      const log = await store.admin.moderation.log(1);
      if (log.kind !== 'ok') throw new Error(log.kind);
      same(log.value.acts.map(({ act }) => act).toSorted(), ['delete', 'hide', 'show']);
      same(log.value.acts.find(({ act }) => act === 'delete')?.targets, [S2]);
    },
  },
  {
    name: 'more rows than a line of the log holds are done in several lines',
    run: async ({ store, signInOwner }) => {
      const ids = Array.from({ length: 11 }, (_, index) => `s${String(index)}`);
      for (const id of ids) taken(await store.put(score(id, { name: 'Zoé' })));
      await signInOwner();
      same(
        await acted(
          store,
          'a1',
          'hide',
          ids.map((id) => `leaderboard/${WEEK}/level1/${id}`),
        ),
        'ok',
      );
      same(await scoreIds(store), []);
      const log = await store.admin.moderation.log(1);
      if (log.kind !== 'ok') throw new Error(log.kind);
      same(
        log.value.acts.map(({ targets }) => targets.length).toSorted((a, b) => a - b),
        [2, 9],
      );
    },
  },
  {
    name: 'a barred account writes nothing until it is allowed again',
    run: async ({ store, accounts, signInOwner }) => {
      const userId = await register(accounts, 'Camille');
      taken(await store.put(score('s1', { userId })));
      await accounts.signOut();
      await signInOwner();
      same((await rowsOf(store, { of: 'account', week: WEEK, userId })).length, 1);
      same(await acted(store, 'a1', 'bar', [accountPath(userId)]), 'ok');
      await accounts.signOut();
      await accounts.signIn({ email: 'camille@example.org', password: 'secret1' });
      same(await store.put(score('s2', { userId })), { kind: 'refused', reason: 'barred' });
      same(await accounts.rename('Camomille'), { kind: 'invalid', problem: 'barred' });
      await accounts.signOut();
      await owner(accounts, signInOwner);
      same(await acted(store, 'a2', 'unbar', [accountPath(userId)]), 'ok');
      await accounts.signOut();
      await accounts.signIn({ email: 'camille@example.org', password: 'secret1' });
      taken(await store.put(score('s2', { userId })));
    },
  },
  {
    name: 'a barred name is nobody’s: no guest’s, no account’s, not its own account’s',
    run: async ({ store, accounts, signInOwner }) => {
      const userId = await register(accounts, 'Camille');
      await accounts.signOut();
      await signInOwner();
      same(await acted(store, 'a1', 'bar', [userPath('Camille')], 'Camille'), 'ok');
      same(await acted(store, 'a2', 'bar', [userPath('Rude Boy')], 'Rude Boy'), 'ok');
      await accounts.signOut();
      same(await store.put(score('s1', { name: 'RUDE BOY' })), { kind: 'refused', reason: 'barred' });
      same(await store.isNameTaken('Rude Boy'), { kind: 'ok', taken: true });
      const form = { email: 'rude@example.org', password: 'secret1', confirmation: 'secret1' };
      same(await accounts.register({ ...form, name: 'Rude Boy' }), { kind: 'invalid', problem: 'nameTaken' });
      await accounts.signOut();
      await accounts.signIn({ email: 'camille@example.org', password: 'secret1' });
      same(await store.put(score('s2', { userId })), { kind: 'refused', reason: 'barred' });
      await accounts.signOut();
      await owner(accounts, signInOwner);
      same(await acted(store, 'a3', 'unbar', [userPath('Rude Boy')], 'Rude Boy'), 'ok');
      same(await acted(store, 'a4', 'unbar', [userPath('Camille')], 'Camille'), 'ok');
      await accounts.signOut();
      taken(await store.put(score('s3', { name: 'Rude Boy' })));
      same(await store.put(score('s4')), { kind: 'refused', reason: 'nameTaken' });
    },
  },
  {
    name: 'nobody but the owner looks at hidden rows, acts, or reads the log',
    run: async ({ store, accounts }) => {
      taken(await store.put(score('s1')));
      await register(accounts, 'Dominique');
      const { moderation } = store.admin;
      same(await acted(store, 'a1', 'delete', [S1]), 'denied');
      same((await moderation.log(1)).kind, 'denied');
      same(await scoreIds(store), ['s1']);
    },
  },
];
