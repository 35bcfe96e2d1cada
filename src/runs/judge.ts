/** Judges the results of a board together, in slices, so that the page stays alive meanwhile (DECISIONS 35). */
import type { Quest } from '../game/quest';
import { copiedHuntsAmong, copiesAmong, type EarnedHunt, type EarnedRecord } from './copies';
import { doubtWithoutRuns, judgeHunt, type AskedLeg, type HuntClaim, type HuntJudgement } from './hunt-trust';
import { doubtWithoutRun, judgeClaim, type Claim, type Doubt, type Judgement } from './trust';

interface Row<Claimed> {
  readonly id: string;
  readonly claim: Claimed;
  /** When a server took it, epoch milliseconds; absent while it waits, and where there is no server. */
  readonly sentAt?: number | undefined;
}

export type ClaimedRow = Row<Claim>;

/** A row of the board of a day's hunt. */
export interface ClaimedHuntRow extends Row<HuntClaim> {
  /** Epoch ms at which it was earned, as it says itself. */
  readonly earnedAt: number;
}

/** Rows between two pauses: ten take less time than a frame. */
const SLICE = 10;

/** Doubts by the rows' ids; trusted rows are missing. */
type FoundDoubts = Promise<ReadonlyMap<string, Doubt>>;

type FindDoubts = (
  rows: readonly ClaimedRow[],
  /** Those of the level as it is shown now; undefined when the level cannot be read. */
  quests: readonly Quest[] | undefined,
) => FoundDoubts;

type FindHuntDoubts = (
  rows: readonly ClaimedHuntRow[],
  /** The quests of the day; undefined when they are not known, or a level of them cannot be read. */
  asked: readonly AskedLeg[] | undefined,
) => FoundDoubts;

/**
 * A board is judged again whenever the outbox changes, and page by page while it is read: what was judged the last
 * time by the same `law` is not judged again. `pause` lets the page breathe.
 */
function remembered<Claimed, Law, Verdict>(
  pause: () => Promise<void>,
  judgeOne: (claim: Claimed, law: Law) => Verdict,
): (rows: readonly Row<Claimed>[], law: Law) => Promise<readonly Verdict[]> {
  let known: { readonly law: Law; readonly judged: ReadonlyMap<string, Verdict> } | undefined;

  return async (rows, law) => {
    const before = known?.law === law ? known.judged : undefined;
    const judged = new Map<string, Verdict>();
    const verdicts: Verdict[] = [];
    let replayed = 0;
    for (const { claim } of rows) {
      const key = JSON.stringify(claim);
      let verdict = before?.get(key);
      if (verdict === undefined) {
        replayed += 1;
        if (replayed % SLICE === 0) await pause();
        verdict = judgeOne(claim, law);
      }
      judged.set(key, verdict);
      verdicts.push(verdict);
    }
    known = { law, judged };
    return verdicts;
  };
}

export function createFindDoubts(pause: () => Promise<void>): FindDoubts {
  const judgeAll = remembered<Claim, readonly Quest[], Judgement>(pause, judgeClaim);
  return async (rows, quests) => {
    if (!quests)
      return new Map(rows.map(({ id, claim }) => [id, doubtWithoutRun(claim) ?? ('unchecked' as const)]));
    const verdicts = await judgeAll(rows, quests);
    const doubts = new Map<string, Doubt>();
    const trusted: EarnedRecord[] = [];
    for (const [index, { id, claim, sentAt }] of rows.entries()) {
      const verdict = verdicts[index];
      if (verdict?.kind === 'doubted') doubts.set(id, verdict.doubt);
      if (verdict?.kind === 'trusted')
        trusted.push({ id, earnedAt: claim.earnedAt, sentAt, record: verdict.record });
    }
    for (const id of copiesAmong(trusted)) doubts.set(id, 'copied');
    return doubts;
  };
}

export function createFindHuntDoubts(pause: () => Promise<void>): FindHuntDoubts {
  const judgeAll = remembered<HuntClaim, readonly AskedLeg[], HuntJudgement>(pause, judgeHunt);
  return async (rows, asked) => {
    if (!asked)
      return new Map(rows.map(({ id, claim }) => [id, doubtWithoutRuns(claim) ?? ('unchecked' as const)]));
    const verdicts = await judgeAll(rows, asked);
    const doubts = new Map<string, Doubt>();
    const trusted: EarnedHunt[] = [];
    for (const [index, { id, earnedAt, sentAt }] of rows.entries()) {
      const verdict = verdicts[index];
      if (verdict?.kind === 'doubted') doubts.set(id, verdict.doubt);
      if (verdict?.kind === 'trusted') trusted.push({ id, earnedAt, sentAt, records: verdict.records });
    }
    for (const id of copiedHuntsAmong(trusted)) doubts.set(id, 'copied');
    return doubts;
  };
}
