/** How long the judge's thread takes for a full board: the page waits for it, but is not held up by it. */
import { encodeRecord } from '../../../src/runs/encode';
import type { ClaimedRow } from '../../../src/runs/judge';
import { createJudgeDesk } from '../../../src/runs/judge-desk';
import { SLOT_MS } from '../../../src/runs/seed';
import { PLAYED_QUESTS, playHonestly } from '../../support/played-run';
import { median } from '../stats';

/** The rows of a full board. */
const ROWS = 100;

/** As many games of ten quests, each of another slot and pace. */
function board(): readonly ClaimedRow[] {
  return Array.from({ length: ROWS }, (_, index) => {
    const { record, result, earnedAt } = playHonestly({ slot: 179_000_000 + index, pace: 800 + index });
    const run = encodeRecord(record);
    return { id: `row ${index}`, sentAt: earnedAt + SLOT_MS, claim: { ...result, earnedAt, run } };
  });
}

/** Milliseconds of the processor, whatever else runs, for a hundred rows, by a judge that has seen none of them; the median of the rounds. */
export async function measureJudging(rounds: number): Promise<number> {
  const rows = board();
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const desk = createJudgeDesk(() => Promise.resolve());
    const before = process.cpuUsage();
    const doubts = await desk.scores(rows, PLAYED_QUESTS);
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1000);
    if (doubts.size > 0) throw new Error(`${doubts.size} honest rows are doubted`);
  }
  return median(times);
}
