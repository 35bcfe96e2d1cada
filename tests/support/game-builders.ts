/** Quests, decks and marks for tests of the rules. */
import type { RunEvent, RunSetup } from '../../src/game/events';
import type { Mark } from '../../src/game/hit-test';
import type { Deck } from '../../src/game/modes';
import { createSession, reduce, type Session } from '../../src/game/session';
import { middleOfTarget, targetBox, type Quest, type Target } from '../../src/game/quest';
import { mapPoint } from '../../src/game/space';

export function box(x: number, y: number, width = 40, height = 60): Target {
  return targetBox(x, y, x + width, y + height);
}

/** A quest with as many targets as asked, far from those of every other number. */
export function quest(number: number, targets = 1, duplicate = false): Quest {
  return {
    quest: `${duplicate ? 'dquest' : 'quest'}${number}`,
    description: '',
    ...(duplicate ? { type: 1 as const } : {}),
    positions: Array.from({ length: targets }, (_, index) => box(number * 200, 100 + index * 300)),
  };
}

export function deck(...targets: readonly number[]): Deck {
  const [first = 1, ...rest] = targets;
  return [quest(1, first), ...rest.map((count, index) => quest(index + 2, count))];
}

/** A deck of duplicate hunts, each on a picture of its own but the first, which is on the main map. */
export function pictures(count: number): Deck {
  const hunts = Array.from({ length: count - 1 }, (_, index) => ({
    ...quest(index + 2, 2, true),
    image: `dquest${index + 2}`,
  }));
  return [quest(1, 2, true), ...hunts];
}

/** A mark in the middle of a quest's target. */
export function markOn({ positions }: Quest, target = 0): Mark {
  return { point: middleOfTarget(positions[target] ?? box(0, 0)), slack: 0 };
}

/** A mark that hits no target of these builders. */
export const MISS: Mark = { point: mapPoint(5, 5), slack: 0 };

export function setUp(changes: Partial<RunSetup> = {}): RunSetup {
  return { level: 1, mode: 4, seed: 7, ranked: true, ...changes };
}

export function play(session: Session, ...events: readonly RunEvent[]): Session {
  return events.reduce((before, event) => reduce(before, event).session, session);
}

/** A session whose clock started at instant 0. */
export function started(cards: Deck, changes: Partial<RunSetup> = {}): Session {
  return play(createSession(setUp(changes), cards), { type: 'start', at: 0 });
}

/** All targets of the quest that is asked, marked at one instant. */
export function answer(session: Session, at: number): Session {
  return session.quest.positions.reduce(
    (before, _, index) => play(before, { type: 'mark', at, ...markOn(session.quest, index) }),
    session,
  );
}

/** The session after answering `count` quests, one every `every` ms from the first at `from`. */
export function answerMany(session: Session, count: number, from: number, every = 2000): Session {
  return Array.from({ length: count }).reduce<Session>(
    (before, _, index) =>
      answer(play(before, { type: 'tick', at: from + index * every }), from + index * every),
    session,
  );
}
