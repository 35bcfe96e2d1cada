/** Counts, over proved runs, how long each quest took to be found, and tells runs that are faster than hardly any on several quests. */
import { deckOf } from '../game/modes';
import type { Quest } from '../game/quest';
import { recapOf } from '../game/recap';
import { replay } from '../game/replay';
import { decodeRecord } from './decode';

export interface QuestTime {
  readonly quest: string;
  /** Seconds of play from being asked to being found. */
  readonly seconds: number;
}

/** A proved row, with what its run found. */
export interface ProvedRow<About> {
  readonly about: About;
  readonly level: number;
  readonly times: readonly QuestTime[];
}

export interface Counted {
  readonly found: number;
  /** Of these within a minute. */
  readonly minute: number;
}

/** Seconds within which a find counts as a quick one. */
const MINUTE = 60;
/** Fewest finds of a quest of which the fastest hundredth is told. */
const FEWEST = 100;
/** Quests on which a run has to be faster than one in a hundred to be flagged. */
const SEVERAL = 3;

/** What the run of a proved row found; nothing for one that cannot be read by these quests. */
export function timesOf(code: string, quests: readonly Quest[]): readonly QuestTime[] {
  const run = decodeRecord(code)?.run;
  const deck = run && deckOf(quests, run.mode, run.quest);
  if (!run || !deck) return [];
  return recapOf(replay(run, deck)).found.map(({ quest, took }) => ({ quest, seconds: took }));
}

function byQuest(
  rows: readonly ProvedRow<unknown>[],
): ReadonlyMap<number, ReadonlyMap<string, readonly number[]>> {
  const levels = new Map<number, Map<string, number[]>>();
  for (const { level, times } of rows) {
    const quests = levels.get(level) ?? new Map<string, number[]>();
    for (const { quest, seconds } of times) quests.set(quest, [...(quests.get(quest) ?? []), seconds]);
    levels.set(level, quests);
  }
  return levels;
}

/** By level, then by quest. */
export function countFinds(
  rows: readonly ProvedRow<unknown>[],
): Readonly<Record<string, Readonly<Record<string, Counted>>>> {
  const levels = [...byQuest(rows)].map(([level, quests]) => {
    const counted = [...quests].map(([quest, all]) => {
      const minute = all.filter((seconds) => seconds <= MINUTE).length;
      return [quest, { found: all.length, minute }] as const;
    });
    return [String(level), Object.fromEntries(counted)] as const;
  });
  return Object.fromEntries(levels);
}

export interface Flagged<About> {
  readonly about: About;
  /** Quests on which it is among the fastest hundredth. */
  readonly quests: readonly string[];
}

/** Rows that found several quests faster than one run in a hundred does; for somebody to look at, and no proof of anything. */
export function fasterThanMost<About>(rows: readonly ProvedRow<About>[]): readonly Flagged<About>[] {
  const limits = new Map<string, number>();
  for (const [level, quests] of byQuest(rows))
    for (const [quest, all] of quests) {
      const sorted = all.toSorted((a, b) => a - b);
      const limit = sorted[Math.floor(all.length / FEWEST)];
      if (all.length >= FEWEST && limit !== undefined) limits.set(`${String(level)} ${quest}`, limit);
    }
  return rows.flatMap(({ about, level, times }) => {
    const quests = times
      .filter(({ quest, seconds }) => seconds < (limits.get(`${String(level)} ${quest}`) ?? 0))
      .map(({ quest }) => quest);
    return quests.length >= SEVERAL ? [{ about, quests }] : [];
  });
}
