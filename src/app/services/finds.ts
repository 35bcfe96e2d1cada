/** Which quests a score's run proves to be found, by the judge and the levels of this page. */
import type { Quest } from '../../game/quest';
import type { Claimed, Judge } from '../../records/judge';
import { timesOf } from '../../runs/statistics';

/** Milliseconds for which a score waits: without an answer it is sent without its finds. */
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
