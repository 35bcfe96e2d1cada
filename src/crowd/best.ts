/** A player's best hunts in the crowd of each level, on this device. */
import { itemOf, type Shelf } from '../kept/kept';
import { greaterOf, recordOf } from '../kept/merge';
import { isCount, objectOf } from '../kept/shapes';
import { keptStore, type KeptStore } from '../kept/store';

export interface CrowdBest {
  readonly found: number;
  /** The longest streak of that hunt; of two hunts with as many finds the better one. */
  readonly longest: number;
}

/** By level id. */
export type CrowdBests = Readonly<Record<string, CrowdBest>>;

const isBest = objectOf<CrowdBest>({ found: isCount, longest: isCount });
const byFinds = (a: CrowdBest, b: CrowdBest): number => a.found - b.found || a.longest - b.longest;

function parseBests(raw: unknown): CrowdBests {
  if (typeof raw !== 'object' || raw === null) return {};
  return Object.fromEntries(
    Object.keys(raw).flatMap((level) => {
      const best = itemOf(raw, level);
      return isBest(best) ? [[level, best] as const] : [];
    }),
  );
}

export const bestsOver = (shelf: Shelf<'getItem' | 'setItem'>): KeptStore<CrowdBests> =>
  keptStore('crowd', parseBests, shelf, recordOf(greaterOf(byFinds)));

/** The bests with this hunt's, where it is better; the same object where it is not. */
export function withHunt(bests: CrowdBests, level: number, hunt: CrowdBest): CrowdBests {
  const known = bests[String(level)];
  if (hunt.found === 0 || (known && byFinds(known, hunt) >= 0)) return bests;
  return { ...bests, [String(level)]: { found: hunt.found, longest: hunt.longest } };
}

/** The bests in the page's `localStorage`; when storage is blocked they last for this visit. */
export const crowdBests = bestsOver(() => localStorage);
