/**
 * What every home of the records must do. Plain cases without a test runner, so that the same file runs in Node, in a
 * real browser's page and against a server.
 */
import { boardOf, boardOrder } from '../../src/records/board';
import type { Write } from '../../src/records/schema';
import type { Ranked } from '../../src/records/store-port';
import {
  DATE,
  EARLIER,
  WEEK,
  YESTERDAY,
  entry,
  hunt,
  huntsOf,
  ordered,
  publicIds,
  register,
  same,
  score,
  scoresOf,
  taken,
  wholeOf,
  type ContractCase,
} from './home';

export const RECORDS_CONTRACT: readonly ContractCase[] = [
  {
    name: 'a score is on its board, field for field',
    run: async ({ store, accounts }) => {
      const userId = await register(accounts, 'Camille');
      const write = score('a', { feedback: 'Bravo « à tous »', userId, time: 11 });
      taken(await store.put(write));
      const [shown] = await scoresOf(store);
      const stamped = shown?.sentAt === undefined ? {} : { sentAt: shown.sentAt };
      same(shown && ordered(shown), ordered({ ...write.document, id: 'a', ...stamped }));
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
        await store.put(score('c', { gameMode: 3, time: 20 })),
        await store.put(score('d', EARLIER)),
      );
      const ids = async (...query: Parameters<typeof scoresOf>) =>
        (await scoresOf(...query)).map(({ id }) => id);
      same(await ids(store), ['a']);
      same(await ids(store, { level: 11 }), ['b']);
      same(await ids(store, {}, 3), ['c']);
      same(await ids(store, { week: EARLIER.week }), ['d']);
      same((await ids(store, { week: 'ever' })).toSorted(), ['a', 'd']);
      same(await ids(store, { week: 'ever', level: 11 }), ['b']);
      same(await ids(store, { week: 'ever' }, 3), ['c']);
      same(await ids(store, { level: 2 }), []);
    },
  },
  {
    name: 'each unique quest has a board, and what names none has its own',
    run: async ({ store }) => {
      const single = { gameMode: 5, score: 1, time: 5 } as const;
      taken(
        await store.put(score('a', { ...single, quest: 'quest3' })),
        await store.put(score('b', { ...single, quest: 'quest12' })),
        await store.put(score('c', { ...single, quest: 'quest3', time: 4 })),
        await store.put(score('d', single)),
      );
      const ids = async (quest?: string) =>
        (await scoresOf(store, { quest }, 5)).map(({ id }) => id).toSorted();
      same(await ids('quest3'), ['a', 'c']);
      same(await ids('quest12'), ['b']);
      same(await ids('quest1'), []);
      same(await ids(), ['d']);
    },
  },
  {
    name: 'results nobody proves keep no proved one off a board',
    run: async ({ store }) => {
      const writes = Array.from({ length: 125 }, (_, index) =>
        score(`row-${String(index)}`, { name: `Player ${String(index)}`, time: 11 + index }),
      );
      for (const write of writes) taken(await store.put(write));
      const isProved = ({ time }: { readonly time: number }) => time >= 11 + 110;
      const ranked: Ranked = (found) => Promise.resolve(found.filter(isProved));
      const query = { level: 1, week: WEEK, mode: 2 } as const;
      const look = await store.scores(query, ranked);
      // a first look already passes them
      same(look.kind === 'ok' && look.rows.some(isProved), true);
      const scores = await wholeOf(store.scores(query, ranked));
      same(
        scores
          .filter(isProved)
          .map(({ id }) => id)
          .toSorted(),
        writes
          .slice(110)
          .map(({ id }) => id)
          .toSorted(),
      );
      // a server says when it took them, by which a copy is told from what it copies
      const stamps = new Set(scores.map(({ sentAt }) => sentAt !== undefined));
      same([...stamps], [store.home === 'server']);
    },
  },
  {
    name: 'the best hundred of a full board are found, in every mode',
    run: async ({ store }) => {
      for (const mode of [2, 3] as const) {
        const writes = Array.from({ length: 130 }, (_, index) =>
          score(`${String(mode)}-${String(index)}`, {
            name: `Player ${String(index)}`,
            gameMode: mode,
            // ten answers with their pauses take eleven seconds; the clock of mode 3 ends at twenty
            time: mode === 3 ? 20 : 11 + ((index * 37) % 130),
            score: mode === 3 ? 1 + ((index * 37) % 17) : 10,
            // forward, for a minute ago may be the week's first moment
            date: new Date(Date.parse(DATE) + index).toISOString(),
          }),
        );
        for (const write of writes) taken(await store.put(write));
        const found = boardOf(
          (await scoresOf(store, {}, mode)).map((one) => ({ ...one, waiting: false })),
          mode,
          new Map(),
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
    name: 'a hunt is on the board of its day, field for field, and once',
    run: async ({ store, accounts }) => {
      const userId = await register(accounts, 'Camille');
      const runs = Array.from({ length: 5 }, () => 'A'.repeat(90)).join('.');
      const write = hunt('a', { userId, time: 61.2, runs });
      taken(
        await store.put(write),
        await store.put(hunt('a', { userId, time: 2 })),
        await store.put(hunt('b', { name: 'Zoé', day: YESTERDAY })),
        await store.put(score('c', { name: 'Zoé' })),
      );
      const [shown, ...others] = await huntsOf(store);
      same(others, []);
      const stamped = shown?.sentAt === undefined ? {} : { sentAt: shown.sentAt };
      same(shown && ordered(shown), ordered({ ...write.document, id: 'a', ...stamped }));
      same(
        (await huntsOf(store, YESTERDAY)).map(({ id }) => id),
        ['b'],
      );
      same((await scoresOf(store)).length, 1);
    },
  },
  {
    name: 'a registered name is its owner’s on the board of the hunt too',
    run: async ({ store, accounts }) => {
      await register(accounts, 'Camille');
      same(await store.put(hunt('a', { name: 'cAMILLE' })), { kind: 'refused', reason: 'nameTaken' });
      same(await store.put(hunt('b', { userId: 'somebody', name: 'Zoé' })), { kind: 'notYet' });
    },
  },
  {
    name: 'the best hundred of a hunt are found, one a name',
    run: async ({ store }) => {
      const writes = Array.from({ length: 130 }, (_, index) =>
        hunt(`h${String(index)}`, {
          // the fastest thirty are all one player's
          name: index % 10 < 3 ? 'Zoé' : `Player ${String(index)}`,
          time: (index % 10 < 3 ? 5 : 60) + ((index * 37) % 130),
          date: new Date(Date.parse(DATE) + index).toISOString(),
        }),
      );
      for (const write of writes) taken(await store.put(write));
      const asCandidates = (hunts: Awaited<ReturnType<typeof huntsOf>>) =>
        hunts.map((one) => ({ ...one, score: 5, waiting: false }));
      const all = writes.flatMap((write) =>
        write.kind === 'hunt' ? [{ ...write.document, id: write.id }] : [],
      );
      same(
        boardOf(asCandidates(await huntsOf(store)), 5, new Map()).rows.map(({ id }) => id),
        boardOf(asCandidates(all), 5, new Map()).rows.map(({ id }) => id),
      );
    },
  },
  {
    name: 'what was written is there after a reload',
    run: async ({ store, reopen }) => {
      taken(await store.put(score('a')), await store.put(entry('zoe', 'p1')));
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
      taken(await store.put(entry('zoe', 'p1')));
      const answer = await store.entries(WEEK);
      const text = JSON.stringify(answer);
      same(
        [text.includes('zoe.secret'), text.includes('"email"'), text.includes('zoe.sec***')],
        [false, false, true],
      );
    },
  },
  {
    name: 'one entry an account and week: the second is told so, the first also when it is sent again',
    run: async ({ store }) => {
      taken(await store.put(entry('zoe', 'p1')), await store.put(entry('zoe', 'p1')));
      same(await store.put(entry('max', 'p2')), { kind: 'refused', reason: 'entered' });
      same(await publicIds(store), ['p1']);
    },
  },
  {
    name: 'an address that somebody else entered shuts nobody out',
    run: async ({ store, accounts }) => {
      taken(await store.put(entry('zoe', 'p1')));
      const userId = await register(accounts, 'Camille');
      taken(await store.put(entry('zoe', 'p2', { userId, name: 'Camille' })));
      same(await publicIds(store), ['p1', 'p2']);
    },
  },
  {
    name: 'at a booth each visit enters as a guest of its own',
    run: async ({ store }) => {
      const visits = [entry('zoe', 'p1', { isVisit: true }), entry('max', 'p2', { isVisit: true })];
      for (const visit of visits) taken(await store.put(visit), await store.put(visit));
      same(await publicIds(store), ['p1', 'p2']);
    },
  },
  {
    name: 'two entries of an account at the same moment leave one',
    run: async ({ store, accounts }) => {
      const who = { userId: await register(accounts, 'Camille'), name: 'Camille' };
      const answers = await Promise.all([
        store.put(entry('zoe', 'p1', who)),
        store.put(entry('max', 'p2', who)),
      ]);
      same(answers.map(({ kind }) => kind).toSorted(), ['ok', 'refused']);
      same((await publicIds(store)).length, 1);
    },
  },
  {
    name: 'a week that is over takes no entry, and no week takes another game than its own',
    run: async ({ store }) => {
      same(await store.put(entry('zoe', 'p1', EARLIER)), { kind: 'refused', reason: 'weekOver' });
      same(await store.put(entry('zoe', 'p2', { gameMode: 4 })), { kind: 'refused', reason: 'otherGame' });
      same(await publicIds(store, EARLIER.week), []);
      same(await publicIds(store), []);
    },
  },
  {
    name: 'a name nobody registered is free',
    run: async ({ store }) => {
      same(await store.isNameTaken('Camille'), { kind: 'ok', taken: false });
    },
  },
];
