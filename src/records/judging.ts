/** Hands results to the judge: those of the board that is shown, those a store has read so far, and a week's entries. */
import type { Contest } from '../contest/calendar';
import { endOfWeek, type WeekKey } from '../contest/weeks';
import { RUNS_SINCE } from '../runs/since';
import type { Claimed, Doubts, Judge, LevelJudge } from './judge';
import type { Reading } from './readings';
import type { BoardQuery, Ranked, StoredPublicEntry } from './store-port';

export interface Judging {
  /** The judge of a board's level; a fresh reading reads the level anew. */
  readonly judgeOf: (level: number, reading: Reading) => LevelJudge;
  /** Which scores count for how much of a board is read. */
  readonly rankedOf: (query: BoardQuery) => Ranked;
  /** Judges entries as results of the week's game, the only one they are taken for. */
  readonly judgeEntries: (week: WeekKey, entries: readonly StoredPublicEntry[]) => Promise<Doubts>;
}

export function judgingBy(judge: Judge, gameOf: (week: WeekKey) => Promise<Contest | undefined>): Judging {
  let last: { readonly level: number; readonly judgeRows: LevelJudge } | undefined;

  const judgeOf = (level: number, reading: Reading): LevelJudge => {
    if (reading === 'fresh' || last?.level !== level) last = { level, judgeRows: judge(level) };
    return last.judgeRows;
  };

  return {
    judgeOf,

    rankedOf: ({ level, week }) => {
      const judgeRows = judgeOf(level, 'known');
      return async (found) => {
        // no row of these weeks has a run: all count for how much is read
        if (week !== 'ever' && endOfWeek(week) <= RUNS_SINCE) return found;
        const doubts = await judgeRows(found);
        return found.filter(({ id }) => !doubts.has(id));
      };
    },

    judgeEntries: async (week, entries) => {
      if (entries.length === 0) return new Map();
      const contest = await gameOf(week);
      if (!contest) return new Map();
      const { level, mode: gameMode, quest } = contest;
      return judge(level)(entries.map((entry): Claimed => ({ ...entry, level, gameMode, quest })));
    },
  };
}
