/** What the command and the processes that try mutants say to each other. */

/** Runs the tests on a file as it would be with this text. Paths from the project's root, with `/`. */
export interface Order {
  readonly file: string;
  readonly text: string;
  /** One after the other, until one of them notices. */
  readonly tests: readonly string[];
}

export const VERDICTS = ['noticed', 'survived', 'untested'] as const;

/** `untested`: no test reads the file. */
export type Verdict = (typeof VERDICTS)[number];

export interface Answer {
  readonly verdict: Verdict;
  /** Tests that fail without any fault as well, and so can notice nothing. */
  readonly broken: readonly string[];
}
