/** Compares a game with the run it is played against; times are seconds of play. */
import type { Deck, Mode } from '../game/modes';
import { recapOf, resultOf } from '../game/recap';
import type { Session } from '../game/session';
import type { MapPoint } from '../game/space';
import { lengthOf, sessionAt } from './playback';
import type { RunRecord } from './record';

export interface Rival {
  /** By quest: when the rival found it, in seconds of play. */
  readonly foundAt: ReadonlyMap<string, number>;
  /** By quest that was found: where the rival marked it, in natural map pixels. */
  readonly marks: ReadonlyMap<string, readonly MapPoint[]>;
  readonly score: number;
  /** Seconds of play until the rival's end. */
  readonly time: number;
}

/** The rival of a record; undefined when its run does not end. */
export function rivalOf(record: RunRecord, deck: Deck): Rival | undefined {
  const session = sessionAt(record, deck, lengthOf(record));
  const result = resultOf(session);
  if (!result) return undefined;
  const { found } = recapOf(session);
  const foundAt = new Map(found.map(({ quest, at }) => [quest, at]));
  const marks = new Map(found.map(({ quest, marks: set }) => [quest, set.map(({ point }) => point)]));
  return { foundAt, marks, score: result.score, time: result.time };
}

/** How many quests the rival had found after so many seconds of play. */
export function foundBy(rival: Rival, seconds: number): number {
  return [...rival.foundAt.values()].filter((at) => at <= seconds).length;
}

interface Scored {
  readonly score: number;
  /** Seconds. */
  readonly time: number;
}

/** Above 0 when `a` is the better one: the higher score, then the shorter time, as on a board (DECISIONS 10). */
export function compared(a: Scored, b: Scored, mode: Mode): number {
  return a.score - b.score || (mode === 3 ? 0 : b.time - a.time);
}

export type Outcome = 'won' | 'lost' | 'drawn';

/** Who wins. Undefined until the game is over. */
export function outcomeOf(session: Session, rival: Rival): Outcome | undefined {
  const own = resultOf(session);
  if (!own) return undefined;
  const ahead = compared(own, rival, own.mode);
  return ahead > 0 ? 'won' : ahead < 0 ? 'lost' : 'drawn';
}

export interface Leg {
  readonly quest: string;
  /** Seconds of play at which each found it; undefined when it was not found. */
  readonly own: number | undefined;
  readonly rival: number | undefined;
}

/** The quests that either found, in one's own order, then those the rival alone found. */
export function legsOf(session: Session, rival: Rival): readonly Leg[] {
  const own = new Map(recapOf(session).found.map(({ quest, at }) => [quest, at]));
  const quests = new Set([...own.keys(), ...rival.foundAt.keys()]);
  return [...quests].map((quest) => ({ quest, own: own.get(quest), rival: rival.foundAt.get(quest) }));
}
