/** Several runs played one after another under one clock, as the bar and the tools show them. */

export interface Series {
  /** Milliseconds of play before this run. */
  readonly earlierMs: number;
  /** Quests found before this run, and in all. */
  readonly done: number;
  readonly goal: number;
}
