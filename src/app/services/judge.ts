/** Judges results by the levels as this page shows them; who reads the levels is known once the app is rendered. */
import type { Quest } from '../../game/quest';
import type { Claimed, Judge } from '../../records/judge';
import { createFindDoubts, type ClaimedRow } from '../../runs/judge';

/** The quests of a level as it is played now; undefined when it cannot be read. Never rejects. */
export type ReadQuests = (level: number) => Promise<readonly Quest[] | undefined>;

export interface PageJudge {
  readonly judge: Judge;
  /** Whatever was asked before waits for the first call. */
  readonly readLevels: (read: ReadQuests) => void;
}

const breathe = () => new Promise<void>((resolve) => setTimeout(resolve));

function rowOf({ id, level, gameMode: mode, quest, score, time, date, run, sentAt }: Claimed): ClaimedRow {
  const named = quest === undefined ? {} : { quest };
  return { id, sentAt, claim: { level, mode, score, time, ...named, earnedAt: Date.parse(date), run } };
}

export function createPageJudge(pause = breathe): PageJudge {
  let tell: (read: ReadQuests) => void = () => undefined;
  let reader = new Promise<ReadQuests>((resolve) => {
    tell = resolve;
  });
  return {
    judge: (level) => {
      const quests = reader.then((read) => read(level));
      const findDoubts = createFindDoubts(pause);
      return async (claimed) =>
        claimed.length === 0 ? new Map() : findDoubts(claimed.map(rowOf), await quests);
    },
    readLevels: (read) => {
      tell(read);
      reader = Promise.resolve(read);
    },
  };
}
