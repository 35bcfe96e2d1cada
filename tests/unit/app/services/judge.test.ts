/** Results are judged by the level as the page reads it, once somebody reads levels. */
import { expect, it, vi } from 'vitest';
import { createPageJudge } from '../../../../src/app/services/judge';
import type { Claimed } from '../../../../src/records/judge';
import { encodeRecord } from '../../../../src/runs/encode';
import { PLAYED_QUESTS, playHonestly } from '../../../support/played-run';

const { record, result, earnedAt } = playHonestly({ mode: 5 });
const HONEST: Claimed = {
  ...result,
  id: 'honest',
  gameMode: result.mode,
  date: new Date(earnedAt).toISOString(),
  run: encodeRecord(record),
};
const FASTER = { ...HONEST, id: 'faster', time: 0.3 };
const OTHER = { ...HONEST, id: 'other', quest: 'quest4' };

it('waits for who reads levels, and begins to read when it is asked for a judge', async () => {
  const page = createPageJudge();
  const judge = page.judge(1);
  const judged = judge([HONEST, FASTER, OTHER]);
  const read = vi.fn(() => Promise.resolve(PLAYED_QUESTS));
  page.readLevels(read);
  expect([...(await judged)]).toEqual([
    ['faster', 'otherResult'],
    ['other', 'otherResult'],
  ]);
  expect(read.mock.calls).toEqual([[1]]);
  page.judge(2);
  await vi.waitFor(() => expect(read.mock.calls).toEqual([[1], [2]]));
});

it('reads levels as the page does from then on', async () => {
  const page = createPageJudge();
  page.readLevels(() => Promise.resolve(undefined));
  expect([...(await page.judge(1)([HONEST]))]).toEqual([['honest', 'unchecked']]);
  page.readLevels(() => Promise.resolve(PLAYED_QUESTS));
  expect((await page.judge(1)([HONEST])).size).toBe(0);
  expect((await page.judge(1)([])).size).toBe(0);
});
