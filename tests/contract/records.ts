/**
 * What every home of the records must do. Plain cases without a test runner, so that the same file runs in Node, in a
 * real browser's page and against a server.
 */
import { boardOf, boardOrder } from '../../src/records/board';
import type { Accounts } from '../../src/accounts/port';
import type { PutResult, RecordStore } from '../../src/records/port';
import type { Draw, Entry, Score, Write } from '../../src/records/schema';

/** A home nobody has written to, opened for one case; `reopen` is the same home after a reload. */
export interface ContractHome {
  readonly store: RecordStore;
  readonly accounts: Accounts;
  readonly reopen: () => Promise<RecordStore>;
}

export interface ContractCase {
  readonly name: string;
  readonly run: (home: ContractHome) => Promise<void>;
}

function same(actual: unknown, expected: unknown): void {
  const [left, right] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (left !== right) throw new Error(`expected ${right}, got ${left}`);
}

function ordered(document: object): object {
  return Object.fromEntries(Object.entries(document).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

const DATE = '2026-11-21T12:00:00.000Z';
const WEEK = '2026-W47';

function score(id: string, changes: Partial<Score> = {}): Write {
  const document: Score = {
    name: 'Camille',
    feedback: '',
    time: 42.2,
    gameMode: 2,
    score: 10,
    level: 1,
    date: DATE,
    userId: '',
    week: WEEK,
    ...changes,
  };
  return { kind: 'score', id, document };
}

function entry(hash: string, publicId: string, changes: Partial<Entry> = {}): Write {
  const shown = { name: 'Zoé', time: 12.5, score: 1, level: 1, date: DATE, week: changes.week ?? WEEK };
  return {
    kind: 'entry',
    id: hash.repeat(64),
    document: {
      ...shown,
      email: 'zoe.secret@example.org',
      userId: '',
      consent: { wording: 'contest-1', date: DATE },
      publicId,
      ...changes,
    },
    shown: { ...shown, maskedEmail: 'zoe.sec***@example.org' },
  };
}

const DRAW: Draw = {
  week: WEEK,
  date: DATE,
  listHash: 'a'.repeat(64),
  participants: 1,
  seed: '0'.repeat(32),
  winner: 'p1',
};

async function scoresOf(
  store: RecordStore,
  changes: Partial<Pick<Score, 'level' | 'week'>> = {},
  mode: Score['gameMode'] = 2,
) {
  const answer = await store.scores({ level: 1, week: WEEK, mode, ...changes });
  if (answer.kind !== 'ok') throw new Error(answer.kind);
  return answer.scores;
}

async function publicIds(store: RecordStore, week: typeof WEEK | '2026-W48' = WEEK) {
  const answer = await store.entries(week);
  if (answer.kind !== 'ok') throw new Error(answer.kind);
  return answer.entries.map(({ id }) => id).toSorted();
}

async function register(accounts: Accounts, name: string): Promise<string> {
  const email = `${name.toLowerCase()}@example.org`;
  const answer = await accounts.register({ name, email, password: 'secret1', confirmation: 'secret1' });
  same(answer, { kind: 'ok' });
  const state = accounts.state();
  if (state.kind !== 'user') throw new Error('nobody is signed in after a registration');
  return state.account.userId;
}

function taken(...results: readonly PutResult[]): void {
  same(
    results.map(({ kind }) => kind),
    results.map(() => 'ok'),
  );
}

export const RECORDS_CONTRACT: readonly ContractCase[] = [
  {
    name: 'a score is on its board, field for field',
    run: async ({ store, accounts }) => {
      const userId = await register(accounts, 'Camille');
      const write = score('a', { feedback: 'Bravo « à tous »', userId, time: 9.1 });
      taken(await store.put(write));
      same((await scoresOf(store)).map(ordered), [ordered({ ...write.document, id: 'a' })]);
    },
  },
  {
    name: 'a write with a known id changes nothing and is ok',
    run: async ({ store }) => {
      taken(await store.put(score('a')), await store.put(score('a', { time: 1 })));
      same(
        (await scoresOf(store)).map(({ time }) => time),
        [42.2],
      );
    },
  },
  {
    name: 'boards of other levels, modes and weeks are apart',
    run: async ({ store }) => {
      taken(
        await store.put(score('a')),
        await store.put(score('b', { level: 11 })),
        await store.put(score('c', { gameMode: 3 })),
        await store.put(score('d', { week: '2025-W47' })),
      );
      const ids = async (...query: Parameters<typeof scoresOf>) =>
        (await scoresOf(...query)).map(({ id }) => id);
      same(await ids(store), ['a']);
      same(await ids(store, { level: 11 }), ['b']);
      same(await ids(store, {}, 3), ['c']);
      same(await ids(store, { week: '2025-W47' }), ['d']);
      same(await ids(store, { level: 2 }), []);
    },
  },
  {
    name: 'the best hundred of a full board are found, in every mode',
    run: async ({ store }) => {
      for (const mode of [2, 3] as const) {
        const writes = Array.from({ length: 130 }, (_, index) =>
          score(`${String(mode)}-${String(index)}`, {
            name: `P${String(index)}`,
            gameMode: mode,
            time: (index * 37) % 130,
            score: 1 + ((index * 37) % 130),
          }),
        );
        for (const write of writes) taken(await store.put(write));
        const found = boardOf(
          (await scoresOf(store, {}, mode)).map((one) => ({ ...one, waiting: false })),
          mode,
        );
        const expected = writes
          .flatMap((write) => (write.kind === 'score' ? [{ ...write.document, id: write.id }] : []))
          .toSorted(boardOrder(mode))
          .slice(0, 100);
        same(
          found.rows.map(({ id }) => id),
          expected.map(({ id }) => id),
        );
      }
    },
  },
  {
    name: 'what was written is there after a reload',
    run: async ({ store, reopen }) => {
      taken(await store.put(score('a')), await store.put(entry('1', 'p1')));
      const reopened = await reopen();
      same(
        (await scoresOf(reopened)).map(({ id }) => id),
        ['a'],
      );
      same(await publicIds(reopened), ['p1']);
    },
  },
  {
    name: 'a comment is taken, also twice',
    run: async ({ store }) => {
      const comment: Write = {
        kind: 'comment',
        id: 'c',
        document: { text: 'Bravo', name: 'Zoé', date: DATE },
      };
      taken(await store.put(comment), await store.put(comment));
    },
  },
  {
    name: 'public results hold no e-mail',
    run: async ({ store }) => {
      taken(await store.put(entry('1', 'p1')));
      const answer = await store.entries(WEEK);
      const text = JSON.stringify(answer);
      same(
        [text.includes('zoe.secret'), text.includes('"email"'), text.includes('zoe.sec***')],
        [false, false, true],
      );
    },
  },
  {
    name: 'one entry for an e-mail and week: the second is silently none',
    run: async ({ store }) => {
      taken(
        await store.put(entry('1', 'p1')),
        await store.put(entry('1', 'p2')),
        await store.put(entry('2', 'p3')),
        await store.put(entry('1', 'p4', { week: '2026-W48' })),
      );
      same(await publicIds(store), ['p1', 'p3']);
      same(await publicIds(store, '2026-W48'), ['p4']);
    },
  },
  {
    name: 'the same e-mail at the same moment leaves one of each',
    run: async ({ store, reopen }) => {
      const other = await reopen();
      taken(...(await Promise.all([store.put(entry('1', 'p1')), other.put(entry('1', 'p2'))])));
      same((await publicIds(store)).length, 1);
    },
  },
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
      same(await store.isNameTaken('Camille'), { kind: 'ok', taken: false });
    },
  },
  {
    name: 'one reply an address, and the second is told',
    run: async ({ store }) => {
      const reply = (replyId: string): Write => ({
        kind: 'reply',
        id: '7'.repeat(64),
        document: { email: 'zoe.secret@example.org', newsletterChecked: true, date: DATE, replyId },
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
      taken(await store.put(entry('1', 'p1')));
      same(await refused(), ['denied', 'denied', 'denied']);
      await register(accounts, 'Camille');
      same(await refused(), ['denied', 'denied', 'denied']);
    },
  },
  {
    name: 'the owner sees the addresses and keeps every draw',
    run: async ({ store, accounts }) => {
      taken(await store.put(entry('1', 'p1')));
      await register(accounts, 'Owner');
      const entries = await store.admin.entries(WEEK);
      same(entries.kind === 'ok' && entries.value.map(({ email }) => email), ['zoe.secret@example.org']);
      same(await store.admin.saveDraw('d1', DRAW), { kind: 'ok' });
      same(await store.admin.saveDraw('d2', { ...DRAW, seed: 'f'.repeat(32) }), { kind: 'ok' });
      const draws = await store.admin.draws(WEEK);
      same(draws.kind === 'ok' && draws.value.map(({ seed }) => seed[0]), ['0', 'f']);
    },
  },
  {
    name: 'a name nobody registered is free',
    run: async ({ store }) => {
      same(await store.isNameTaken('Camille'), { kind: 'ok', taken: false });
    },
  },
];
