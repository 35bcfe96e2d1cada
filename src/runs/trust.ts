/** Judges whether a board's row may be ranked: its run leads to its result and is possible for a hand (DECISIONS 35). */
import { deckOf } from '../game/modes';
import { findImplausibility } from '../game/plausible';
import type { Quest } from '../game/quest';
import { resultOf, type Result } from '../game/recap';
import { replay } from '../game/replay';
import type { Session } from '../game/session';
import { decodeRecord } from './decode';
import { editionOf } from './edition';
import { findHandDoubt, type HandDoubt } from './hand';
import type { RunRecord } from './record';
import { SLOT_MS } from './seed';
import { RUNS_SINCE } from './since';

/** Why a row stands below the line. `unchecked`: its level cannot be read now. */
export type Doubt =
  | 'beforeRuns'
  | 'noRun'
  | 'unchecked'
  | 'unreadable'
  | 'otherEdition'
  | 'unranked'
  | 'otherResult'
  | 'otherInstant'
  | 'impossible'
  | HandDoubt
  | 'copied';

/** What a row says of itself. */
export interface Claim extends Result {
  /** Epoch ms at which the result was earned. */
  readonly earnedAt: number;
  /** The record's text; absent from before runs were kept. */
  readonly run?: string | undefined;
}

export type Judgement =
  | { readonly kind: 'trusted'; readonly record: RunRecord; readonly session: Session }
  | { readonly kind: 'doubted'; readonly doubt: Doubt };

/** Ms that may pass from the set-up to the first sharp picture, and from the end to the result being kept. */
const MOST_IDLE = 15 * 60_000;

/** Why a result without a run is doubted; undefined when it has one. */
export function doubtWithoutRun({ run, earnedAt }: Claim): Doubt | undefined {
  if (run !== undefined) return undefined;
  return earnedAt < RUNS_SINCE ? 'beforeRuns' : 'noRun';
}

const doubted = (doubt: Doubt): Judgement => ({ kind: 'doubted', doubt });

function isResultOf(session: Session, { level, mode, score, time, quest }: Claim): boolean {
  const result = resultOf(session);
  if (!result) return false;
  const isQuest = mode !== 5 || quest === undefined || result.quest === quest;
  return (
    result.level === level &&
    result.mode === mode &&
    result.score === score &&
    result.time === time &&
    isQuest
  );
}

/** Whether the result was earned when the run ended, as the slot of its seed tells. */
function isInstantOf({ slot, run }: RunRecord, earnedAt: number): boolean {
  const least = slot * SLOT_MS + (run.events.at(-1)?.at ?? 0);
  return earnedAt >= least && earnedAt <= least + SLOT_MS + MOST_IDLE;
}

/** `quests` are those of the level as it is shown now. */
export function judgeClaim(claim: Claim, quests: readonly Quest[]): Judgement {
  const without = doubtWithoutRun(claim);
  if (without) return doubted(without);
  const record = decodeRecord(claim.run ?? '');
  if (!record) return doubted('unreadable');
  if (record.edition !== editionOf(quests)) return doubted('otherEdition');
  const { run } = record;
  if (!run.ranked) return doubted('unranked');
  const deck = deckOf(quests, run.mode, run.quest);
  if (!deck || run.level !== claim.level || run.mode !== claim.mode) return doubted('otherResult');
  if (findImplausibility(run, deck)) return doubted('impossible');
  const session = replay(run, deck);
  if (!isResultOf(session, claim)) return doubted('otherResult');
  if (!isInstantOf(record, claim.earnedAt)) return doubted('otherInstant');
  const hand = findHandDoubt(record, session);
  return hand ? doubted(hand) : { kind: 'trusted', record, session };
}
