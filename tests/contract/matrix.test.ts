/**
 * What a player earns is neither lost nor doubled nor called accepted when it is not (DECISIONS 19): every fault of
 * every service before every player's every write, on the real SDK, the Auth emulator and the stand-in with its rules.
 */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sha256, timer } from '../../src/app/services/device';
import { DEFAULT_LOCK } from '../../src/contest/mystery-word';
import { openShelves } from '../../src/records/local/database';
import { createOutbox } from '../../src/records/outbox';
import type { KnownPlayer, SubmitResult } from '../../src/records/forms';
import { recordsOver } from '../../src/records/records';
import { FAULTS, faultsBefore, type Fault, type FaultLayer, type Strikes } from '../support/faults';
import { newDisk } from '../support/records';
import { trusting, trustingHunts } from '../support/trusting';
import { openFirebaseHome, OWNER_UID } from './firebase-home';
import { CLOCKS, RIGHT, toMonday, type Clock } from './clocks';
import { idOf, NAME, submit, WRITES, type Kind } from './earned';
import { startServers, type Servers } from './servers';

const PLAYERS = ['guest', 'player', 'guestTurnedPlayer'] as const;
type Who = (typeof PLAYERS)[number];

let servers: Servers;
let layer: FaultLayer;
let documents: () => readonly string[];
let skew = 0;

