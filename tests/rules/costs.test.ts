/** What the game's own code asks of the database for each action, and that the tables of docs/deploy.md say so. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { COSTS, PLAYERS, costOfDay, costTables, type Cost } from '../../scripts/costs';
import { readPlan } from '../../src/app/services/contest-plans';
import { readWeekBest } from '../../src/app/services/week-best';
import { fetchDefinition } from '../../src/levels/remote/definitions';
import { explorerMemory, type ExplorerMemory } from '../../src/records/explorer-memory';
import type { Explorer } from '../../src/records/explorers';
import { createFirebaseStore } from '../../src/records/firebase/store';
import { boardPath, huntsPath, publicEntriesPath } from '../../src/records/paths';
import { NO_BEST, explorersPath } from '../../src/records/week-best';
import type { Write } from '../../src/records/schema';
import { activity, entry, score } from '../contract/home';
import { rulesFor } from '../contract/firebase-home';
import { fakeFirebase } from '../support/fake-firebase';
import type { RestWrite } from '../support/firestore/documents';
import { compileRules, type Rules } from '../support/firestore/rules';
import { activity as activityOf, enters, score as scoreOf, settle, submits, writes } from './documents';
import { ADMIN, NOW as SENT, World, pathOf, set } from './world';

const WEEK = '2026-W47';
const NOW = Date.UTC(2026, 10, 21, 12);
/** Played in that week, whatever week the machine's own clock shows. */
const PLAYED = { week: WEEK, date: new Date(NOW - 60_000).toISOString() } as const;
afterEach(() => vi.unstubAllGlobals());

/** What a device keeps between two visits. */
function shelfOf() {
  const kept = new Map<string, string>();
  return () => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  });
}

const RUN = 'r'.repeat(16);
/** The week's document of who has found one quest. */
const worth = (uid: string, name: string, userId: string) =>
  set(`${explorersPath(WEEK)}/${uid}`, {
    name,
    userId,
    points: 1,
    found: { 1: ['quest1'] },
    hunts: [],
    sentAt: SENT,
  });
/** A score whose run proves a find. */
const finding = (write: Write): Write =>
  write.kind === 'score' ? { ...write, document: { ...write.document, run: RUN }, found: ['quest1'] } : write;

/** Firebase in memory that counts as the bill does: a question costs what it finds, and one document at least. */
function counted(memory?: ExplorerMemory) {
  const server = fakeFirebase();
  const { firestore } = server.backend;
  const cost = { reads: 0, writes: 0 };
  const { getDoc, getDocs } = firestore;
  const counting: typeof firestore = {
    ...firestore,
    getDoc: async (place) => {
      cost.reads += 1;
      return getDoc(place);
    },
    getDocs: async (query) => {
      const found = await getDocs(query);
      cost.reads += Math.max(1, found.docs.length);
      return found;
    },
  };
  const open = async () => ({ ...server.backend, firestore: counting });
  const store = createFirebaseStore({ open, now: () => NOW, wait: async () => undefined, memory });
  const total = (): Cost => ({ reads: cost.reads, writes: server.commits.flat().length });
  return { server, store, total };
}

/** Documents that the rules look up for a commit and that it does not write itself. */
function lookedUp(uid: string, commit: readonly RestWrite[]): number {
  const inner = compileRules(rulesFor(ADMIN));
  const own = new Set(commit.map(pathOf));
  const keys = new Set<string>();
  const rules: Rules = {
    check: (request) =>
      inner.check({
        ...request,
        read: (key, when) => {
          if (!own.has(key)) keys.add(key);
          return request.read(key, when);
        },
      }),
  };
  const world = new World(rules);
  settle(world);
  world.as(uid).commit(...commit);
  return keys.size;
}

const plus = ({ reads, ...cost }: Cost, rules: number): Cost => ({ ...cost, reads: reads + rules });

async function sent(uid: string, ...sends: readonly Write[]) {
  const memory = explorerMemory(shelfOf(), () => NOW);
  // home has read who leads, and these finds pass nobody
  const place = { id: 'x', points: 99 };
  memory.keepBest(WEEK, { ...NO_BEST, first: [place, place, place], leaders: { 1: { id: 'x', found: 10 } } });
  const { server, store, total } = counted(memory);
  server.signIn({ uid, email: null, isAnonymous: uid === 'guest' });
  server.documents.set(`accounts/${uid}`, {});
  for (const write of sends) expect(await store.put(write)).toMatchObject({ kind: 'ok' });
  return { store, total };
}

