/** Proved and shown rows of every board are counted; the others, and levels that cannot be read, are not. */
import { expect, it } from 'vitest';
import { difficultyIn } from '../../../../../src/progress/difficulty';
import type { KeptDocument } from '../../../../../src/records/kept-documents';
import type { Claimed } from '../../../../../src/records/judge';
import { encodeRecord } from '../../../../../src/runs/encode';
import { collect } from '../../../../../src/screens/admin/statistics/collect';
import { PLAYED_QUESTS, playHonestly } from '../../../../support/played-run';
import { awayStore } from '../../../../support/records';

const WEEK = '2026-W47';
const { record, result } = playHonestly({ mode: 5, quest: 'quest3' });
const run = encodeRecord(record) ?? '';
const row = (id: string, changes: KeptDocument['data'] = {}): KeptDocument => ({
  path: `leaderboard/${WEEK}/level1/${id}`,
  data: {
    name: 'Zoé',
    feedback: '',
    time: result.time,
    gameMode: 5,
    score: 1,
    level: 1,
    quest: 'quest3',
    date: '2026-11-21T12:00:00Z',
    userId: '',
    week: WEEK,
    run,
    sentAt: '2026-11-21T12:00:01Z',
    ...changes,
  },
});

function deskOf(rows: readonly KeptDocument[], doubted: readonly string[] = []) {
  const asked: string[] = [];
  const judged: Claimed[] = [];
  const away = awayStore({}).admin;
  const admin = {
    ...away,
    documents: (path: string) => {
      asked.push(path);
      const value = rows.filter((one) => one.path.startsWith(`${path}/`));
      return Promise.resolve({ kind: 'ok' as const, value });
    },
  };
  const doubtsOf = (_: number, claimed: readonly Claimed[]) => {
    judged.push(...claimed);
    return Promise.resolve(new Map(doubted.map((id) => [id, 'impossible' as const])));
  };
  return { asked, judged, records: { admin, doubtsOf } };
}
const one = () => Promise.resolve({ level: 1, quests: PLAYED_QUESTS });

it('counts proved rows that are shown, each by its own run', async () => {
  const desk = deskOf(
    [
      row('a'),
      row('b'),
      row('forged'),
      row('hidden', { hidden: true }),
      row('old', { run: undefined }),
      row('bad', { score: 0 }),
    ],
    ['forged'],
  );
  const progress: string[] = [];
  const answer = await collect({
    records: desk.records,
    levels: [one, () => Promise.resolve(undefined)],
    weeks: [WEEK, '2026-W46'],
    onProgress: (done, of) => progress.push(`${String(done)}/${String(of)}`),
  });
  if (answer.kind !== 'ok') throw new Error(answer.kind);
  expect(answer.value.rows).toBe(2);
  expect(difficultyIn(answer.value.text)).toEqual({ 1: { quest3: { found: 2, minute: 2 } } });
  expect(answer.value.flagged).toEqual([]);
  expect(desk.asked).toEqual([`leaderboard/${WEEK}/level1`, 'leaderboard/2026-W46/level1']);
  expect(desk.judged.map(({ id, sentAt }) => [id, sentAt])).toContainEqual([
    'a',
    Date.parse('2026-11-21T12:00:01Z'),
  ]);
  expect(progress).toEqual(['0/4', '1/4', '2/4', '3/4']);
});

it('that cannot read a board publishes nothing', async () => {
  const { records } = deskOf([]);
  const admin = { ...records.admin, documents: () => Promise.resolve({ kind: 'denied' as const }) };
  const needs = { levels: [one], weeks: [WEEK] as const, onProgress: () => undefined };
  expect(await collect({ ...needs, records: { ...records, admin } })).toEqual({ kind: 'denied' });
});
