/** Results are judged by the level as the page reads it, once somebody reads levels. */
import { expect, it, vi } from 'vitest';
import { createPageJudge, type Levels } from '../../../../src/app/services/judge';
import { dayOf } from '../../../../src/daily/day';
import type { Claimed, ClaimedHunt } from '../../../../src/records/judge';
import { encodeRecord } from '../../../../src/runs/encode';
import { HUNT_DAY, HUNT_LEGS, PLAYED_QUESTS, playHonestly, playHunt } from '../../../support/played-run';

const { record, result, earnedAt } = playHonestly({ mode: 5 });
const HONEST: Claimed = {
  ...result,
  id: 'honest',
  gameMode: result.mode,
  date: new Date(earnedAt).toISOString(),
  run: encodeRecord(record),
};
const NOTHING: Levels = { quests: () => Promise.resolve(undefined), hunt: () => undefined };
const FASTER = { ...HONEST, id: 'faster', time: 0.3 };
const OTHER = { ...HONEST, id: 'other', quest: 'quest4' };

it('waits for who reads levels, and begins to read when it is asked for a judge', async () => {
  const page = createPageJudge();
  const judge = page.judge(1);
  const judged = judge([HONEST, FASTER, OTHER]);
  const read = vi.fn(() => Promise.resolve(PLAYED_QUESTS));
  page.readLevels({ quests: read, hunt: () => undefined });
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
  page.readLevels({ ...NOTHING });
  expect([...(await page.judge(1)([HONEST]))]).toEqual([['honest', 'unchecked']]);
  page.readLevels({ ...NOTHING, quests: () => Promise.resolve(PLAYED_QUESTS) });
  expect((await page.judge(1)([HONEST])).size).toBe(0);
  expect((await page.judge(1)([])).size).toBe(0);
});

it('judges a hunt by the quests of its day, and reads no level for hunts without their runs', async () => {
  const { claim } = playHunt();
  const day = dayOf(HUNT_DAY);
  const date = new Date(HUNT_DAY + 3_600_000).toISOString();
  const honest: ClaimedHunt = { id: 'honest', time: claim.time, date, runs: claim.runs };
  const quests = vi.fn(() => Promise.resolve(PLAYED_QUESTS));
  const hunt = vi.fn((): typeof HUNT_LEGS | undefined => HUNT_LEGS);
  const page = createPageJudge();
  page.readLevels({ quests, hunt });
  const bare = { id: 'bare', time: claim.time, date };
  expect([...(await page.judgeHunts(day)([bare]))]).toEqual([['bare', 'noRun']]);
  expect(quests).not.toHaveBeenCalled();
  const judge = page.judgeHunts(day);
  expect([...(await judge([honest, { ...honest, id: 'faster', time: 3 }]))]).toEqual([
    ['faster', 'otherResult'],
  ]);
  expect(hunt.mock.calls).toEqual([[day]]);
  expect(quests.mock.calls).toEqual([[1], [2], [3], [4], [5]]);
  await judge([honest]);
  expect(quests).toHaveBeenCalledTimes(5);
});

it('trusts no hunt while the list or a level of it cannot be read', async () => {
  const { claim } = playHunt();
  const row: ClaimedHunt = {
    id: 'row',
    time: claim.time,
    date: new Date(HUNT_DAY).toISOString(),
    runs: claim.runs,
  };
  const judged = async (levels: Levels) => {
    const page = createPageJudge();
    page.readLevels(levels);
    return [...(await page.judgeHunts(dayOf(HUNT_DAY))([row]))];
  };
  expect(await judged(NOTHING)).toEqual([['row', 'unchecked']]);
  const one: Levels = {
    hunt: () => HUNT_LEGS,
    quests: (level) => Promise.resolve(level === 4 ? undefined : PLAYED_QUESTS),
  };
  expect(await judged(one)).toEqual([['row', 'unchecked']]);
});
