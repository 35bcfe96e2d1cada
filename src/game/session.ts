/** The state of a run and its reducer. */
import type { Quest } from './quest';
import { NEXT_QUEST_DELAY, TIME_ATTACK_SECONDS } from './constants';
import type { IgnoreReason, RunEvent, RunSetup } from './events';
import { regionCost } from './hint-cost';
import { judge, type Mark, type Verdict } from './hit-test';
import { countsDown, goalOf, type Deck } from './modes';
import { randomFrom, shuffle } from './random';
import type { MapPx } from './space';
import { stampDownUntil } from './stamp';

/**
 * `waiting`: not begun. `loading`: the map of a further quest is loading and the clock is stopped (DECISIONS 9).
 * `judged`: the answer was right and the next quest is about to come. After a wrong answer the phase stays `searching`.
 */
export type Phase = 'waiting' | 'loading' | 'searching' | 'judged' | 'over';

/** Hint steps: 0 none, 1 the words, 2 the region as well (DECISIONS 6). */
export type HintStep = 0 | 1 | 2;

/** One complete try at a quest. Times are in ms of play. */
export interface Answer {
  readonly quest: Quest;
  readonly marks: readonly Mark[];
  readonly right: boolean;
  readonly askedAt: number;
  readonly at: number;
}

export interface Session {
  readonly setup: RunSetup;
  /** Right answers that end the run. */
  readonly goal: number;
  readonly phase: Phase;
  readonly quest: Quest;
  /** The other unfinished quests in the order they will be asked. */
  readonly queue: readonly Quest[];
  readonly marks: readonly Mark[];
  /** Verdict of the last complete try; a wrong one stays until the next mark or quest. */
  readonly verdict: Verdict;
  readonly hintStep: HintStep;
  /** Width of the visible part in natural map pixels when the hint's region was asked for; 0 before. */
  readonly hintWidth: MapPx;
  readonly answers: readonly Answer[];
  /** Quest names in the order of the skips, one for each skip; `hints` likewise. */
  readonly skips: readonly string[];
  readonly hints: readonly string[];
  /** Quest names in the order their region was shown, one for each time. */
  readonly regions: readonly string[];
  readonly clock: SessionClock;
}

export interface SessionClock {
  /** The instant at which play time is 0; moved on by pauses. Undefined before the start. */
  readonly origin?: number;
  /** The instant at which the clock was stopped, by a pause or a loading map; undefined while it runs. */
  readonly pausedAt?: number;
  /** In ms of play: when the quest was asked, when the session last changed, when the run ended. */
  readonly askedAt: number;
  readonly changedAt: number;
  readonly endedAt?: number;
}

export interface Step {
  readonly session: Session;
  /** Why the event was ignored; its time may still have advanced the session. */
  readonly ignored?: IgnoreReason;
}

/** The session of a run that has not begun. Its first quest is drawn already, so that its map can load. */
export function createSession(setup: RunSetup, deck: Deck): Session {
  const [quest = deck[0], ...queue] = shuffle(deck, randomFrom(setup.seed, 'order'));
  return {
    setup,
    goal: goalOf(setup.mode, deck.length),
    phase: 'waiting',
    quest,
    queue,
    marks: [],
    verdict: 'pending',
    hintStep: 0,
    hintWidth: 0,
    answers: [],
    skips: [],
    hints: [],
    regions: [],
    clock: { askedAt: 0, changedAt: 0 },
  };
}

/** Right answers so far. */
export function scoreOf({ answers }: Session): number {
  return answers.filter(({ right }) => right).length;
}

/** Ms of play at which the run ends by time; Infinity in modes without a countdown. */
export function deadlineOf({ setup }: Session): number {
  return countsDown(setup.mode) ? TIME_ATTACK_SECONDS * 1000 : Infinity;
}

/** Ms of play at an instant, without pauses. */
export function playTime({ clock }: Session, at: number): number {
  return clock.origin === undefined ? 0 : (clock.pausedAt ?? at) - clock.origin;
}

/** Asks `quest` at `time`. When it is on another picture, the clock stops until that picture is ready. */
function ask(session: Session, quest: Quest, queue: readonly Quest[], time: number): Session {
  const loads = quest.image !== session.quest.image;
  return {
    ...session,
    phase: loads ? 'loading' : 'searching',
    quest,
    queue,
    marks: [],
    verdict: 'pending',
    hintStep: 0,
    hintWidth: 0,
    clock: {
      ...session.clock,
      askedAt: time,
      changedAt: time,
      ...(loads ? { pausedAt: (session.clock.origin ?? 0) + time } : {}),
    },
  };
}

function end(session: Session, time: number): Session {
  return { ...session, phase: 'over', clock: { ...session.clock, changedAt: time, endedAt: time } };
}

/** Advances play time to `time`; changes that fall due before it take effect in order, each at its own instant. */
function advance(session: Session, time: number): Session {
  const deadline = deadlineOf(session);
  const nextAt = (session.answers.at(-1)?.at ?? 0) + NEXT_QUEST_DELAY;
  const [next, ...queue] = session.queue;
  const moved =
    session.phase === 'judged' && next && nextAt <= time && nextAt < deadline
      ? ask(session, next, queue, nextAt)
      : session;
  return time >= deadline && moved.phase !== 'loading' ? end(moved, deadline) : moved;
}

