/** Decides how much may move: a device that is slow at it gets less within two seconds, and is tried again much later. */

/** `all`: twelve move; `few`: four, at half the pace; `still`: the picture as it is. */
export type Pace = 'all' | 'few' | 'still';

export interface Governor {
  readonly pace: Pace;
  /** Costs of the steps that are looked at together, ms. */
  readonly costs: readonly number[];
  /** Since when they are, ms of the clock; undefined before the first. */
  readonly since: number | undefined;
  /** When everything may move again, ms of the clock; undefined while it may. */
  readonly again: number | undefined;
  /** How often it was tried again. */
  readonly tries: number;
}

export const GOVERNOR: Governor = {
  pace: 'all',
  costs: [],
  since: undefined,
  again: undefined,
  tries: 0,
};

/**
 * Most that a step may cost on average, ms: with six steps a second, one frame of twenty-five is late. A step costs what its
 * script takes, or what the frame after it is late by if that is more.
 */
export const BUDGET_MS = 6;
/** Steps that are looked at together: those of two thirds of a second at the usual pace, and of half of one at the slow one. */
const STEPS = { all: 4, few: 2, still: 1 } as const;
/** And where not even so many come, as many as come within so many ms. */
const PATIENCE_MS = 600;
/** A device that was slow is tried again after so many ms: it may have been busy with something else. Then after twice as many. */
export const AGAIN_MS = 30_000;
const LESS = { all: 'few', few: 'still', still: 'still' } as const;

/** After a step that cost so many ms and was over at `now`, ms of the clock. */
export function governed(governor: Governor, cost: number, now: number): Governor {
  const { pace, costs, since, tries } = governor;
  const last = [...costs, cost];
  const begun = since ?? now - cost;
  if (last.length < STEPS[pace] && now - begun < PATIENCE_MS)
    return { ...governor, costs: last, since: begun };
  // one step that was slow, while something else began for instance, says nothing of a device
  const usual = last.toSorted((a, b) => a - b).slice(0, -1);
  const mean = usual.reduce((sum, each) => sum + each, 0) / Math.max(1, usual.length);
  const looked = { ...governor, costs: [], since: undefined };
  if (mean <= BUDGET_MS || pace === 'still') return looked;
  return { ...looked, pace: LESS[pace], again: now + AGAIN_MS * 2 ** tries };
}

/** At `now`, ms of the clock: everything may move again once its time has come. */
export const triedAgain = (governor: Governor, now: number): Governor =>
  governor.again === undefined || now < governor.again
    ? governor
    : { ...GOVERNOR, tries: governor.tries + 1 };
