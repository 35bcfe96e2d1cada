import { beforeEach, describe, expect, it } from 'vitest';
import { createFirebaseStore } from '../../../../src/records/firebase/store';
import { boardPath, drawsPath, listsPath, sealPath, winnersPath } from '../../../../src/records/paths';
import type { RowsAnswer } from '../../../../src/records/store-port';
import { userPath } from '../../../../src/records/user-paths';
import { fakeFirebase } from '../../../support/fake-firebase';
import { score, scoreWrite } from '../../../support/records';

const NOW = Date.UTC(2026, 10, 20);
const DAY = 86_400_000;
const WEEK = '2026-W47';
const BOARD = boardPath(WEEK, 1);
const at = (milliseconds: number) => ({ toMillis: () => milliseconds });

let server: ReturnType<typeof fakeFirebase>;

beforeEach(() => {
  server = fakeFirebase();
});

const store = (open = async () => server.backend, limit?: number) =>
  createFirebaseStore({ open, now: () => NOW, wait: async () => undefined }, limit);
const plant = (path: string, ...documents: readonly Readonly<Record<string, unknown>>[]) => {
  for (const [index, document] of documents.entries())
    server.documents.set(`${path}/${String(index).padStart(4, '0')}`, document);
};
const board = async (mode: 2 | 3 | 5, quest?: string) => {
  const answer = await store().scores({ level: 1, mode, week: WEEK, quest });
  if (answer.kind !== 'ok') throw new Error(answer.kind);
  return answer.rows;
};
/** How many rows there are after each look, and how many queries were sent until then. */
const looks = async (first: Promise<RowsAnswer<object>>) => {
  const found: (readonly [rows: number, queries: number])[] = [];
  for (let answer = await first; ;) {
    if (answer.kind !== 'ok') throw new Error(answer.kind);
    found.push([answer.rows.length, server.queries.length]);
    if (!answer.more) return found;
    answer = await answer.more();
  }
};
const query = { level: 1, mode: 2, week: WEEK } as const;

it('a write is answered as the server has answered it', async () => {
  expect(await store().put(scoreWrite('a'))).toEqual({ kind: 'ok', storage: 'device' });
});

describe('a board of the server', () => {
  it('is of one mode, the fastest first, and of two alike the earlier', async () => {
    plant(
      BOARD,
      score({ name: 'late', time: 30, date: '2026-11-21T13:00:00.000Z' }),
      score({ name: 'slow', time: 50 }),
      score({ name: 'early', time: 30 }),
      score({ name: 'other', gameMode: 1, time: 1 }),
      score({ name: 'away', gameMode: 3, time: 1 }),
    );
    expect((await board(2)).map(({ name }) => name)).toEqual(['early', 'late', 'slow']);
  });

  it('goes by the score where the clock ends the game', async () => {
    plant(
      BOARD,
      score({ name: 'few', gameMode: 3, score: 4, time: 1 }),
      score({ name: 'many', gameMode: 3, score: 9 }),
    );
    expect((await board(3)).map(({ name }) => name)).toEqual(['many', 'few']);
  });

  it('is of one quest where that is the game', async () => {
    plant(
      BOARD,
      score({ name: 'this', gameMode: 5, quest: 'quest3' }),
      score({ name: 'that', gameMode: 5, quest: 'quest4' }),
    );
    expect((await board(5, 'quest3')).map(({ name }) => name)).toEqual(['this']);
  });

  it('leaves out what cannot be read, and gives each row its id', async () => {
    plant(BOARD, { gameMode: 2, time: 1, date: '2026-11-21T12:00:00.000Z' }, score({ name: 'Zoé' }));
    expect((await board(2)).map(({ id, name }) => [id, name])).toEqual([['0001', 'Zoé']]);
  });

  const rows = (count: number, nameOf: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => score({ name: nameOf(index), time: index }));

  it('reads ten rows first and twice as many at each look behind them, until there are a hundred players', async () => {
    plant(BOARD, ...rows(450, (index) => `player ${String(index)}`));
    expect(await looks(store().scores(query))).toEqual([
      [10, 1],
      [30, 2],
      [70, 3],
      [150, 4],
    ]);
  });

  it('goes on with a look until it has found five players more, and ends with the board', async () => {
    // the same few players fill the first rows
    plant(
      BOARD,
      ...rows(450, (index) => (index < 200 ? `player ${String(index % 3)}` : `later ${String(index)}`)),
    );
    expect((await looks(store().scores(query)))[0]).toEqual([250, 5]);
    server.documents.clear();
    server.queries.length = 0;
    plant(BOARD, ...rows(25, (index) => `player ${String(index % 3)}`));
    expect(await looks(store().scores(query))).toEqual([[25, 2]]);
  });

  it('reads no more than fifty pages of a flood at a look', async () => {
    plant(BOARD, ...rows(5200, () => 'flood'));
    const [first] = await looks(store().scores(query));
    expect(first).toEqual([10 + 20 + 40 + 80 + 46 * 100, 50]);
  });

  it('is not lost where the server is away: the next look is asked for again', async () => {
    plant(BOARD, ...rows(40, (index) => `player ${String(index)}`));
    let isAway = false;
    const open = async () => {
      if (isAway) throw new TypeError('Failed to fetch');
      return server.backend;
    };
    const first = await store(open).scores(query);
    const more = first.kind === 'ok' ? first.more : undefined;
    isAway = true;
    expect(await more?.()).toEqual({ kind: 'offline' });
    isAway = false;
    expect(await more?.()).toMatchObject({ kind: 'ok', rows: { length: 30 } });
  });
});

