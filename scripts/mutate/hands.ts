/** What the command and the processes that try mutants say to each other. */

/** Tries one mutant, or, without `text`, the files as they are. Paths from the project's root. */
export interface Order {
  readonly file: string;
  readonly text?: string;
}

/** `untested`: no test reads the file. */
export type Verdict = 'noticed' | 'survived' | 'untested';
