/** Decides how much may move: a device that is slow at it gets less within two seconds, and never more again. */

/** `all`: twelve move; `few`: four, at half the pace; `still`: the picture as it is. */
export type Pace = 'all' | 'few' | 'still';

export interface Governor {
  readonly pace: Pace;
  /** Costs of the steps that are looked at together, ms. */
  readonly costs: readonly number[];
  /** Since when they are, ms of the clock; undefined before the first. */
  readonly since: number | undefined;
}

export const GOVERNOR: Governor = { pace: 'all', costs: [], since: undefined };

/**
 * Most that a step may cost on average, ms: with six steps a second, one frame of twenty-five is late. A step costs what its
 * script takes, or what the frame after it is late by if that is more.
 */
export const BUDGET_MS = 6;
/** Steps that are looked at together: those of two thirds of a second at the usual pace, and of half of one at the slow one. */
const STEPS = { all: 4, few: 2, still: 1 } as const;
/** And where not even so many come, as many as come within so many ms. */
const PATIENCE_MS = 600;
const LESS = { all: 'few', few: 'still', still: 'still' } as const;

/** After a step that cost so many ms and was over at `now`, ms of the clock. */
export function governed({ pace, costs, since }: Governor, cost: number, now: number): Governor {
  const last = [...costs, cost];
  const begun = since ?? now - cost;
  if (last.length < STEPS[pace] && now - begun < PATIENCE_MS) return { pace, costs: last, since: begun };
  // one step that was slow, while something else began for instance, says nothing of a device
  const usual = last.toSorted((a, b) => a - b).slice(0, -1);
  const mean = usual.reduce((sum, each) => sum + each, 0) / Math.max(1, usual.length);
  const isSlow = mean > BUDGET_MS;
  return { pace: isSlow ? LESS[pace] : pace, costs: [], since: undefined };
}