beforeAll(async () => {
  servers = await startServers(OWNER_UID, toMonday(Date.now()));
  layer = faultsBefore(servers);
  // the SDK keeps the `fetch` it finds when it is loaded
  await import('../../src/records/firebase/sdk');
  documents = () => servers.standIn?.documents.paths() ?? [];
});
afterAll(async () => {
  layer.remove();
  await servers.stop();
});
beforeEach(async () => {
  newDisk();
  skew = 0;
  layer.fault = undefined;
  layer.shortSessions = false;
  await servers.clear();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => vi.useRealTimers());

/** Ms after which every call has ended, with an answer or without. */
const LONGEST_CALL = 40_000;

/** Turns of the event loop without a request under way, after which only time can bring anything. */
const IDLE = 60;

async function untilIdle(isDone: () => boolean = () => false): Promise<void> {
  for (let idle = 0; idle < IDLE && !isDone(); idle += 1) {
    await new Promise((resolve) => setImmediate(resolve));
    if (layer.busy() > 0) idle = 0;
  }
}

/** Comes back when the promise is settled. Time passes only while something hangs: a busy machine changes nothing. */
async function driven<T>(promise: Promise<T>): Promise<T> {
  const state = { isDone: false };
  const settled = promise.catch(() => undefined).then(() => (state.isDone = true));
  for (let seconds = 0; seconds < 300;) {
    await untilIdle(() => state.isDone);
    if (state.isDone) break;
    if (layer.hung() === 0) continue;
    await vi.advanceTimersByTimeAsync(1000);
    seconds += 1;
  }
  if (!state.isDone) throw new Error('nothing ends a call that hangs');
  await settled;
  return promise;
}

function open() {
  const now = () => servers.now() + skew;
  const home = openFirebaseHome(servers, { now, hosting: layer.hosting });
  const outbox = createOutbox({
    shelves: openShelves('worldmaps'),
    send: (write) => home.store.put(write),
    timer,
    exclusive: (work) => work(),
    random: () => 0,
  });
  let ids = 0;
  const newId = () => `made-${String((ids += 1))}`;
  const records = recordsOver({
    store: home.store,
    outbox,
    judge: trusting,
    judgeHunts: trustingHunts,
    now,
    newId,
    sha256,
    lock: DEFAULT_LOCK,
    contestOf: () => ({ level: 1, mode: 5 }),
  });
  home.accounts.subscribe(() => void outbox.flush());
  return { ...home, records, outbox, now };
}

type Visit = ReturnType<typeof open>;

async function register({ accounts }: Visit, name: string): Promise<KnownPlayer> {
  const email = `${name.toLowerCase()}@example.org`;
  const form = { name, email, password: 'secret1', confirmation: 'secret1' };
  expect(await driven(accounts.register(form))).toEqual({ kind: 'ok' });
  const state = accounts.state();
  if (state.kind !== 'user') throw new Error('nobody is signed in');
  return { userId: state.account.userId, name };
}

const PLACES: Readonly<Record<Kind, RegExp>> = {
  score: /^leaderboard\//,
  comment: /^comments\/earned-comment$/,
  hunt: /^dailyHunt\//,
  entry: /^weeklyContest\/.*\/Results\//,
  reply: /^popupReplies\//,
};

/** Where a write is: documents of its kind in the store, and rows of it in the outbox as the player sees them. */
async function whereabouts({ outbox }: Visit, kind: Kind) {
  const pending = await driven(outbox.pending());
  const { waiting, refused, drafts } = outbox.state();
  expect(waiting, 'every row that waits is counted').toBe(pending.length);
  return {
    store: documents().filter((path) => PLACES[kind].test(path)).length,
    waiting: pending.filter((write) => write.kind === kind && write.id !== 'earned-score-comment').length,
    refused: refused.filter(({ what, write }) => what === kind && write.id !== 'earned-score-comment').length,
    drafts: drafts.filter(({ id }) => id === idOf(kind)).length,
  };
}

type Whereabouts = Awaited<ReturnType<typeof whereabouts>>;
const IN_STORE: Whereabouts = { store: 1, waiting: 0, refused: 0, drafts: 0 };
const REFUSED: Whereabouts = { store: 0, waiting: 0, refused: 1, drafts: 0 };

/** Nothing is said that is not so: accepted is in the store, waiting and refused are in the outbox. */
function expectHonest(kind: Kind, result: SubmitResult, where: Whereabouts): void {
  if (result.kind === 'ok') expect(where, kind).toEqual(IN_STORE);
  else if (result.kind === 'offline')
    expect(where, kind).toMatchObject({ waiting: 1, refused: 0, drafts: 0 });
  else expect([result, where], kind).toEqual([{ kind: 'refused', reason: expect.any(String) }, REFUSED]);
}

/** "Send now" until nothing waits any more; gives up after ten minutes of the page's time. */
async function untilSent({ records }: Visit): Promise<void> {
  for (let turn = 0; turn < 300 && records.outbox().waiting > 0; turn += 1) {
    records.retry();
    await untilIdle();
    if (layer.hung() > 0) await vi.advanceTimersByTimeAsync(2000);
  }
}

interface Plan {
  readonly who: Who;
  readonly kinds: readonly Kind[];
  readonly clock?: Clock;
  readonly trouble?: FaultLayer['fault'];
}

/** An outage is no answer. A clock, a week and a name that has become somebody's are; and what a commit alone meets. */
function reasonsOf({ who, clock, trouble }: Plan): readonly string[] {
  if (clock) return ['clock', 'weekOver', 'nameTaken'];
  if (who === 'guestTurnedPlayer') return ['nameTaken'];
  if (trouble?.strikes !== 'commit') return [];
  if (trouble.fault === '400') return ['invalid'];
  // nobody may look whether an address has entered
  return trouble.fault === '403' ? ['denied', 'otherGame'] : [];
}

/** What was submitted in trouble has arrived by now, or is refused for a reason of its own and can be mended. */
async function expectArrival(visit: Visit, kind: Kind, date: string, plan: Plan, player?: KnownPlayer) {
  let where = await whereabouts(visit, kind);
  if (where.refused > 0) {
    const [reason] = visit.records
      .outbox()
      .refused.flatMap(({ what, reason: why }) => (what === kind ? [why] : []));
    expect(reasonsOf(plan), kind).toContain(reason);
    expect(where, kind).toEqual(REFUSED);
    // the contest is over; and the form of a reply does not know what an earlier visit wrote
    if (kind === 'reply' || reason === 'weekOver') return;
    const mended = await driven(submit(visit.records, kind, date, player));
    // what a wrong clock has opened is not open: a hunt of another day, a contest of another week
    if ((kind === 'hunt' || kind === 'entry') && plan.clock !== undefined && mended.kind !== 'ok') {
      expect(mended).toEqual({ kind: 'refused', reason: kind === 'hunt' ? 'dayOver' : 'weekOver' });
      expect(await whereabouts(visit, kind), kind).toEqual(REFUSED);
      return;
    }
    expect(mended.kind, kind).toBe('ok');
    await untilSent(visit);
    where = await whereabouts(visit, kind);
  }
  expect(where, kind).toEqual(IN_STORE);
}

async function play(plan: Plan): Promise<void> {
  const { who, kinds, clock = RIGHT, trouble } = plan;
  const visit = open();
  let player = who === 'player' ? await register(visit, NAME) : undefined;
  const dates = new Map<Kind, string>();
  for (const kind of kinds) {
    skew = clock.skew;
    layer.fault = trouble;
    const date = new Date(visit.now() - clock.age).toISOString();
    dates.set(kind, date);
    const result = await driven(submit(visit.records, kind, date, player));
    expectHonest(kind, result, await whereabouts(visit, kind));
    layer.fault = undefined;
    skew = 0;
    // a call that hung ends by its limit, and the next one asks anew
    if (trouble?.fault === 'hang') await vi.advanceTimersByTimeAsync(LONGEST_CALL);
    if (who === 'guestTurnedPlayer') continue;
    await untilSent(visit);
    await expectArrival(visit, kind, date, plan, player);
  }
  if (who === 'guestTurnedPlayer') {
    player = await register(visit, NAME);
    await untilSent(visit);
    for (const [kind, date] of dates) await expectArrival(visit, kind, date, plan, player);
  }
  await untilSent(visit);
  expect(visit.records.outbox().waiting).toBe(0);
  // with what was written beside it, once
  const beside = documents().filter((path) => path.endsWith('earned-score-comment'));
  expect(beside).toHaveLength(kinds.includes('score') ? 1 : 0);
}

async function renameUnder(trouble?: FaultLayer['fault'], clock: Clock = RIGHT): Promise<void> {
  const { accounts } = await signedIn();
  skew = clock.skew;
  layer.fault = trouble;
  const answer = await driven(accounts.rename('Dominique'));
  const isIn = () => documents().includes('users/dominique');
  if (answer.kind === 'ok') expect(isIn()).toBe(true);
  // a name that is free is not taken, whoever is away
  expect(answer).not.toEqual({ kind: 'invalid', problem: 'nameTaken' });
  layer.fault = undefined;
  skew = 0;
  await servers.wait(2000);
  expect(await driven(accounts.rename('Dominique'))).toEqual({ kind: 'ok' });
  expect(isIn()).toBe(true);
  expect(accounts.state()).toMatchObject({ kind: 'user', account: { name: 'Dominique' } });
}

async function signedIn(): Promise<Visit> {
  const visit = open();
  await register(visit, NAME);
  await servers.wait(2000);
  return visit;
}

describe.each(FAULTS)('Auth: %s', (fault: Fault) => {
  const trouble = { service: 'auth', strikes: 'all', fault } as const;
  beforeEach(() => {
    layer.shortSessions = true;
  });
  // every guest's first write signs in
  it.each(WRITES)('guest: %s', (kind) => play({ who: 'guest', kinds: [kind], trouble }));
  it('player', () => play({ who: 'player', kinds: WRITES, trouble }));
  it('guest turned player', () => play({ who: 'guestTurnedPlayer', kinds: WRITES, trouble }));
  it('rename', () => renameUnder(trouble));
});

describe.each(FAULTS)('Firestore: %s', (fault: Fault) => {
  const trouble = { service: 'firestore', strikes: 'all', fault } as const;
  it.each(PLAYERS)('%s', (who) => play({ who, kinds: WRITES, trouble }));
  it('rename', () => renameUnder(trouble));
});

describe.each<[Strikes, Fault]>([
  ...(['400', '403', '404', '409', '429', 'hang'] as const).map((fault): [Strikes, Fault] => [
    'commit',
    fault,
  ]),
  ...(['reset', 'hang', '403', '409', '503', 'html'] as const).map((fault): [Strikes, Fault] => [
    'answer',
    fault,
  ]),
])('Firestore: %s is %s', (strikes, fault) => {
  const trouble = { service: 'firestore', strikes, fault } as const;
  // whether an address has replied is nobody's to know: the denial of a reply alone is an answer
  const kinds = strikes === 'commit' && fault === '403' ? WRITES.filter((kind) => kind !== 'reply') : WRITES;
  it.each(['guest', 'player'] as const)('%s', (who) => play({ who, kinds, trouble }));
  it('rename', () => renameUnder(trouble));
});

// a browser tells no fault of a chunk from another, but that it waits on a hang
describe.each<Fault>(['503', 'hang'])('hosting: %s', (fault) => {
  const trouble = { service: 'hosting', strikes: 'all', fault } as const;
  it.each(['guest', 'guestTurnedPlayer'] as const)('%s', (who) => play({ who, kinds: WRITES, trouble }));
});

describe.each(CLOCKS)('the clock is $name', (clock) => {
  it.each(PLAYERS)('%s', (who) => play({ who, kinds: WRITES, clock }));
  it('rename', () => renameUnder(undefined, clock));
});
