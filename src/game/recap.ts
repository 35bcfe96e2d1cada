/** Derives a run's result for the board and its recap for the player from the session; neither is stored. */
import type { Target } from './quest';
import { toSeconds } from './seconds';
import { regionCosts } from './hint-cost';
import type { Mark } from './hit-test';
import type { Mode } from './modes';
import { scoreOf, type Session } from './session';

export interface Result {
  readonly level: number;
  readonly mode: Mode;
  /** Quests answered right (DECISIONS 10). */
  readonly score: number;
  /** Seconds of play with one decimal; in mode 3 that is 20 minus what remains (DECISIONS 10). */
  readonly time: number;
  readonly quest?: string;
}

export interface Found {
  readonly quest: string;
  /** Id of the map it was found on; absent for the main map. */
  readonly image?: string;
  readonly positions: readonly Target[];
  readonly marks: readonly Mark[];
  /** Seconds of play with one decimal: when it was found, and how long it took since it was asked. */
  readonly at: number;
  readonly took: number;
  readonly wrongs: number;
  readonly hints: number;
  readonly skips: number;
  /** Seconds that its region added. */
  readonly penalty: number;
}

export interface Recap {
  /** In the order they were found. */
  readonly found: readonly Found[];
  readonly wrongs: number;
  readonly skips: number;
  readonly hints: number;
  /** Seconds that regions added to the time, over all quests. */
  readonly penalty: number;
  /** Names of the quests still open at the end. */
  readonly open: readonly string[];
}

/** How a quest was found; a shared text shows one symbol for each. */
export type ShareSign = 'atOnce' | 'withHelp' | 'afterWrong';

export interface ShareData extends Result {
  readonly signs: readonly ShareSign[];
}

/** The result of a run that is over; undefined while it goes on. */
export function resultOf(session: Session): Result | undefined {
  const { setup, clock } = session;
  if (clock.endedAt === undefined) return undefined;
  return {
    level: setup.level,
    mode: setup.mode,
    score: scoreOf(session),
    time: toSeconds(clock.endedAt),
    ...(setup.quest === undefined ? {} : { quest: setup.quest }),
  };
}

function countOf(names: readonly string[], name: string): number {
  return names.filter((each) => each === name).length;
}

/** The quests found so far with their times and hints; also used during the run, for the marks that stay (DECISIONS 12). */
export function recapOf(session: Session): Recap {
  const { answers, skips, hints, quest, queue } = session;
  const wrongs = answers.filter(({ right }) => !right).map((answer) => answer.quest.quest);
  const found = answers
    .filter(({ right }) => right)
    .map(({ quest: { quest: name, image, positions }, marks, at, askedAt }) => ({
      quest: name,
      ...(image === undefined ? {} : { image }),
      positions,
      marks,
      at: toSeconds(at),
      took: toSeconds(at - askedAt),
      wrongs: countOf(wrongs, name),
      hints: countOf(hints, name),
      skips: countOf(skips, name),
      penalty: regionCosts(session, name),
    }));
  const open = [quest, ...queue].map(({ quest: name }) => name);
  return {
    found,
    wrongs: wrongs.length,
    skips: skips.length,
    hints: hints.length,
    penalty: regionCosts(session),
    open: open.filter((name) => found.every((each) => each.quest !== name)),
  };
}

/** The data of a shared text, which reveals no target's place; undefined while the run goes on. */
export function shareDataOf(session: Session): ShareData | undefined {
  const result = resultOf(session);
  if (!result) return undefined;
  const signs = recapOf(session).found.map(({ wrongs, hints }): ShareSign => {
    if (wrongs > 0) return 'afterWrong';
    return hints > 0 ? 'withHelp' : 'atOnce';
  });
  return { ...result, signs };
}
