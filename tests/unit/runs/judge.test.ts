/** A board's rows are judged together: copies are found among them, and nothing is replayed that was judged before. */
import { expect, it, vi } from 'vitest';
import { encodeRecord } from '../../../src/runs/encode';
import { createFindDoubts, type ClaimedRow } from '../../../src/runs/judge';
import { RUNS_SINCE } from '../../../src/runs/since';
import { PLAYED_QUESTS, playHonestly, type Played } from '../../support/played-run';

const NO_PAUSE = () => Promise.resolve();

function rowOf(
  id: string,
  { record, result, earnedAt }: Played,
  changes: Partial<ClaimedRow> = {},
): ClaimedRow {
  return { id, claim: { ...result, earnedAt, run: encodeRecord(record) }, ...changes };
}

const many = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    rowOf(`row${index}`, playHonestly({ slot: 179_000_000 + index, pace: 800 + index })),
  );

it('trusts honest rows and says of each other row why it does not', async () => {
  const played = playHonestly();
  const honest = rowOf('honest', played);
  const faster = { ...honest.claim, time: honest.claim.time - 1 };
  const rows = [
    honest,
    { id: 'faster', claim: faster },
    { id: 'old', claim: { ...faster, earnedAt: RUNS_SINCE - 1, run: undefined } },
    { id: 'bare', claim: { ...faster, earnedAt: RUNS_SINCE, run: undefined } },
    { id: 'huge', claim: { ...faster, run: 'A'.repeat(10_000_000) } },
    rowOf('quick', playHonestly({ slot: 179_000_009, pace: 220 })),
  ];
  expect([...(await createFindDoubts(NO_PAUSE)(rows, PLAYED_QUESTS))]).toEqual([
    ['faster', 'otherResult'],
    ['old', 'beforeRuns'],
    ['bare', 'noRun'],
    ['huge', 'unreadable'],
    ['quick', 'eyeTooFast'],
  ]);
});

it('takes another’s run for a copy whatever date is written beside it, since the server knows who was first', async () => {
  const played = playHonestly();
  const first = rowOf('first', played, { sentAt: played.earnedAt + 60_000 });
  const thief = rowOf('thief', played, { sentAt: played.earnedAt + 90_000 });
  const predated = { ...thief, claim: { ...thief.claim, earnedAt: played.earnedAt - 1000 } };
  const unsent = rowOf('a waiting copy', played);
  const doubts = await createFindDoubts(NO_PAUSE)([predated, unsent, first], PLAYED_QUESTS);
  expect(doubts).toEqual(
    new Map([
      ['a waiting copy', 'copied'],
      ['thief', 'copied'],
    ]),
  );
});

it('trusts nothing while the level cannot be read', async () => {
  const doubts = await createFindDoubts(NO_PAUSE)([rowOf('honest', playHonestly())], undefined);
  expect([...doubts]).toEqual([['honest', 'unchecked']]);
});

it('lets the page breathe every ten replays, and replays nothing twice', async () => {
  const pause = vi.fn(NO_PAUSE);
  const findDoubts = createFindDoubts(pause);
  const rows = many(35);
  expect((await findDoubts(rows, PLAYED_QUESTS)).size).toBe(0);
  expect(pause).toHaveBeenCalledTimes(3);
  const more = rowOf('more', playHonestly({ slot: 180_000_000 }));
  expect((await findDoubts([...rows, more], PLAYED_QUESTS)).size).toBe(0);
  expect(pause).toHaveBeenCalledTimes(3);
  // an edition of its own: everything is judged anew
  expect((await findDoubts(rows, [...PLAYED_QUESTS])).size).toBe(0);
  expect(pause).toHaveBeenCalledTimes(6);
  expect((await findDoubts(rows, PLAYED_QUESTS.slice(1))).size).toBe(35);
});
