/** A player's best runs on maps from a seed, on this device: they are on no board. */
import { editionOf, type DrawnMap } from './drawn-map';
import type { Mode } from '../game/modes';
import { itemOf, type Shelf } from '../kept/kept';
import { greaterOf, recordOf } from '../kept/merge';
import { isCount, objectOf } from '../kept/shapes';
import { keptStore, type KeptStore } from '../kept/store';

export interface EndlessBest {
  readonly score: number;
  /** Ms. */
  readonly time: number;
  /** Epoch ms. */
  readonly at: number;
}

/** By map, edition and all, and mode. */
export type EndlessBests = Readonly<Record<string, EndlessBest>>;

/** There is a map for every word: those played last are remembered. */
const MOST = 60;

const isBest = objectOf<EndlessBest>({ score: isCount, time: isCount, at: isCount });

/** Positive where the first run is the better one: more right answers, then less time. */
const byResult = (a: Pick<EndlessBest, 'score' | 'time'>, b: Pick<EndlessBest, 'score' | 'time'>): number =>
  a.score - b.score || b.time - a.time;

/** Two editions of a code share no best: one may have a quest more. */
export const mapKey = (map: Pick<DrawnMap, 'code' | 'boxes'>): string => `${map.code} ${editionOf(map)}`;

const keyOf = (map: string, mode: Mode) => `${map} ${String(mode)}`;

function parseBests(raw: unknown): EndlessBests {
  if (typeof raw !== 'object' || raw === null) return {};
  return Object.fromEntries(
    Object.keys(raw).flatMap((key) => {
      const best = itemOf(raw, key);
      return isBest(best) ? [[key, best] as const] : [];
    }),
  );
}

export const bestsOver = (shelf: Shelf<'getItem' | 'setItem'>): KeptStore<EndlessBests> =>
  keptStore(
    'endless',
    parseBests,
    shelf,
    // of two that are as good the first one holds
    recordOf(greaterOf((a, b) => byResult(a, b) || b.at - a.at)),
  );

/** `map`: its key. */
export const bestOf = (bests: EndlessBests, map: string, mode: Mode): EndlessBest | undefined =>
  bests[keyOf(map, mode)];

/** Whether a run is better than the best known, or than a challenge. */
export const isBetter = (
  run: Pick<EndlessBest, 'score' | 'time'>,
  than: Pick<EndlessBest, 'score' | 'time'>,
): boolean => byResult(run, than) > 0;

/** Of a challenge's time, and at least so many ms: what a run that misses it by less has nearly made up. */
const CLOSE = { share: 0.1, ms: 2000 } as const;

/** Whether a run that has not beaten a challenge came near it: by its time where it found as many, or one find short. */
export function isClose(
  run: Pick<EndlessBest, 'score' | 'time'>,
  to: Pick<EndlessBest, 'score' | 'time'>,
): boolean {
  const short = to.score - run.score;
  if (short === 0) return run.time - to.time <= Math.max(CLOSE.ms, to.time * CLOSE.share);
  return short === 1 && run.score > 1;
}

/** The bests with this run's, where it is better; the same object where it is not. */
export function withRun(bests: EndlessBests, map: string, mode: Mode, run: EndlessBest): EndlessBests {
  const known = bestOf(bests, map, mode);
  if (run.score === 0 || (known && !isBetter(run, known))) return bests;
  const all = Object.entries({ ...bests, [keyOf(map, mode)]: run });
  return Object.fromEntries(all.toSorted(([, a], [, b]) => b.at - a.at).slice(0, MOST));
}

/** The bests in the page's `localStorage`; when storage is blocked they last for this visit. */
export const endlessBests = bestsOver(() => localStorage);
