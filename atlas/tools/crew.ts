/** Several hands on one pile of work: jobs are taken in order, a job that fails stops nobody. */

export interface Job {
  readonly name: string;
  /** Its part of the whole, in any unit. */
  readonly weight: number;
}

/** A step of a job that begins. */
export interface Step {
  readonly what: string;
  /** The part of the job that is done, 0 to 1. */
  readonly share: number;
  /** The part that will be done when the step is over. */
  readonly until: number;
  /** The map as a tiny `data:` picture, once it is known. */
  readonly placeholder?: string | undefined;
}

export type Report = (step: Step) => void;

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
  readonly onStep?: (job: T, step: Step, share: number) => void;
  /** Gives each hand its next job, every one of `jobs` once; without it they are taken in their order. */
  readonly take?: () => T | undefined;
}

/** Runs all jobs to their end, whatever becomes of each; the outcomes stand in the order of the jobs. */
export async function runJobs<T extends Job>(
  jobs: readonly T[],
  { hands, work, onStep, take = inOrder(jobs) }: CrewOptions<T>,
): Promise<Outcome<T>[]> {
  const whole = jobs.reduce((sum, { weight }) => sum + weight, 0);
  const done = new Map<T, number>();
  const errors = new Map<T, string>();

  const hand = async (): Promise<void> => {
    for (let job = take(); job !== undefined; job = take()) await doOne(job);
  };
  const doOne = async (job: T): Promise<void> => {
    const report: Report = (step) => {
      done.set(job, step.share * job.weight);
      onStep?.(job, step, [...done.values()].reduce((sum, part) => sum + part, 0) / whole);
    };
    try {
      await work(job, report);
    } catch (error) {
      errors.set(job, error instanceof Error ? error.message : String(error));
    }
    done.set(job, job.weight);
  };
  await Promise.all(Array.from({ length: Math.min(hands, jobs.length) }, hand));
  return jobs.map((job) => {
    const error = errors.get(job);
    return error === undefined ? { job } : { job, error };
  });
}

function inOrder<T>(jobs: readonly T[]): () => T | undefined {
  const waiting = jobs.values();
  return () => waiting.next().value;
}
