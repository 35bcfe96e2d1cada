/** What `npm run atlas` says while it works: one line that is rewritten, or a line a step where nobody watches. */

export interface Progress {
  /** Says what is being done; `share` is the part of the whole work that is finished, 0 to 1. */
  step(what: string, share: number): void;
  /** Says something that stays. */
  say(line: string): void;
}

/** Milliseconds still to go when a share of the work took so long; undefined while nothing is finished. */
export function timeLeft(elapsed: number, share: number): number | undefined {
  return share > 0 ? (elapsed / share) * (1 - share) : undefined;
}

/** A span for people: `8 s`, `2 min 05 s`. */
export function spell(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  if (seconds < 60) return `${seconds} s`;
  return `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, '0')} s`;
}

export interface ProgressOutput {
  readonly isTTY?: boolean | undefined;
  readonly columns?: number | undefined;
  write(text: string): unknown;
}

/** `now` gives milliseconds from any start. */
export function createProgress(output: ProgressOutput, now: () => number): Progress {
  const start = now();
  const rewrites = output.isTTY === true;
  const clear = rewrites ? '\r\x1b[2K' : '';
  return {
    step(what, share) {
      const left = timeLeft(now() - start, share);
      const line = `atlas ${String(Math.floor(share * 100)).padStart(3)} %  ${what}${left === undefined ? '' : `, about ${spell(left)} left`}`;
      output.write(rewrites ? clear + line.slice(0, (output.columns ?? 80) - 1) : `${line}\n`);
    },
    say(line) {
      output.write(`${clear}${line}\n`);
    },
  };
}
