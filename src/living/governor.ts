/** Decides how much may move: a device that is slow at it gets less within two seconds, and is tried again much later. */

/** `all`: twelve move; `few`: four, at half the pace; `still`: the picture as it is. */
export type Pace = 'all' | 'few' | 'still';

export interface Governor {
  readonly pace: Pace;
  /** Costs of the steps since the last judgement, ms. */
  readonly costs: readonly number[];
  /** When the first of these steps began, ms of the clock; undefined while there is none. */
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
 * Most that a step may cost on average, ms: with five steps a second, one frame of thirty is late. A step costs what its
 * script takes, or what the frame after it is late by if that is more.
 */
export const BUDGET_MS = 6;
/** How many steps are judged together: two thirds of a second at the usual pace, half a second at the slow one. */
const STEPS = { all: 4, few: 2, still: 1 } as const;
/** After this many ms fewer steps are judged as well. */
const PATIENCE_MS = 600;
/**
 * After this many ms a slow device is tried again, since it may have been busy with something else; then after twice as
 * many.
 */
export const AGAIN_MS = 30_000;
const LESS = { all: 'few', few: 'still', still: 'still' } as const;

/** The governor after a step that cost `cost` ms and ended at `now`, ms of the clock. */
export function governed(governor: Governor, cost: number, now: number): Governor {
  const { pace, costs, since, tries } = governor;
  const last = [...costs, cost];
  const begun = since ?? now - cost;
  if (last.length < STEPS[pace] && now - begun < PATIENCE_MS)
    return { ...governor, costs: last, since: begun };
  // the slowest step is left out: something else may have begun just then
  const usual = last.toSorted((a, b) => a - b).slice(0, -1);
  const mean = usual.reduce((sum, each) => sum + each, 0) / Math.max(1, usual.length);
  const looked = { ...governor, costs: [], since: undefined };
  if (mean <= BUDGET_MS || pace === 'still') return looked;
  return { ...looked, pace: LESS[pace], again: now + AGAIN_MS * 2 ** tries };
}

/** The governor at `now`, ms of the clock: once its time has come, everything may move again. */
export const triedAgain = (governor: Governor, now: number): Governor =>
  governor.again === undefined || now < governor.again
    ? governor
    : { ...GOVERNOR, tries: governor.tries + 1 };
