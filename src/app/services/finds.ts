/** What a result proves by its runs, by the judge and the levels of this page. */
import type { Quest } from '../../game/quest';
import type { Day } from '../../daily/day';
import type { Claimed, ClaimedHunt, Judge, JudgeHunts } from '../../records/judge';
import { timesOf } from '../../runs/statistics';

/** Milliseconds for which a result waits: without an answer a score is sent without its finds, and a hunt as it is. */
const PATIENCE = 4000;

export function findsOf(
  judge: Judge,
  questsOf: (level: number) => Promise<readonly Quest[] | undefined>,
  wait: (milliseconds: number) => Promise<void>,
): (score: Claimed) => Promise<readonly string[]> {
  const found = async (score: Claimed): Promise<readonly string[]> => {
    const { level, run } = score;
    const [doubts, quests] = await Promise.all([judge(level)([score]), questsOf(level)]);
    if (run === undefined || !quests || doubts.has(score.id)) return [];
    return [...new Set(timesOf(run, quests).map(({ quest }) => quest))];
  };
  return async (score) => {
    if (score.run === undefined) return [];
    try {
      return await Promise.race([found(score), wait(PATIENCE).then(() => [])]);
    } catch {
      return [];
    }
  };
}

/** Whether this page itself would not rank a hunt; what it cannot judge it does not doubt. */
export function doubtsOf(
  judgeHunts: JudgeHunts,
  wait: (milliseconds: number) => Promise<void>,
): (day: Day, hunt: ClaimedHunt) => Promise<boolean> {
  const doubted = async (day: Day, hunt: ClaimedHunt) => (await judgeHunts(day)([hunt])).has(hunt.id);
  return (day, hunt) =>
    Promise.race([doubted(day, hunt), wait(PATIENCE).then(() => false)]).catch(() => false);
}