describe('documents asked for', () => {
  it('when a game opens', async () => {
    const ask = vi.fn(async () => new Response('{}'));
    vi.stubGlobal('fetch', ask);
    await fetchDefinition({ projectId: 'p', token: undefined }, 1);
    expect(COSTS.game).toEqual({ reads: ask.mock.calls.length, writes: 0 });
  });

  it('by the first look at a full board', async () => {
    const { server, store, total } = counted();
    const row = score('s', PLAYED).document;
    for (let i = 0; i < 150; i++)
      server.documents.set(`${boardPath(WEEK, 1)}/s${i}`, {
        ...row,
        name: `Player ${i}`,
        time: i + 20,
      });
    await store.scores({ level: 1, mode: 2, week: WEEK });
    expect(total()).toEqual(COSTS.board);
  });

  it('by the contest’s page', async () => {
    const { server, store, total } = counted();
    const { shown } = entry('zoe', 'p1', PLAYED);
    for (let i = 0; i < 150; i++)
      server.documents.set(`${publicEntriesPath(WEEK)}/p${i}`, { ...shown, time: i + 2 });
    await store.entries(WEEK);
    await store.draws(WEEK);
    expect(total()).toEqual(COSTS.contest);
  });

  it('by whoever wants to know the week’s contest', async () => {
    const ask = vi.fn(async () => Response.json({}, { status: 404 }));
    vi.stubGlobal('fetch', ask);
    const shelf = shelfOf();
    for (const _ of ['home', 'game'])
      await readPlan({ VITE_FIREBASE_PROJECT_ID: 'p' }, WEEK, { shelf, now: () => NOW });
    expect(COSTS.plan).toEqual({ reads: ask.mock.calls.length, writes: 0 });
  });

  it('by whoever scrolls to who leads the week', async () => {
    const ask = vi.fn(async () => Response.json({}, { status: 404 }));
    vi.stubGlobal('fetch', ask);
    const shelf = shelfOf();
    for (const _ of ['home', 'home again'])
      await readWeekBest({ VITE_FIREBASE_PROJECT_ID: 'p' }, WEEK, { shelf, now: () => NOW });
    expect(COSTS.best).toEqual({ reads: ask.mock.calls.length, writes: 0 });
  });

  it('by the explorers’ board, in the middle of it', async () => {
    const memory = explorerMemory(shelfOf(), () => NOW);
    const { server, store, total } = counted(memory);
    server.signIn({ uid: 'p40', email: null });
    for (let i = 0; i < 80; i++) {
      const explorer: Explorer = { name: 'Zoé', userId: '', points: i + 1, found: {}, hunts: [] };
      const path = `${explorersPath(WEEK)}/p${i}`;
      server.documents.set(path, explorer);
      if (i === 40) memory.keepOwn({ path, explorer });
    }
    const answer = await store.explorers(WEEK, 'Zoé');
    expect(
      answer.kind === 'ok' && answer.value.rows.map(({ points }) => points).toSorted((a, b) => b - a),
    ).toEqual([80, 79, 78, 77, 76, 43, 42, 41, 40, 39]);
    expect(total()).toEqual(COSTS.explorers);
  });

  it('by whoever asks where yesterday’s hunt stood, however many hunted', async () => {
    const { server, store, total } = counted();
    const row = { name: 'Zoé', date: '2026-11-20T12:00:00Z', userId: '', day: '2026-11-20' };
    for (let i = 100; i < 250; i++)
      server.documents.set(`${huntsPath('2026-11-20')}/h${i}`, { ...row, time: i });
    const answer = await store.someHunts('2026-11-20', 'h150');
    expect(answer).toMatchObject({ kind: 'ok', value: { isAll: false, hunts: { length: 10 } } });
    expect(total()).toEqual(COSTS.yesterday);
    // near the end it goes on at the beginning
    const last = await store.someHunts('2026-11-20', 'h245');
    expect(last.kind === 'ok' && last.value.hunts.map(({ time }) => time)).toEqual([
      246, 247, 248, 249, 100, 101, 102, 103, 104, 105,
    ]);
  });

  it('by a guest’s score', async () => {
    const { store, total } = await sent('guest', finding(score('s1', PLAYED)));
    await store.isNameTaken('Camille');
    const asked = lookedUp('guest', [...submits({ run: RUN }), worth('guest', 'Guest', '')]);
    expect(plus(total(), asked)).toEqual(COSTS.guestScore);
  });

  it('by a player’s score', async () => {
    const { total } = await sent(
      'alice',
      finding(score('s1', { ...PLAYED, userId: 'alice', name: 'Alice' })),
      activity('a1', 'alice'),
    );
    const own = set(`leaderboard/${WEEK}/level1/s1`, scoreOf({ name: 'Alice', userId: 'alice', run: RUN }));
    const noted = set('accounts/alice/userActivities/a1', activityOf());
    const rules = [
      lookedUp('alice', [...writes('alice', own), worth('alice', 'Alice', 'alice')]),
      lookedUp('alice', writes('alice', noted)),
    ];
    expect(
      plus(
        total(),
        rules.reduce((a, b) => a + b, 0),
      ),
    ).toEqual(COSTS.playerScore);
  });

  it('by a contest entry', async () => {
    const { store, total } = await sent('guest', entry('zoe', 'p1', PLAYED));
    // as its form opens, and as it is sent
    for (const _ of ['opens', 'is sent']) await store.sitePage('rules');
    expect(plus(total(), lookedUp('guest', enters()))).toEqual(COSTS.entry);
  });
});

it('by a page that the owner may have written', async () => {
  const { store, total } = counted();
  await store.sitePage('privacy');
  expect(total()).toEqual(COSTS.page);
});

it('the tables of docs/deploy.md are those of the code', () => {
  const page = readFileSync(path.resolve(import.meta.dirname, '../../docs/deploy.md'), 'utf8');
  const cells = (line: string) => line.replaceAll(/ +/g, ' ').trim();
  const lines = new Set(page.split('\n').map(cells));
  expect(
    costTables(PLAYERS)
      .flat()
      .filter((line) => !lines.has(cells(line))),
  ).toEqual([]);
});

it('a day of a hundred thousand players asks for less than two million documents', () => {
  expect(costOfDay(100_000).reads).toBeLessThan(2_000_000);
});

it('ten times the players ask for ten times the documents', () => {
  const [one, ten] = [costOfDay(1000), costOfDay(10_000)];
  expect(ten).toEqual({ reads: one.reads * 10, writes: one.writes * 10 });
});
