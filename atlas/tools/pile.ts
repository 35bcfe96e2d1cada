/** Work that waits for a hand: the lightest first, but before all others what somebody waits for. */
import type { Job } from './crew';

export interface Pile<T extends Job> {
  /** Takes the next job away; undefined when none waits. */
  take(): T | undefined;
  /** Puts a waiting job on top. False when no job of that name waits. */
  raise(name: string): boolean;
}

/** Jobs of one weight keep their order. */
export function lightestFirst<T extends Job>(jobs: readonly T[]): Pile<T> {
  let waiting = jobs.toSorted((a, b) => a.weight - b.weight);
  return {
    take() {
      const [top, ...others] = waiting;
      waiting = others;
      return top;
    },
    raise(name) {
      const job = waiting.find((each) => each.name === name);
      if (!job) return false;
      waiting = [job, ...waiting.filter((each) => each !== job)];
      return true;
    },
  };
}
