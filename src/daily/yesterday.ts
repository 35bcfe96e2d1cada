/** Where a hunt of yesterday stands among others of its day: some drawn by lot, since all of them would be dear to ask for. */
import { itemOf } from '../kept/kept';

export interface Placed {
  /** How many were slower. */
  readonly slower: number;
  /** Among so many others. */
  readonly others: number;
  /** Whether these are all others of the day. */
  readonly isAll: boolean;
}

/** `hunts` may hold the hunt's own row, whose id is `own`; `time` in seconds. */
export function placeAmong(
  hunts: readonly { readonly id: string; readonly time: number }[],
  isAll: boolean,
  time: number,
  own: string | undefined,
): Placed {
  const others = hunts.filter(({ id }) => id !== own);
  return { slower: others.filter((one) => one.time > time).length, others: others.length, isAll };
}

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

/** Parses what was kept; undefined for anything else. */
export function parsePlaced(raw: unknown): Placed | undefined {
  const [slower, others, isAll] = [itemOf(raw, 'slower'), itemOf(raw, 'others'), itemOf(raw, 'isAll')];
  if (!isCount(slower) || !isCount(others) || slower > others || typeof isAll !== 'boolean') return undefined;
  return { slower, others, isAll };
}
