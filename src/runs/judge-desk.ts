/** Judges whole boards, in the page or in a thread of its own: both ask and answer the same (DECISIONS 35). */
import type { Quest } from '../game/quest';
import type { AskedLeg } from './hunt-trust';
import { createFindDoubts, createFindHuntDoubts, type ClaimedHuntRow, type ClaimedRow } from './judge';
import type { Doubt } from './trust';

/** Doubts by the rows' ids; trusted rows are missing. */
export type DoubtsOf = ReadonlyMap<string, Doubt>;

export interface JudgeDesk {
  /** Results of one board; `quests` are those of its level as it is shown now, undefined when it cannot be read. */
  readonly scores: (rows: readonly ClaimedRow[], quests: readonly Quest[] | undefined) => Promise<DoubtsOf>;
  /** Hunts of one day; `asked` are its quests, undefined when they are not known. */
  readonly hunts: (
    rows: readonly ClaimedHuntRow[],
    asked: readonly AskedLeg[] | undefined,
  ) => Promise<DoubtsOf>;
}

/** One judge for each law, made when it is first asked for. */
function perLaw<Judge>(make: () => Judge): (law: object | undefined) => Judge {
  const judges = new WeakMap<object, Judge>();
  return (law) => {
    const judge = (law && judges.get(law)) ?? make();
    if (law) judges.set(law, judge);
    return judge;
  };
}

/** What was judged by the same `quests` or `asked` is not judged again. `pause` lets the page go on meanwhile. */
export function createJudgeDesk(pause: () => Promise<void>): JudgeDesk {
  const scoresBy = perLaw(() => createFindDoubts(pause));
  const huntsBy = perLaw(() => createFindHuntDoubts(pause));
  return {
    scores: (rows, quests) => scoresBy(quests)(rows, quests),
    hunts: (rows, asked) => huntsBy(asked)(rows, asked),
  };
}
