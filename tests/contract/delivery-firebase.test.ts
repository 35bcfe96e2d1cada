/** What a player won arrives exactly once on Firebase, whatever happens to the network, the page or the server. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { onePerAddress } from '../../src/contest/addresses';
import { weekKeyAt } from '../../src/contest/weeks';
import { DEFAULT_LOCK } from '../../src/contest/mystery-word';
import { openShelves } from '../../src/records/local/database';
import { createOutbox } from '../../src/records/outbox';
import type { Records } from '../../src/records/port';
import { recordsOver } from '../../src/records/records';
import { sha256 } from '../../src/app/services/device';
import { fakeTimer, newDisk, scoreForm, settle, type FakeTimer } from '../support/records';
import { trusting, trustingHunts } from '../support/trusting';
import { openFirebaseHome, OWNER_UID } from './firebase-home';
import { CONTEST, reply, type ContractHome } from './home';
import { startServers, type Servers } from './servers';

let servers: Servers;

beforeAll(async () => {
  servers = await startServers(OWNER_UID);
}, 120_000);
afterAll(() => servers.stop());
beforeEach(async () => {
  newDisk();
  await servers.clear();
});
afterEach(() => weather('fine'));

function weather(is: 'fine' | 'lostAnswer' | 'away'): void {
  if (servers.standIn) servers.standIn.weather = is;
}

let ids = 0;

/** One visit of a player: the disk as it is, over Firebase as it is. */
function visit(home: ContractHome): { readonly records: Records; readonly timer: FakeTimer } {
  const timer = fakeTimer();
  const outbox = createOutbox({
    shelves: openShelves('worldmaps'),
    send: (write) => home.store.put(write),
    timer,
    exclusive: (work) => work(),
    random: () => 0,
  });
  const newId = () => `delivery-${String((ids += 1))}`;
  const records = recordsOver({
    store: home.store,
    outbox,
    judge: trusting,
    judgeHunts: trustingHunts,
    now: servers.now,
    newId,
    sha256,
    lock: DEFAULT_LOCK,
    contestOf: () => CONTEST,
  });
  return { records, timer };
}

const boardOfWeek = async (records: Records) => {
  const week = weekKeyAt(servers.now());
  return (await records.board({ level: 1, mode: 2, week }, { looks: 5 })).board.rows
    .map(({ name }) => name)
    .toSorted();
};

async function untilSent(records: Records): Promise<void> {
  for (let turn = 0; turn < 400 && records.outbox().waiting > 0; turn += 1) {
    records.retry();
    await settle();
  }
}

/** Finishes games; each waits for an answer that a clock moved by hand cuts short. */
async function finishGames(
  { records, timer }: ReturnType<typeof visit>,
  names: readonly string[],
): Promise<void> {
  for (const name of names) {
    const submitted = records.submitScore(scoreForm({ name, time: 30 }));
    await settle();
    await timer.advance(7000);
    expect((await submitted).kind).toBe('offline');
  }
}

it(
  'fifty games finished offline with one reload in the middle arrive exactly once',
  { timeout: 120_000 },
  async () => {
    const home = openFirebaseHome(servers);
    weather('away');
    const names = Array.from({ length: 50 }, (_, index) => `P${String(index).padStart(2, '0')}`);
    await finishGames(visit(home), names.slice(0, 25));
    const { records, timer } = visit(home);
    await finishGames({ records, timer }, names.slice(25));
    expect(records.outbox().waiting).toBe(50);
    weather('fine');
    await untilSent(records);
    expect(records.outbox()).toMatchObject({ waiting: 0, refused: [] });
    expect(await boardOfWeek(records)).toEqual(names);
  },
);

it('a server that dies between request and answer doubles nothing', { timeout: 60_000 }, async () => {
  const home = openFirebaseHome(servers);
  const { records, timer } = visit(home);
  weather('lostAnswer');
  await finishGames({ records, timer }, ['Camille']);
  weather('fine');
  await untilSent(records);
  expect(records.outbox()).toMatchObject({ waiting: 0, refused: [] });
  expect(await boardOfWeek(records)).toEqual(['Camille']);
});

it('two players who take a name at the same moment leave one of each', { timeout: 60_000 }, async () => {
  const [one, two] = [openFirebaseHome(servers), openFirebaseHome(servers)];
  const form = (email: string) => ({ name: 'Camille', email, password: 'secret1', confirmation: 'secret1' });
  const answers = await Promise.all([
    one.accounts.register(form('one@example.org')),
    two.accounts.register(form('two@example.org')),
  ]);
  expect(answers.map(({ kind }) => kind).toSorted()).toEqual(['invalid', 'ok']);
  expect(answers).toContainEqual({ kind: 'invalid', problem: 'nameTaken' });
  // who was too late has no account, and may have another name
  const late = answers[0].kind === 'ok' ? two : one;
  expect(late.accounts.state()).toEqual({ kind: 'guest' });
  const email = late === two ? 'two@example.org' : 'one@example.org';
  expect(await late.accounts.register({ ...form(email), name: 'Dominique' })).toEqual({ kind: 'ok' });
});

it('two players and one address: both enter, and the address counts once', { timeout: 60_000 }, async () => {
  const visits = [visit(openFirebaseHome(servers)), visit(openFirebaseHome(servers))];
  const week = weekKeyAt(servers.now());
  const form = {
    ...CONTEST,
    name: 'Zoé',
    email: 'zoe@example.org',
    consent: true,
    time: 12.5,
    score: 1,
    week,
  };
  const results = await Promise.all(visits.map(({ records }) => records.submitEntry(form)));
  expect(results.map(({ kind }) => kind)).toEqual(['ok', 'ok']);
  expect((await visits[0]?.records.contestResults(week))?.rows).toHaveLength(2);
  const owner = openFirebaseHome(servers);
  await owner.signInOwner();
  const entries = await owner.store.admin.entries(week);
  expect(entries.kind === 'ok' && onePerAddress(entries.value)).toHaveLength(1);
});

it(
  'who replies once, again and a second time is refused nothing by the server',
  { timeout: 60_000 },
  async () => {
    const refused: string[] = [];
    const { fetch } = globalThis;
    globalThis.fetch = async (input, init) => {
      const response = await fetch(input, init);
      if (response.status === 403) refused.push(input instanceof Request ? input.url : String(input));
      return response;
    };
    const home = openFirebaseHome(servers);
    const one = reply('one');
    try {
      weather('lostAnswer');
      expect((await home.store.put(one)).kind).toBe(servers.standIn ? 'offline' : 'ok');
      weather('fine');
      expect(await home.store.put(one)).toMatchObject({ kind: 'ok' });
      expect(await home.store.put(reply('two'))).toEqual({ kind: 'refused', reason: 'emailUsed' });
      const other = openFirebaseHome(servers);
      expect(refused).toEqual([]);
      // only the server knows of somebody else’s
      expect(await other.store.put(reply('three'))).toEqual({ kind: 'refused', reason: 'emailUsed' });
      expect(refused).toHaveLength(2);
    } finally {
      globalThis.fetch = fetch;
    }
  },
);
