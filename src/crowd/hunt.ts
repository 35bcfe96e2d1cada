/**
 * The crowd hunt: sixty seconds, five more for each find, and no end while they last (DECISIONS 37: beside the five modes,
 * never ranked). Time and chance are arguments.
 */
import { targetsHit, type Mark } from '../game/hit-test';
import type { Target } from '../game/quest';
import { randomFrom, shuffle } from '../game/random';

/** Seconds: what a hunt begins with, what a find gives, and what else costs. */
export const CROWD_RULES = { start: 60, find: 5, wrong: 3, hint: 3, skip: 5 } as const;

const ms = (seconds: number) => seconds * 1000;

/** The last thing that happened, for stamp, sound and line. */
export interface Outcome {
  readonly kind: 'found' | 'wrong' | 'skipped';
  /** Place in the order of the quest that it was about. */
  readonly number: number;
}

export interface Hunt {
  /** Decides the order. */
  readonly seed: number;
  /** How many quests the level has. */
  readonly count: number;
  /** How many have been found or skipped: the place in the order of the one that is sought. */
  readonly number: number;
  readonly found: number;
  readonly skipped: number;
  readonly wrong: number;
  /** Finds since the last wrong mark or skip, and the most there were. */
  readonly streak: number;
  readonly longest: number;
  /** Whether the hint of the quest that is sought was paid for. */
  readonly hinted: boolean;
  /** Marks judged and quests skipped so far; tells one outcome from the next. */
  readonly steps: number;
  readonly outcome?: Outcome;
  /** Ms left at the last event that moved the clock. */
  readonly left: number;
  /** The instant since which the clock runs, on a monotonic clock; absent while it rests. */
  readonly since?: number;
  readonly isOver: boolean;
}

export type HuntMove =
  /** Picture and clue are there, or the player comes back. */
  | { readonly type: 'go' }
  | { readonly type: 'rest' }
  | { readonly type: 'tap'; readonly mark: Mark; readonly target: Target }
  | { readonly type: 'hint' }
  | { readonly type: 'skip' }
  /** Looks at the clock. */
  | { readonly type: 'look' };

/** `at`: ms of a monotonic clock. */
export type HuntEvent = HuntMove & { readonly at: number };

export function beginHunt(seed: number, count: number): Hunt {
  return {
    seed,
    count,
    number: 0,
    found: 0,
    skipped: 0,
    wrong: 0,
    streak: 0,
    longest: 0,
    hinted: false,
    steps: 0,
    left: ms(CROWD_RULES.start),
    isOver: false,
  };
}

/** The order of one round: everybody once, and nobody twice running where there are two. */
function roundOf(seed: number, count: number, round: number): readonly number[] {
  const drawn = shuffle(
    Array.from({ length: count }, (_, index) => index),
    randomFrom(seed, `crowd-${String(round)}`),
  );
  if (round === 0 || count < 2) return drawn;
  const last = roundOf(seed, count, round - 1).at(-1);
  return drawn[0] === last ? [...drawn.slice(1), ...drawn.slice(0, 1)] : drawn;
}

/** Index of the quest at a place of the order: rounds in which each comes once, every round in an order of its own. */
export function questAt({ seed, count }: Pick<Hunt, 'seed' | 'count'>, number: number): number {
  return roundOf(seed, count, Math.floor(number / count))[number % count] ?? 0;
}

/** Ms left at an instant; never negative. */
export function leftAt({ left, since }: Hunt, at: number): number {
  return since === undefined ? left : Math.max(0, left - Math.max(0, at - since));
}

/** The hunt with its clock set to an instant; over when nothing is left. */
function settled(hunt: Hunt, at: number): Hunt {
  if (hunt.since === undefined || at <= hunt.since) return hunt;
  const left = leftAt(hunt, at);
  if (left > 0) return { ...hunt, left, since: at };
  const { since: _, ...rest } = hunt;
  return { ...rest, left: 0, isOver: true };
}

/** Takes time off; the hunt is over when none is left. */
function charged(hunt: Hunt, seconds: number): Hunt {
  const left = Math.max(0, hunt.left - ms(seconds));
  if (left > 0) return { ...hunt, left };
  const { since: _, ...rest } = hunt;
  return { ...rest, left, isOver: true };
}

function onwards(hunt: Hunt, kind: 'found' | 'skipped'): Hunt {
  const { number, steps } = hunt;
  return { ...hunt, number: number + 1, hinted: false, steps: steps + 1, outcome: { kind, number } };
}

function tapped(hunt: Hunt, mark: Mark, target: Target): Hunt {
  if (targetsHit(mark, [target]).length === 0) {
    const outcome = { kind: 'wrong', number: hunt.number } as const;
    const wrong = { ...hunt, wrong: hunt.wrong + 1, streak: 0, steps: hunt.steps + 1, outcome };
    return charged(wrong, CROWD_RULES.wrong);
  }
  const streak = hunt.streak + 1;
  const left = hunt.left + ms(CROWD_RULES.find);
  const longest = Math.max(hunt.longest, streak);
  return onwards({ ...hunt, left, found: hunt.found + 1, streak, longest }, 'found');
}

/** The reducer. While the clock rests, and once it has run out, nothing counts. */
export function huntOn(before: Hunt, event: HuntEvent): Hunt {
  if (before.isOver) return before;
  if (event.type === 'go') return before.since === undefined ? { ...before, since: event.at } : before;
  if (before.since === undefined) return before;
  const hunt = settled(before, event.at);
  if (hunt.isOver) return hunt;
  switch (event.type) {
    case 'rest': {
      const { since: _, ...rest } = hunt;
      return rest;
    }
    case 'tap':
      return tapped(hunt, event.mark, event.target);
    case 'hint':
      return hunt.hinted ? hunt : charged({ ...hunt, hinted: true }, CROWD_RULES.hint);
    case 'skip':
      return charged(onwards({ ...hunt, skipped: hunt.skipped + 1, streak: 0 }, 'skipped'), CROWD_RULES.skip);
    case 'look':
      break;
  }
  // a look moves no clock that runs
  return before;
}