function mark(session: Session, placed: Mark, time: number): Session {
  const { quest, answers, clock } = session;
  const marks = [...session.marks, placed];
  const verdict = judge(marks, quest.positions);
  const changed = { ...clock, changedAt: time };
  if (verdict === 'pending') return { ...session, marks, verdict, clock: changed };
  const answer: Answer = { quest, marks, right: verdict === 'right', askedAt: clock.askedAt, at: time };
  const judged = { ...session, verdict, answers: [...answers, answer], clock: changed };
  if (verdict === 'wrong') return { ...judged, marks: [] };
  const found = { ...judged, marks };
  return scoreOf(found) >= session.goal ? end(found, time) : { ...found, phase: 'judged' };
}

/** Adds `cost` (ms) to the play time, up to the end of a countdown. */
function charge(session: Session, cost: number): Session {
  const { clock } = session;
  const time = clock.changedAt + cost;
  const charged = { ...session, clock: { ...clock, origin: (clock.origin ?? 0) - cost, changedAt: time } };
  const deadline = deadlineOf(session);
  return time >= deadline ? end(charged, deadline) : charged;
}

function hint(session: Session, visibleWidth: MapPx, time: number): Session | IgnoreReason {
  const { quest, clock, hints, regions, hintStep } = session;
  if (hintStep === 2) return 'noMoreHints';
  const hinted = { ...session, hints: [...hints, quest.quest], clock: { ...clock, changedAt: time } };
  if (hintStep === 0) return { ...hinted, hintStep: 1 };
  const shown: Session = {
    ...hinted,
    hintStep: 2,
    hintWidth: visibleWidth,
    regions: [...regions, quest.quest],
  };
  return charge(shown, regionCost(session) * 1000);
}

/** Applies one of the player's events while searching. */
function move(session: Session, event: RunEvent, time: number): Session | IgnoreReason {
  const clock = { ...session.clock, changedAt: time };
  switch (event.type) {
    case 'mark':
      if (time < stampDownUntil(session)) return 'stampDown';
      return mark(session, { point: event.point, slack: event.slack }, time);
    case 'takeBack':
      return session.marks.length > 0
        ? { ...session, marks: session.marks.slice(0, -1), clock }
        : 'nothingToTakeBack';
    case 'skip': {
      const [next, ...queue] = session.queue;
      if (!next) return 'onlyQuestLeft';
      const skips = [...session.skips, session.quest.quest];
      return ask({ ...session, skips }, next, [...queue, session.quest], time);
    }
    case 'hint':
      return hint(session, event.visibleWidth, time);
    case 'pause':
      return session.setup.ranked
        ? 'cannotPause'
        : { ...session, clock: { ...clock, pausedAt: (clock.origin ?? 0) + time } };
    case 'resume':
      return 'notPaused';
    case 'start':
      return 'alreadyStarted';
    case 'pictureReady':
      return 'notLoading';
    case 'tick':
      break;
  }
  return session;
}

function isWellFormed(event: RunEvent): boolean {
  if (!Number.isFinite(event.at)) return false;
  if (event.type === 'hint') return event.visibleWidth > 0 && Number.isFinite(event.visibleWidth);
  if (event.type !== 'mark') return true;
  return [event.point.x, event.point.y, event.slack].every(Number.isFinite) && event.slack >= 0;
}

function resume(session: Session, pausedAt: number, at: number): Session {
  const { pausedAt: _, ...clock } = session.clock;
  return { ...session, clock: { ...clock, origin: (clock.origin ?? at) + Math.max(0, at - pausedAt) } };
}

/**
 * The reducer: the session after `event`. An event with an earlier time than the last change takes effect at that
 * change, since time never goes back. An event that changes nothing returns the same object.
 */
export function reduce(session: Session, event: RunEvent): Step {
  const { phase, clock } = session;
  if (!isWellFormed(event)) return { session, ignored: 'malformed' };
  if (phase === 'over') return { session, ignored: 'over' };
  if (phase === 'waiting') {
    if (event.type !== 'start') return { session, ignored: 'notStarted' };
    return { session: { ...session, phase: 'searching', clock: { ...clock, origin: event.at } } };
  }
  if (phase === 'loading') {
    if (event.type !== 'pictureReady') return { session, ignored: 'loading' };
    return { session: { ...resume(session, clock.pausedAt ?? event.at, event.at), phase: 'searching' } };
  }
  if (clock.pausedAt !== undefined) {
    if (event.type !== 'resume') return { session, ignored: 'paused' };
    return { session: resume(session, clock.pausedAt, event.at) };
  }
  const time = Math.max(playTime(session, event.at), clock.changedAt);
  const advanced = advance(session, time);
  if (event.type === 'tick') return { session: advanced };
  if (advanced.phase === 'over') return { session: advanced, ignored: 'over' };
  // this event's own time led to a quest on another picture: the event may be that picture's `pictureReady`
  if (advanced.phase === 'loading') return reduce(advanced, event);
  if (advanced.phase === 'judged' && event.type !== 'pause') return { session: advanced, ignored: 'judged' };
  const moved = move(advanced, event, time);
  return typeof moved === 'string' ? { session: advanced, ignored: moved } : { session: moved };
}
