/** Decides how much may move: a device that is slow at it gets less within two seconds, and never more again. */

/** `all`: ten breathe; `few`: four, at half the pace; `still`: the picture as it is. */
export type Pace = 'all' | 'few' | 'still';

export interface Governor {
  readonly pace: Pace;
  /** Costs of the last steps at this pace, ms. */
  readonly costs: readonly number[];
}

export const GOVERNOR: Governor = { pace: 'all', costs: [] };

/** Most that a step may cost on average, ms. */
export const BUDGET_MS = 6;
/** Steps that are looked at together: one second of the usual pace, and as long at half of it. */
const STEPS = { all: 8, few: 4, still: 1 } as const;
const LESS = { all: 'few', few: 'still', still: 'still' } as const;

/** After a step that cost so many ms. */
export function governed({ pace, costs }: Governor, cost: number): Governor {
  const last = [...costs, cost];
  if (last.length < STEPS[pace]) return { pace, costs: last };
  const mean = last.reduce((sum, each) => sum + each, 0) / last.length;
  return { pace: mean > BUDGET_MS ? LESS[pace] : pace, costs: [] };
}
