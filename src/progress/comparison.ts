/** Compares a run with one's best before it. */
import type { Mode } from '../game/modes';
import { compareRuns, modeOf, levelOf, type Best, type Progress } from './progress';

export type Comparison =
  | { readonly kind: 'first' }
  /** `by`: right answers where they count, else seconds with one decimal; 0 for as good as the best. */
  | { readonly kind: 'better' | 'worse'; readonly by: number };

type Outcome = Pick<Best, 'score' | 'time'>;

/** The best of a mode; of a single quest its quickest search. */
export function bestBefore(
  progress: Progress,
  level: number,
  mode: Mode,
  quest: string | undefined,
): Outcome | undefined {
  if (mode !== 5) return modeOf(progress, level, mode).best;
  const known = quest === undefined ? undefined : levelOf(progress, level).quests[quest];
  return known && { score: 1, time: Math.floor(known.best / 100) / 10 };
}

/** Whether a run is the best one or as good, whether or not it is noted yet. */
export function isBest(mode: Mode, best: Outcome | undefined, run: Outcome): boolean {
  return !best || compareRuns(mode, { ...run, at: 0 }, { ...best, at: 0 }) <= 0;
}

const tenths = (seconds: number): number => Math.round(seconds * 10) / 10;

export function compareWithBest(mode: Mode, best: Outcome | undefined, run: Outcome): Comparison {
  if (!best) return { kind: 'first' };
  const ahead = mode === 3 ? run.score - best.score : tenths(best.time - run.time);
  return ahead > 0 ? { kind: 'better', by: ahead } : { kind: 'worse', by: Math.abs(ahead) };
}
