/** Computes what the clock shows from recorded instants; no time is counted (DECISIONS 8). */
import { NEXT_QUEST_DELAY, TIME_ATTACK_SECONDS } from './constants';
import { countsDown } from './modes';
import { toSeconds } from './seconds';
import { deadlineOf, playTime, type Session } from './session';

/** Ms of play at the instant `at`: 0 before the start, constant after the end. */
export function elapsedMs(session: Session, at: number): number {
  const { changedAt, endedAt } = session.clock;
  return endedAt ?? Math.min(Math.max(playTime(session, at), changedAt), deadlineOf(session));
}

/** Seconds left of a countdown with one decimal; remaining and elapsed seconds always add up to the limit. */
export function remainingSeconds(session: Session, at: number): number {
  return Math.round((TIME_ATTACK_SECONDS - toSeconds(elapsedMs(session, at))) * 10) / 10;
}

/** What the timer reads at the instant `at`, in seconds with one decimal. */
export function readClock(session: Session, at: number): number {
  return countsDown(session.setup.mode) ? remainingSeconds(session, at) : toSeconds(elapsedMs(session, at));
}

/** Ms from `at` until time alone changes the session, when a `tick` is due; undefined when it will not. */
export function nextTickIn(session: Session, at: number): number | undefined {
  const { phase, clock, answers } = session;
  if (phase === 'waiting' || phase === 'over' || clock.pausedAt !== undefined) return undefined;
  const nextQuestAt = phase === 'judged' ? (answers.at(-1)?.at ?? 0) + NEXT_QUEST_DELAY : Infinity;
  const due = Math.min(deadlineOf(session), nextQuestAt);
  return due === Infinity ? undefined : Math.max(0, due - playTime(session, at));
}