describe('what else the server tells', () => {
  it('is a day’s hunts, the fastest first', async () => {
    const hunt = { name: 'Zoé', date: '2026-11-20T09:00:00.000Z', userId: '', day: '2026-11-20' };
    plant(
      'dailyHunt/2026-11-20/scores',
      { ...hunt, time: 90 },
      { ...hunt, time: 70 },
      { ...hunt, time: 'x' },
    );
    const answer = await store().hunts('2026-11-20');
    expect(answer.kind === 'ok' && answer.rows.map(({ time }) => time)).toEqual([70, 90]);
  });

  it('is a week’s entries, ten first, and all of them at last', async () => {
    const shown = {
      name: 'Zoé',
      maskedEmail: 'z***@example.org',
      score: 1,
      level: 2,
      date: '2026-11-20T09:00:00.000Z',
      week: WEEK,
    };
    const some = (count: number) => {
      server.documents.clear();
      plant(
        `weeklyContest/${WEEK}/PublicResults`,
        ...Array.from({ length: count }, (_, index) => ({ ...shown, time: index })),
      );
    };
    some(250);
    expect(await looks(store().entries(WEEK))).toEqual([
      [10, 1],
      [30, 2],
      [70, 3],
      [150, 4],
      [250, 5],
      [250, 6],
    ]);
    some(9);
    expect(await looks(store().entries(WEEK))).toEqual([[9, 7]]);
  });

  it('is whose name is held: neither one that is none, nor one given up ninety days ago', async () => {
    const taken = async (name: string) => {
      const answer = await store().isNameTaken(name);
      return answer.kind === 'ok' ? answer.taken : answer.kind;
    };
    expect(await taken('Zoé')).toBe(false);
    server.documents.set(userPath('Zoé'), { userId: 'z' });
    expect(await taken('Zoé')).toBe(true);
    expect(await taken(' zoé ')).toBe(true);
    expect(await taken('//')).toBe(false);
    server.documents.set(userPath('Zoé'), { userId: 'z', givenUp: at(NOW - 90 * DAY) });
    expect(await taken('Zoé')).toBe(true);
    server.documents.set(userPath('Zoé'), { userId: 'z', givenUp: at(NOW - 91 * DAY) });
    expect(await taken('Zoé')).toBe(false);
  });

  it('is a player’s last hundred activities, the latest first', async () => {
    const activity = { type: 'LevelCompleted', activity: 'Fair', time: 3, gameMode: 2, score: 1, level: 1 };
    plant(
      'accounts/z/userActivities',
      ...Array.from({ length: 130 }, (_, index) => ({
        ...activity,
        date: new Date(NOW + index * 1000).toISOString(),
      })),
    );
    const answer = await store().activities('z');
    if (answer.kind !== 'ok') throw new Error(answer.kind);
    expect(answer.activities).toHaveLength(100);
    expect(answer.activities[0]?.date).toBe(new Date(NOW + 129_000).toISOString());
  });

  it('is a week’s draws in their order, with the seal before them and the winners who are named', async () => {
    const draw = (number: number) => ({
      week: WEEK,
      number,
      listHash: 'a'.repeat(64),
      participants: 3,
      seed: 's'.repeat(32),
      winner: 'p',
      reason: '',
      sentAt: at(NOW + number),
    });
    plant(drawsPath(WEEK), draw(2), draw(3), draw(1), { ...draw(4), sentAt: 'never' });
    plant(winnersPath(WEEK), { number: 1, name: 'Zoé' });
    const read = async () => {
      const answer = await store().draws(WEEK);
      if (answer.kind !== 'ok') throw new Error(answer.kind);
      return answer.value;
    };
    expect((await read()).seal).toBeUndefined();
    server.documents.set(sealPath(WEEK), { week: WEEK, seal: 'b'.repeat(64), sentAt: at(NOW - 1) });
    const { seal, draws, winners } = await read();
    expect(seal).toEqual({ week: WEEK, seal: 'b'.repeat(64), sentAt: NOW - 1 });
    expect(draws.map(({ number, sentAt }) => [number, sentAt - NOW])).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
    ]);
    expect(winners).toMatchObject([{ number: 1, name: 'Zoé' }]);
  });

  it('is the whole list that was drawn from, however many pages it has', async () => {
    plant(
      listsPath(WEEK),
      ...Array.from({ length: 130 }, (_, index) => ({ ids: [`a${index}`, `b${index}`] })),
    );
    const answer = await store().drawnList(WEEK);
    expect(answer.kind === 'ok' && answer.ids).toHaveLength(260);
  });
});

describe('a server that is away', () => {
  it('is offline, whether it says so or hangs', async () => {
    const asked = { level: 1, mode: 2, week: WEEK } as const;
    expect(store().home).toBe('server');
    const broken = store(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await broken.scores({ ...asked, quest: undefined })).toEqual({ kind: 'offline' });
    const hanging = store(() => new Promise(() => undefined), 1);
    expect(await hanging.scores({ ...asked, quest: undefined })).toEqual({ kind: 'offline' });
  });
});
