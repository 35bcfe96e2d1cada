/** Judges whether a daily hunt may be ranked: five runs, one a quest of its day, lead to its time (DECISIONS 35). */
import { elapsedMs } from '../game/clock';
import { deckOf } from '../game/modes';
import { findImplausibility } from '../game/plausible';
import type { Quest } from '../game/quest';
import { resultOf } from '../game/recap';
import { replay } from '../game/replay';
import { toSeconds } from '../game/seconds';
import type { Session } from '../game/session';
import { decodeRecord } from './decode';
import { editionOf } from './edition';
import { encodeRecord, leastOf } from './encode';
import { findHandDoubt, isEyePossible } from './hand';
import { BETWEEN, LONGEST_RUNS, splitLegs } from './legs';
import type { RunRecord } from './record';
import { slotOf } from './seed';
import { RUNS_SINCE } from './since';
import type { Doubt } from './trust';

/** Bytes of a leg's record with the way of its pointer: five of them are as long as the record of a score may be. */
const LEG_BYTES = 290;

/** The text of a leg's record; undefined when even its marks are too many. */
export function encodeLeg(record: RunRecord): string | undefined {
  return encodeRecord(record, LEG_BYTES) ?? encodeRecord(leastOf(record));
}

/** Written with nothing but what its judge needs. */
function shortened(leg: string): string {
  const record = decodeRecord(leg);
  return (record && encodeRecord(leastOf(record))) ?? leg;
}

/** The text of a hunt's runs; undefined when the run of a leg is missing, or all of them are too long. */
export function joinLegs(legs: readonly (string | undefined)[]): string | undefined {
  const there = legs.filter((leg) => leg !== undefined);
  if (there.length < legs.length) return undefined;
  const full = there.join(BETWEEN);
  const text = full.length > LONGEST_RUNS ? there.map(shortened).join(BETWEEN) : full;
  return text.length > LONGEST_RUNS ? undefined : text;
}

/** The slot of all runs of a day's hunt: everybody has the same order and hints, and a run belongs to its day. */
export function huntSlot(dayStart: number): number {
  return slotOf(dayStart);
}

/** A quest of the day's hunt. */
export interface AskedLeg {
  readonly level: number;
  readonly quest: string;
  /** Those of its level as it is shown now. */
  readonly quests: readonly Quest[];
}

/** What a row of a hunt's board says of itself. */
export interface HuntClaim {
  /** Epoch ms at which its day begins. */
  readonly dayStart: number;
  /** Seconds of all legs. */
  readonly time: number;
  /** The text of `joinLegs`; absent from before runs were kept. */
  readonly runs?: string | undefined;
}

export type HuntJudgement =
  | { readonly kind: 'trusted'; readonly records: readonly RunRecord[] }
  | { readonly kind: 'doubted'; readonly doubt: Doubt };

/** Why a hunt without its runs is doubted; undefined when it has them. */
export function doubtWithoutRuns({ runs, dayStart }: HuntClaim): Doubt | undefined {
  if (runs !== undefined) return undefined;
  return dayStart < RUNS_SINCE ? 'beforeRuns' : 'noRun';
}

type Played = { readonly record: RunRecord; readonly session: Session } | { readonly doubt: Doubt };

function playLeg(text: string, { level, quest, quests }: AskedLeg, slot: number): Played {
  const record = decodeRecord(text);
  if (!record) return { doubt: 'unreadable' };
  const { run } = record;
  const deck = deckOf(quests, 5, quest);
  if (!deck || run.level !== level || run.quest !== quest || run.mode !== 5) return { doubt: 'otherResult' };
  if (record.edition !== editionOf(quests)) return { doubt: 'otherEdition' };
  if (record.slot !== slot) return { doubt: 'otherInstant' };
  if (!run.ranked) return { doubt: 'unranked' };
  if (findImplausibility(run, deck)) return { doubt: 'impossible' };
  const session = replay(run, deck);
  if (resultOf(session)?.score !== 1) return { doubt: 'otherResult' };
  const hand = findHandDoubt(record, session);
  return hand ? { doubt: hand } : { record, session };
}

/**
 * `asked` are the quests of the day in their order. A leg that went on after its page was loaded again is proved from
 * there on, and the time before stands beside it: the claimed time may be longer than the runs, never shorter.
 */
export function judgeHunt(claim: HuntClaim, asked: readonly AskedLeg[]): HuntJudgement {
  const doubted = (doubt: Doubt): HuntJudgement => ({ kind: 'doubted', doubt });
  const without = doubtWithoutRuns(claim);
  if (without) return doubted(without);
  const { runs = '', dayStart, time } = claim;
  const texts = splitLegs(runs);
  if (texts.length !== asked.length) return doubted('unreadable');
  const records: RunRecord[] = [];
  const sessions: Session[] = [];
  for (const [index, leg] of asked.entries()) {
    const played = playLeg(texts[index] ?? '', leg, huntSlot(dayStart));
    if ('doubt' in played) return doubted(played.doubt);
    records.push(played.record);
    sessions.push(played.session);
  }
  const ms = sessions.reduce((sum, session) => sum + elapsedMs(session, Infinity), 0);
  if (Number.isNaN(time) || toSeconds(ms) > time) return doubted('otherResult');
  return isEyePossible(...sessions) ? { kind: 'trusted', records } : doubted('eyeTooFast');
}
