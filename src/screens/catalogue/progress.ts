/** Stores on the device which quests of the catalogue the player has found, so that a map can be finished another day. */
import * as z from 'zod/mini';
import type { Shelf } from '../../kept/kept';
import { recordOf, type Merge } from '../../kept/merge';
import { keptStore, type KeptStore } from '../../kept/store';

/** Ms of search by quest name; holds only found quests. */
export type LevelProgress = Readonly<Record<string, number>>;

interface Round {
  /** How often the level was started over: what another tab knows of an earlier round is past. */
  readonly round: number;
  readonly found: LevelProgress;
}

/** By level id. */
export type Progress = Readonly<Record<string, Round>>;

const foundSchema = z.record(z.string(), z.number().check(z.minimum(0)));
const roundSchema = z.object({ round: z.int().check(z.minimum(0)), found: foundSchema });
const progressSchema = z.record(
  z.string(),
  // before rounds were counted, a level was its found quests alone
  z.union([
    roundSchema,
    z.pipe(
      foundSchema,
      z.transform((found): Round => ({ round: 0, found })),
    ),
  ]),
);

/** Parses a stored progress; empty when it cannot be read. */
function parseProgress(raw: unknown): Progress {
  return progressSchema.safeParse(raw).data ?? {};
}

const mergeFound = recordOf<number>((ours, theirs) => Math.min(ours, theirs));

const mergeRounds: Merge<Round> = (ours, theirs) => {
  if (ours.round !== theirs.round) return ours.round > theirs.round ? ours : theirs;
  const found = mergeFound(ours.found, theirs.found);
  return found === theirs.found ? theirs : { ...theirs, found };
};

/** What two tabs have found together; of a level that one of them started over, what was found since then. */
export const mergeProgress: Merge<Progress> = recordOf(mergeRounds);

/** The progress in a storage; when storage is blocked it lasts for this visit. */
export function progressOver(shelf: Shelf<'getItem' | 'setItem'>): KeptStore<Progress> {
  return keptStore('catalogue', parseProgress, shelf, mergeProgress);
}

const FRESH: Round = { round: 0, found: {} };

const roundOf = (progress: Progress, level: number): Round => progress[String(level)] ?? FRESH;

export function progressOf(progress: Progress, level: number): LevelProgress {
  return roundOf(progress, level).found;
}

/** Adds a found quest with its `ms` of search; a quest found before keeps its first time. */
export function withFound(progress: Progress, level: number, quest: string, ms: number): Progress {
  const { round, found } = roundOf(progress, level);
  if (quest in found) return progress;
  return { ...progress, [String(level)]: { round, found: { ...found, [quest]: ms } } };
}

/** Begins a level's next round with nothing found. */
export function withoutLevel(progress: Progress, level: number): Progress {
  const { round } = roundOf(progress, level);
  return { ...progress, [String(level)]: { round: round + 1, found: {} } };
}

/** Ms of search for all `quests` together; undefined until every one is found. */
export function totalTime(found: LevelProgress, quests: readonly string[]): number | undefined {
  const times = quests.map((quest) => found[quest]);
  return times.reduce<number | undefined>(
    (sum, time) => (sum === undefined || time === undefined ? undefined : sum + time),
    0,
  );
}
