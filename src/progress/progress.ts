/** What a player has found and won, whatever the mode; totals, rings, stamps and badges are derived from it. */
import type { Day } from '../daily/day';
import type { Mode } from '../game/modes';

/** A quest found once. */
export interface Find {
  /** Epoch milliseconds. */
  readonly at: number;
  /** Milliseconds of search, with what hints cost. */
  readonly ms: number;
}

export interface QuestProgress {
  readonly first: Find;
  readonly last: Find;
  /** Milliseconds of the quickest search. */
  readonly best: number;
}

/** The best ranked run of a mode on a level. */
export interface Best {
  readonly score: number;
  /** Seconds with one decimal. */
  readonly time: number;
  /** Epoch milliseconds. */
  readonly at: number;
}

export interface ModeProgress {
  /** When the mode was first won, by a ranked run or another, in epoch milliseconds. */
  readonly won?: number | undefined;
  /** When it was first won without a wrong mark, a hint or a skip. */
  readonly clean?: number | undefined;
  readonly best?: Best | undefined;
}

export interface LevelProgress {
  /** By quest name; holds found quests only. */
  readonly quests: Readonly<Record<string, QuestProgress>>;
  /** By mode number. */
  readonly modes: Readonly<Record<string, ModeProgress>>;
  /** When the map was last started over, in epoch milliseconds: the list of quests forgets what was found before. */
  readonly since?: number | undefined;
  /** When the guide cat was first found on it, in epoch milliseconds. */
  readonly cat?: number | undefined;
}

export interface Progress {
  /** By level id. */
  readonly levels: Readonly<Record<string, LevelProgress>>;
  /** Milliseconds of the finished hunt, by its day. */
  readonly hunts: Readonly<Record<string, number>>;
}

/** A run that has come to its end. */
export interface FinishedRun {
  readonly mode: Mode;
  readonly score: number;
  /** Seconds. */
  readonly time: number;
  /** Whether it counts for boards: only such a run can be a best one. */
  readonly ranked: boolean;
  /** Whether it had no wrong mark, no hint and no skip. */
  readonly clean: boolean;
}

export const NOTHING_FOUND: Progress = { levels: {}, hunts: {} };
const UNTOUCHED: LevelProgress = { quests: {}, modes: {} };

/** Right answers that win a time attack; the other modes are won by reaching their end. */
export const TIME_ATTACK_WIN = 3;

export function levelOf({ levels }: Progress, level: number): LevelProgress {
  return levels[String(level)] ?? UNTOUCHED;
}

export function modeOf(progress: Progress, level: number, mode: Mode): ModeProgress {
  return levelOf(progress, level).modes[String(mode)] ?? {};
}

/** Whether the quest is found in the present round of its map; a map that was never started over has one round. */
export function isFoundNow({ quests, since = -1 }: LevelProgress, quest: string): boolean {
  const found = quests[quest];
  return found !== undefined && found.last.at > since;
}

/** Milliseconds of search by quest, for what was found in the present round. */
export function foundNow(level: LevelProgress): Readonly<Record<string, number>> {
  return Object.fromEntries(
    Object.entries(level.quests).flatMap(([quest, { last }]) =>
      isFoundNow(level, quest) ? [[quest, last.ms] as const] : [],
    ),
  );
}

/** Nothing is noted of a map from a seed, which has the number 0: it is in no book. */
function withLevel(progress: Progress, level: number, change: Partial<LevelProgress>): Progress {
  if (level === 0) return progress;
  const levels = { ...progress.levels, [String(level)]: { ...levelOf(progress, level), ...change } };
  return { ...progress, levels };
}

/** `quickest`: ms of search that may count as the best; others than `find.ms` where several quests are searched at once. */
export function withFind(
  progress: Progress,
  level: number,
  quest: string,
  find: Find,
  quickest = find.ms,
): Progress {
  const { quests } = levelOf(progress, level);
  const known = quests[quest];
  const next: QuestProgress = {
    first: known ? earlier(known.first, find) : find,
    last: known ? later(known.last, find) : find,
    best: Math.min(known?.best ?? Infinity, quickest),
  };
  return withLevel(progress, level, { quests: { ...quests, [quest]: next } });
}

export function isWon({ mode, score }: Pick<FinishedRun, 'mode' | 'score'>): boolean {
  return mode === 3 ? score >= TIME_ATTACK_WIN : score > 0;
}

/**
 * `at`: epoch milliseconds. A run without a right answer changes nothing, nor does a single quest's, whose own progress
 * says it all.
 */
export function withRun(progress: Progress, level: number, run: FinishedRun, at: number): Progress {
  const { mode, score, time, ranked, clean } = run;
  if (score < 1 || mode === 5) return progress;
  const known = modeOf(progress, level, mode);
  const won = isWon(run);
  const best = ranked ? betterOf(mode, known.best, { score, time, at }) : known.best;
  const next: ModeProgress = {
    ...known,
    ...(won ? { won: Math.min(known.won ?? at, at) } : {}),
    ...(won && clean ? { clean: Math.min(known.clean ?? at, at) } : {}),
    ...(best ? { best } : {}),
  };
  return withLevel(progress, level, { modes: { ...levelOf(progress, level).modes, [String(mode)]: next } });
}

export function withHunt(progress: Progress, day: Day, ms: number): Progress {
  const hunts = { ...progress.hunts, [day]: Math.min(progress.hunts[day] ?? ms, ms) };
  return { ...progress, hunts };
}

/** Begins a map's list of quests again; what was ever found stays found. */
export function startedOver(progress: Progress, level: number, at: number): Progress {
  return withLevel(progress, level, { since: Math.max(levelOf(progress, level).since ?? 0, at) });
}

/** Negative where `a` comes first: by time, and of two at one time the quicker. */
const byTime = (a: Find, b: Find): number => a.at - b.at || a.ms - b.ms;
export const earlier = (a: Find, b: Find): Find => (byTime(a, b) <= 0 ? a : b);
export const later = (a: Find, b: Find): Find => (byTime(a, b) >= 0 ? a : b);

/** Negative where `a` is the better run: boards rank alike (DECISIONS 16). */
export function compareRuns(mode: Mode, a: Best, b: Best): number {
  const byScore = b.score - a.score;
  const byClock = a.time - b.time;
  return (mode === 3 ? byScore || byClock : byClock || byScore) || a.at - b.at;
}

export function betterOf(mode: Mode, a: Best | undefined, b: Best): Best {
  return a && compareRuns(mode, a, b) <= 0 ? a : b;
}
