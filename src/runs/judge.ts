/** Judges the results of a board together, in slices, so that the page stays alive meanwhile (DECISIONS 35). */
import type { Quest } from '../game/quest';
import { copiesAmong, type EarnedRecord } from './copies';
import { doubtWithoutRun, judgeClaim, type Claim, type Doubt, type Judgement } from './trust';

export interface ClaimedRow {
  readonly id: string;
  readonly claim: Claim;
  /** When a server took it, epoch milliseconds; absent while it waits, and where there is no server. */
  readonly sentAt?: number | undefined;
}

/** Rows between two pauses: ten take less time than a frame. */
const SLICE = 10;

/** Doubts by the rows' ids; trusted rows are missing. */
type FindDoubts = (
  rows: readonly ClaimedRow[],
  /** Those of the level as it is shown now; undefined when the level cannot be read. */
  quests: readonly Quest[] | undefined,
) => Promise<ReadonlyMap<string, Doubt>>;

/**
 * A board is judged again whenever the outbox changes, and page by page while it is read: what was judged the last
 * time is not replayed again. `pause` lets the page breathe.
 */
export function createFindDoubts(pause: () => Promise<void>): FindDoubts {
  let known:
    { readonly quests: readonly Quest[]; readonly judged: ReadonlyMap<string, Judgement> } | undefined;

  return async (rows, quests) => {
    if (!quests)
      return new Map(rows.map(({ id, claim }) => [id, doubtWithoutRun(claim) ?? ('unchecked' as const)]));
    const before = known?.quests === quests ? known.judged : undefined;
    const judged = new Map<string, Judgement>();
    const doubts = new Map<string, Doubt>();
    const trusted: EarnedRecord[] = [];
    let replayed = 0;
    for (const { id, claim, sentAt } of rows) {
      const key = JSON.stringify(claim);
      let judgement = before?.get(key);
      if (!judgement) {
        replayed += 1;
        if (replayed % SLICE === 0) await pause();
        judgement = judgeClaim(claim, quests);
      }
      judged.set(key, judgement);
      if (judgement.kind === 'doubted') doubts.set(id, judgement.doubt);
      else trusted.push({ id, earnedAt: claim.earnedAt, sentAt, record: judgement.record });
    }
    known = { quests, judged };
    for (const id of copiesAmong(trusted)) doubts.set(id, 'copied');
    return doubts;
  };
}
