/**
 * The first three explorers of a week and the leader of each map, in one small document: home reads it alone, and whoever
 * passes somebody in it raises it. Apart from what parses documents, so that home need not load that.
 */
import { itemOf, itemsOf } from '../kept/kept';
import { parseWeekKey, type WeekKey } from '../contest/weeks';
import type { Explorer } from './explorers';

/** A place among the first three; without an id, nobody's yet. */
interface Place {
  readonly id: string;
  readonly points: number;
}

interface Lead {
  readonly id: string;
  /** Quests of the map found in the week. */
  readonly found: number;
}

/** `explorers/{week}`: who leads by account id, and each one's name. A name that was taken out is shown no more. */
export interface WeekBest {
  readonly names: Readonly<Record<string, string>>;
  /** Three, by points. */
  readonly first: readonly Place[];
  /** By level id. */
  readonly leaders: Readonly<Record<string, Lead>>;
}

const NOBODY: Place = { id: '', points: 0 };
export const NO_BEST: WeekBest = { names: {}, first: [NOBODY, NOBODY, NOBODY], leaders: {} };

export const weekBestPath = (week: WeekKey): string => `explorers/${week}`;
export const explorersPath = (week: WeekKey): string => `explorers/${week}/players`;

/** The week of an explorer's document; undefined for any other path. */
export function weekOfExplorer(path: string): WeekKey | undefined {
  const [collection, week = ''] = path.split('/');
  return collection === 'explorers' ? parseWeekKey(week) : undefined;
}

function recordOf<Value>(raw: unknown, of: (raw: unknown) => Value | undefined): Record<string, Value> {
  const entries = typeof raw === 'object' && raw !== null ? Object.entries(raw) : [];
  return Object.fromEntries(
    entries.flatMap(([key, value]) => {
      const known = of(value);
      return known === undefined ? [] : [[key, known] as const];
    }),
  );
}

const isPlace = (raw: unknown): raw is Place =>
  typeof itemOf(raw, 'id') === 'string' && typeof itemOf(raw, 'points') === 'number';
const isLead = (raw: unknown): raw is Lead =>
  typeof itemOf(raw, 'id') === 'string' && typeof itemOf(raw, 'found') === 'number';

/** The document as it was read; whatever is not of its form counts as absent. */
export function weekBestIn(raw: unknown): WeekBest {
  const first = itemsOf(itemOf(raw, 'first'), isPlace);
  return {
    names: recordOf(itemOf(raw, 'names'), (name) => (typeof name === 'string' ? name : undefined)),
    first: first.length === 3 ? first : NO_BEST.first,
    leaders: recordOf(itemOf(raw, 'leaders'), (lead) => (isLead(lead) ? lead : undefined)),
  };
}

/**
 * The week's best after an explorer has found more on `level` (none after a hunt); undefined where nobody is passed.
 * Whoever was there first keeps a place until somebody has more.
 */
export function raised(
  best: WeekBest,
  id: string,
  { name, points, found }: Pick<Explorer, 'name' | 'points' | 'found'>,
  level: number | undefined,
): (WeekBest & { readonly level: string }) | undefined {
  const own = best.first.findIndex((place) => place.id === id);
  const others = best.first.toSpliced(own < 0 ? best.first.length - 1 : own, 1);
  const passes = points > (best.first.at(own)?.points ?? 0);
  const at = others.findIndex((place) => place.points < points);
  const first = passes ? others.toSpliced(at < 0 ? others.length : at, 0, { id, points }) : best.first;
  const key = String(level ?? '');
  const count = found[key]?.length ?? 0;
  const leads = count > (best.leaders[key]?.found ?? 0);
  if (!passes && !leads) return undefined;
  const leaders = leads ? { ...best.leaders, [key]: { id, found: count } } : best.leaders;
  return { names: { ...best.names, [id]: name }, first, leaders, level: leads ? key : '' };
}

/** The same of all explorers of a week, where all are at hand: on a device of its own. */
export function bestOfAll(
  explorers: readonly (Pick<Explorer, 'name' | 'points' | 'found'> & { readonly id: string })[],
): WeekBest {
  return explorers.reduce<WeekBest>((best, explorer) => {
    let next = raised(best, explorer.id, explorer, undefined) ?? best;
    for (const level of Object.keys(explorer.found))
      next = raised(next, explorer.id, explorer, Number(level)) ?? next;
    return next;
  }, NO_BEST);
}
