/** No flood hides an honest row: whatever stands before it and cannot be read is paged past, on every list. */
import { messagesPath, type Message, type MessageKind } from '../../src/records/messages';
import { boardPath, entriesPath, huntsPath, publicEntriesPath } from '../../src/records/paths';
import type { Write } from '../../src/records/schema';
import { activitiesPath } from '../../src/records/user-paths';
import {
  ADDRESSES,
  DATE,
  TODAY,
  WEEK,
  activity,
  entry,
  hunt,
  huntsOf,
  publicIds,
  register,
  reply,
  same,
  score,
  scoresOf,
  taken,
  type ContractCase,
  type ContractHome,
  type Planted,
} from './home';

const FLOOD = 300;
/** After every honest row where the newest stand first, and after the server's own hour. */
const LATE = new Date(Date.parse(DATE) + 86_400_000);

/** Documents that stand first in every order and are none of ours. */
async function flood({ plant }: ContractHome, path: string, document: Planted): Promise<void> {
  const hostile = (number: number): Planted =>
    [
      { ...document, name: '' },
      { ...document, name: 'x'.repeat(500) },
      { ...document, level: -1, text: '', word: '?', activity: '' },
    ].map((each) => ({ name: '', level: -1, text: '', word: '?', activity: '', ...each }))[number % 3] ??
    document;
  await Promise.all(
    Array.from({ length: FLOOD }, (_, number) => plant(`${path}/0-${String(number)}`, hostile(number))),
  );
}

/** Asks for one page more until there is a message to show. */
async function firstLetters({ store }: ContractHome, kind: MessageKind): Promise<readonly Message[]> {
  for (let pages = 1; ; pages++) {
    const answer = await store.admin.messages.list(kind, pages);
    if (answer.kind !== 'ok') throw new Error(answer.kind);
    const { messages, more } = answer.value;
    if (messages.length > 0 || !more) return messages;
  }
}

const FIRST = { time: 0, date: '2000-01-01T00:00:00.000Z' };

export const FLOODS_CONTRACT: readonly ContractCase[] = [
  {
    name: 'a flood hides no score, in any mode’s order',
    run: async (home) => {
      taken(
        await home.store.put(score('a')),
        await home.store.put(score('b', { gameMode: 3, time: 20 })),
        await home.store.put(score('c', { gameMode: 5, score: 1, time: 5, quest: 'quest3' })),
      );
      const board = boardPath(WEEK, 1);
      for (const mode of [2, 3, 5] as const) {
        await flood(home, board, {
          ...FIRST,
          gameMode: mode,
          score: 9999,
          quest: 'quest3',
          userId: '',
          week: WEEK,
        });
        const found = await scoresOf(home.store, mode === 5 ? { quest: 'quest3' } : {}, mode);
        same(
          found.map(({ id }) => id),
          [{ 2: 'a', 3: 'b', 5: 'c' }[mode]],
        );
      }
    },
  },
  {
    name: 'a flood hides no hunt',
    run: async (home) => {
      taken(await home.store.put(hunt('a')));
      await flood(home, huntsPath(TODAY), { ...FIRST, userId: '', day: 'no day' });
      same(
        (await huntsOf(home.store)).map(({ id }) => id),
        ['a'],
      );
    },
  },
  {
    name: 'a flood hides no entry, from the public or from the owner’s draw',
    run: async (home) => {
      taken(await home.store.put(entry('zoe', 'p1')));
      const what = { ...FIRST, score: 1, maskedEmail: '', week: WEEK };
      await flood(home, publicEntriesPath(WEEK), what);
      await flood(home, entriesPath(WEEK), { ...what, sentAt: new Date(FIRST.date) });
      same(await publicIds(home.store), ['p1']);
      await home.signInOwner();
      const answer = await home.store.admin.entries(WEEK);
      same(answer.kind === 'ok' && answer.value.map(({ publicId }) => publicId), ['p1']);
    },
  },
  ...(['comment', 'reply'] as const).map((kind) => ({
    name: `a flood hides no ${kind} from the owner, who goes on page by page`,
    run: async (home: ContractHome) => {
      const { store } = home;
      const honest: Write =
        kind === 'reply' ? reply() : { kind, id: 'c1', document: { text: 'Bravo', name: 'Zoé', date: DATE } };
      taken(await store.put(honest));
      await flood(home, messagesPath(kind), { date: 'never', sentAt: LATE, ownerId: 'x' });
      await home.signInOwner();
      same(
        (await firstLetters(home, kind)).map(({ id }) => id),
        [kind === 'reply' ? ADDRESSES.zoe.key : 'c1'],
      );
    },
  })),
  {
    name: 'a flood hides no activity from its player',
    run: async (home) => {
      const userId = await register(home.accounts, 'Camille');
      taken(await home.store.put(activity('a1', userId)));
      await flood(home, activitiesPath(userId), { ...FIRST, date: LATE.toISOString(), type: 'Other' });
      const answer = await home.store.activities(userId);
      same(answer.kind === 'ok' && answer.activities.map(({ id }) => id), ['a1']);
    },
  },
];
