/** Stores on the device which quests of the catalogue the player has found, so that a map can be finished another day. */
import * as z from 'zod/mini';
import { keepValue, readValue, type Shelf } from '../../kept/kept';

/** Ms of search by quest name; holds only found quests. */
export type LevelProgress = Readonly<Record<string, number>>;
/** By level id. */
export type Progress = Readonly<Record<string, LevelProgress>>;

const progressSchema = z.record(z.string(), z.record(z.string(), z.number().check(z.minimum(0))));

/** The stored progress; empty when it cannot be read. */
export function readProgress(shelf: Shelf<'getItem'>): Progress {
  return readValue('catalogue', (raw) => progressSchema.safeParse(raw).data ?? {}, shelf);
}

/** Stores the progress; when storage is blocked it lasts for this visit. */
export function keepProgress(progress: Progress, shelf: Shelf<'setItem'>): void {
  keepValue('catalogue', progress, shelf);
}

export function progressOf(progress: Progress, level: number): LevelProgress {
  return progress[String(level)] ?? {};
}

/** Adds a found quest with its `ms` of search; a quest found before keeps its first time. */
export function withFound(progress: Progress, level: number, quest: string, ms: number): Progress {
  const found = progressOf(progress, level);
  return quest in found ? progress : { ...progress, [String(level)]: { ...found, [quest]: ms } };
}

export function withoutLevel(progress: Progress, level: number): Progress {
  const { [String(level)]: _, ...others } = progress;
  return others;
}

/** Ms of search for all `quests` together; undefined until every one is found. */
export function totalTime(found: LevelProgress, quests: readonly string[]): number | undefined {
  const times = quests.map((quest) => found[quest]);
  return times.reduce<number | undefined>(
    (sum, time) => (sum === undefined || time === undefined ? undefined : sum + time),
    0,
  );
}
