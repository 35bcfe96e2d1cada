/** What every home must do for the owner's draw: sealed in its week, made once after it, and open to everybody. */
import { checkDraws } from '../../src/contest/check-draw';
import { draw, sealOf } from '../../src/contest/draw';
import { endOfWeek } from '../../src/contest/weeks';
import { sha256 as hash } from '../../src/app/services/device';
import type { ContestDraws, RecordStore } from '../../src/records/store-port';
import type { Draw } from '../../src/records/schema';
import { EARLIER, WEEK, entry, register, same, taken, type ContractCase, type ContractHome } from './home';

const SEED = '5'.repeat(32);
const IDS = ['p1', 'p2', 'p3'];

const sha256 = (text: string): Promise<string> => {
  if (!hash) throw new Error('no secure context to hash in');
  return hash(text);
};

/** Plants a week that was sealed in time, with three who took part, and is over. */
async function sealed({ plant }: ContractHome): Promise<void> {
  const { week, date } = EARLIER;
  const at = `weeklyContest/${week}`;
  const sentAt = new Date(endOfWeek(week) - 1000);
  await plant(`${at}/Seeds/seal`, { seed: SEED, sentAt });
  await plant(`${at}/Seals/seal`, { week, seal: await sealOf(SEED, sha256), sentAt });
  const result = { time: 12, score: 1, level: 1, date, week, maskedEmail: '***@example.org', sentAt };
  for (const id of IDS) await plant(`${at}/PublicResults/${id}`, { ...result, name: `Player ${id}` });
}

async function drawnFrom(earlier: readonly string[], reason: string): Promise<Draw> {
  const result = await draw(IDS, SEED, earlier, sha256);
  if (!result) throw new Error('nobody is left');
  const number = earlier.length + 1;
  return { ...result, week: EARLIER.week, seed: SEED, number, participants: IDS.length, reason };
}

async function drawsOf(store: RecordStore, week = EARLIER.week): Promise<ContestDraws> {
  const answer = await store.draws(week);
  if (answer.kind !== 'ok') throw new Error(answer.kind);
  return answer.value;
}

export const DRAWS_CONTRACT: readonly ContractCase[] = [
  {
    name: 'the owner’s tools are refused to everybody else',
    run: async ({ store, accounts }) => {
      const first = await drawnFrom([], '');
      const refused = async () => [
        (await store.admin.entries(WEEK)).kind,
        (await store.admin.countEntries(WEEK)).kind,
        (await store.admin.seed(WEEK)).kind,
        (await store.admin.sealWeek(WEEK, SEED, await sealOf(SEED, sha256))).kind,
        (await store.admin.publishDraw(first, IDS)).kind,
        (await store.admin.nameWinner(WEEK, { number: 1, name: 'Zoé' })).kind,
      ];
      const all = Array.from({ length: 6 }, () => 'denied');
      taken(await store.put(entry('zoe', 'p1')));
      same(await refused(), all);
      await register(accounts, 'Camille');
      same(await refused(), all);
      same((await drawsOf(store, WEEK)).seal, undefined);
    },
  },
  {
    name: 'the owner sees the addresses, and when each entry came',
    run: async ({ store, signInOwner }) => {
      taken(await store.put(entry('zoe', 'p1')));
      await signInOwner();
      same(await store.admin.countEntries(WEEK), { kind: 'ok', value: 1 });
      same(await store.admin.countEntries(EARLIER.week), { kind: 'ok', value: 0 });
      const read: number[] = [];
      const entries = await store.admin.entries(WEEK, (count) => read.push(count));
      if (entries.kind !== 'ok') throw new Error(entries.kind);
      same(
        entries.value.map(({ email, confirmed, quest, sentAt }) => [email, confirmed, quest, sentAt > 0]),
        [['zoe.secret@example.org', false, '', true]],
      );
    },
  },
  {
    name: 'a week is sealed once, and no draw is made before it is over',
    run: async ({ store, signInOwner }) => {
      await signInOwner();
      const seal = await sealOf(SEED, sha256);
      same((await store.admin.sealWeek(EARLIER.week, SEED, seal)).kind, 'denied');
      same((await store.admin.sealWeek(WEEK, SEED, seal)).kind, 'ok');
      same((await store.admin.sealWeek(WEEK, 'f'.repeat(32), seal)).kind, 'denied');
      same(await store.admin.seed(WEEK), { kind: 'ok', value: SEED });
      same((await drawsOf(store, WEEK)).seal?.seal, seal);
      const early = { ...(await drawnFrom([], '')), week: WEEK };
      same((await store.admin.publishDraw(early, IDS)).kind, 'denied');
      same((await drawsOf(store, WEEK)).draws, []);
    },
  },
  {
    name: 'nobody wins who was removed while the draw was made',
    run: async (home) => {
      const { store, signInOwner } = home;
      await sealed(home);
      await signInOwner();
      const first = await drawnFrom([], '');
      const targets = [`weeklyContest/${EARLIER.week}/PublicResults/${first.winner}`];
      same(
        (await store.admin.moderation.act({ id: 'gone', act: 'delete', subject: 'x', targets })).kind,
        'ok',
      );
      same((await store.admin.publishDraw(first, IDS)).kind, 'denied');
      same((await drawsOf(store)).draws, []);
    },
  },
  {
    name: 'a draw stands with its list, a second one beside it, and all can be recomputed',
    run: async (home) => {
      const { store, signInOwner, accounts } = home;
      await sealed(home);
      await signInOwner();
      const first = await drawnFrom([], '');
      const second = await drawnFrom([first.winner], 'Nobody answered.');
      const publish = async (one: Draw) => (await store.admin.publishDraw(one, IDS)).kind;
      // not with another seed, not the second before the first, not twice
      same(await publish({ ...first, seed: '6'.repeat(32) }), 'denied');
      same(await publish(second), 'denied');
      same([await publish(first), await publish(first)], ['ok', 'denied']);
      same(await publish({ ...second, listHash: 'f'.repeat(64) }), 'denied');
      same(await publish(second), 'ok');
      const name = `Player ${second.winner}`;
      same((await store.admin.nameWinner(EARLIER.week, { number: 2, name })).kind, 'ok');
      same(await publish({ ...second, number: 3 }), 'denied');
      await accounts.signOut();

      const { seal, draws, winners } = await drawsOf(store);
      same(
        draws.map(({ number, winner, reason }) => [number, winner, reason]),
        [
          [1, first.winner, ''],
          [2, second.winner, 'Nobody answered.'],
        ],
      );
      same(
        winners.map((one) => [one.number, one.name]),
        [[2, name]],
      );
      const list = await store.drawnList(EARLIER.week);
      if (list.kind !== 'ok') throw new Error(list.kind);
      const checked = await checkDraws({ week: EARLIER.week, seal, draws, ids: list.ids }, sha256);
      same(
        checked.map(({ faults }) => faults),
        [[], []],
      );
    },
  },
];
