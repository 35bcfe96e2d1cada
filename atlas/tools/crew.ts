/** Several hands on one pile of work: jobs are taken in order, a job that fails stops nobody. */

export interface Job {
  readonly name: string;
  /** Its part of the whole, in any unit. */
  readonly weight: number;
}

/** How far a job is: what it does now, and the share of it that is done, 0 to 1. */
export type Report = (what: string, share: number) => void;

export interface Outcome<T extends Job> {
  readonly job: T;
  /** Why it failed; undefined when it is done. */
  readonly error?: string;
}

export interface CrewOptions<T extends Job> {
  /** How many jobs run at a time. */
  readonly hands: number;
  /** Does one job; rejects when it fails. */
  readonly work: (job: T, report: Report) => Promise<void>;
  /** Hears every step with the share of the whole that is done. */
  readonly onStep?: (job: T, what: string, share: number) => void;
}

/** Runs all jobs to their end, whatever becomes of each; the outcomes stand in the order of the jobs. */
export async function runJobs<T extends Job>(
  jobs: readonly T[],
  { hands, work, onStep }: CrewOptions<T>,
): Promise<Outcome<T>[]> {
  const whole = jobs.reduce((sum, { weight }) => sum + weight, 0);
  const done = jobs.map(() => 0);
  const outcomes: Outcome<T>[] = [];
  const pile = jobs.entries();

  const hand = async (): Promise<void> => {
    for (const [index, job] of pile) {
      const report: Report = (what, share) => {
        done[index] = share * job.weight;
        onStep?.(job, what, done.reduce((sum, part) => sum + part, 0) / whole);
      };
      try {
        await work(job, report);
        outcomes[index] = { job };
      } catch (error) {
        outcomes[index] = { job, error: error instanceof Error ? error.message : String(error) };
      }
      done[index] = job.weight;
    }
  };
  await Promise.all(Array.from({ length: Math.min(hands, jobs.length) }, hand));
  return outcomes;
}
