/** The day's quick games of this booth: three letters each, as in an arcade, kept on the machine and sent nowhere. */
import * as z from 'zod/mini';
import { RUSH_QUESTS, rushOrder } from '../game/rush';
import type { Shelf } from '../kept/kept';
import { keptStore, type KeptStore } from '../kept/store';

/** What stands in a row until its player has chosen. */
export const FIRST_LETTERS = 'AAA';

const rowSchema = z.object({
  id: z.string().check(z.minLength(1)),
  /** Epoch milliseconds. */
  at: z.number(),
  letters: z.string().check(z.regex(/^[A-Z]{3}$/)),
  found: z.int().check(z.minimum(0), z.maximum(RUSH_QUESTS)),
  /** Until the last find. */
  ms: z.number().check(z.minimum(0)),
  level: z.int(),
});

export type RushRow = z.infer<typeof rowSchema>;

/** Rows of a day that a booth keeps: a convention's day has fewer minutes. */
const MOST_ROWS = 1500;

const listSchema = z.array(z.unknown());

export function parseRushRows(raw: unknown): readonly RushRow[] {
  const list = listSchema.safeParse(raw);
  if (!list.success) return [];
  return list.data.flatMap((one) => {
    const row = rowSchema.safeParse(one);
    return row.success ? [row.data] : [];
  });
}

const isSameDay = (a: number, b: number): boolean =>
  new Date(a).toDateString() === new Date(b).toDateString();

/** Those of the local day of `now` (epoch milliseconds), the best first; of two alike the earlier stands above. */
export function rushRowsOf(rows: readonly RushRow[], now: number): readonly RushRow[] {
  return rows.filter(({ at }) => isSameDay(at, now)).toSorted((a, b) => rushOrder(a, b) || a.at - b.at);
}

/** The rows with this one, in the place of what has its id; those of other days than its own are forgotten. */
export function withRushRow(rows: readonly RushRow[], row: RushRow): readonly RushRow[] {
  const others = rows.filter(({ id, at }) => id !== row.id && isSameDay(at, row.at));
  return [...others, row].slice(-MOST_ROWS);
}

/** From 1; undefined for an id that is not among the rows. */
export function rushRank(rows: readonly RushRow[], id: string): number | undefined {
  const index = rows.findIndex((row) => row.id === id);
  return index < 0 ? undefined : index + 1;
}

export function rushStoreOver(shelf: Shelf<'getItem' | 'setItem'>): KeptStore<readonly RushRow[]> {
  return keptStore('kiosk.rush', parseRushRows, shelf);
}

export const rushStore: KeptStore<readonly RushRow[]> = rushStoreOver(() => localStorage);
