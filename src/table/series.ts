/** Progress of several runs under one clock, for the bar and the tools. */

export interface Series {
  /** Milliseconds of play before this run. */
  readonly earlierMs: number;
  /** Quests found before this run, and the number of all quests. */
  readonly done: number;
  readonly goal: number;
}
