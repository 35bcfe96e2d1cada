/** Draws levels in the background while the game is open, and tracks the progress of each. */
import { entryOf, listOf } from '../../atlas/output/manifest';
import type { WrittenLevel } from '../../atlas/output/manifest';
import { runJobs } from '../../atlas/tools/crew';
import type { Job, Report, Step } from '../../atlas/tools/crew';
import { lightestFirst } from '../../atlas/tools/pile';
import type { DrawingLevel, DrawingState } from '../../src/maps/drawing';
import type { Manifest, ManifestLevel } from '../../src/maps/manifest';
import { shownShare } from './share';

/** A level to draw; its name is its route keyword. */
export interface LevelJob extends Job {
  readonly level: number;
}

export interface Failure {
  readonly level: number;
  readonly name: string;
  readonly reason: string;
}

export interface DrawBehind<T extends LevelJob> {
  /** Levels that are drawn already. */
  readonly written: readonly WrittenLevel[];
  /** Levels whose drawing cannot begin. */
  readonly failures: readonly Failure[];
  readonly jobs: readonly T[];
  /** How many levels are drawn at a time. */
  readonly hands: number;
  /** Draws one level and gives what it wrote; rejects with the reason when it cannot. */
  readonly draw: (job: T, report: Report) => Promise<WrittenLevel>;
  /** Called after each level that was drawn, with the list of all drawn so far; the next level waits for it. */
  readonly onDrawn: (job: T, manifest: Manifest) => Promise<void>;
  readonly onFailed: (failure: Failure) => void;
  /** A clock in milliseconds; its zero does not matter. */
  readonly now: () => number;
}

export interface LiveDrawing {
  state(): Omit<DrawingState, 'over'>;
  /** The list of what is drawn so far. */
  manifest(): Manifest;
  /** Moves a level to the front of those that wait; false when it is not among them. */
  raise(level: number): boolean;
  /** Resolves when all drawing has ended, with the levels that failed. */
  readonly done: Promise<readonly Failure[]>;
}

interface Begun {
  readonly step: Step;
  readonly at: number;
}

export function drawBehind<T extends LevelJob>(options: DrawBehind<T>): LiveDrawing {
  const { jobs, now } = options;
  const entries: ManifestLevel[] = options.written.map(entryOf);
  const failures = [...options.failures];
  const begun = new Map<number, Begun>();
  const placeholders = new Map<number, string>();
  const pile = lightestFirst(jobs);

  const work = async (job: T, report: Report): Promise<void> => {
    try {
      const written = await options.draw(job, (step) => {
        begun.set(job.level, { step, at: now() });
        if (step.placeholder) placeholders.set(job.level, step.placeholder);
        report(step);
      });
      entries.push(entryOf(written));
      await options.onDrawn(job, listOf(entries));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const failure = { level: job.level, name: job.name, reason };
      failures.push(failure);
      options.onFailed(failure);
    }
  };

  const stateOf = ({ level }: LevelJob): DrawingLevel[] => {
    if (entries.some((entry) => entry.level === level) || failures.some((each) => each.level === level))
      return [];
    const last = begun.get(level);
    if (!last) return [{ kind: 'waiting', level }];
    const placeholder = placeholders.get(level);
    const share = shownShare(last.step, now() - last.at);
    return [{ kind: 'drawing', level, share, ...(placeholder ? { placeholder } : {}) }];
  };

  const run = async (): Promise<readonly Failure[]> => {
    await runJobs(jobs, { hands: options.hands, work, take: () => pile.take() });
    return failures;
  };

  return {
    state: () => ({
      drawn: entries.map(({ level }) => level),
      levels: [
        ...jobs.flatMap(stateOf),
        ...failures.map(({ level, reason }) => ({ kind: 'failed' as const, level, reason })),
      ],
    }),
    manifest: () => listOf(entries),
    raise: (level) => {
      const job = jobs.find((each) => each.level === level);
      return job !== undefined && pile.raise(job.name);
    },
    done: run(),
  };
}
