/** The last thirty days as the owner counts them: what cannot change any more is kept on the device and never asked for again. */
import * as z from 'zod/mini';
import { DAY_MS, dayOf, startOf, type Day } from '../../../daily/day';
import { keepValue, readValue, type Shelf } from '../../../kept/kept';
import type { DayCount } from '../../../records/days';
import type { AdminRecords } from '../../../records/store-port';
import type { AdminAnswer } from '../../../records/store-answer';

export const DAYS = 30;

/** Days after which nothing of a day arrives any more: a hunt may come three days late. */
const SETTLED = 5;

export interface CountedDay extends DayCount {
  readonly day: Day;
}

export interface LastDays {
  /** Oldest first; the last one is today, which goes on. */
  readonly days: readonly CountedDay[];
  /** Players who sent something within them. */
  readonly active: number;
}

/** Oldest first, today last; `now` in epoch milliseconds. */
export function lastDays(now: number): readonly Day[] {
  return Array.from({ length: DAYS }, (_, index) => dayOf(now - (DAYS - 1 - index) * DAY_MS));
}

const keptSchema = z.object({
  home: z.string(),
  days: z.record(z.string(), z.tuple([z.int(), z.int()])),
});

type Counts = ReadonlyMap<string, DayCount>;

function keptDays(home: string, shelf: Shelf<'getItem'>): Counts {
  const kept = readValue('deskDays', (raw) => keptSchema.safeParse(raw).data, shelf);
  if (kept?.home !== home) return new Map();
  return new Map(Object.entries(kept.days).map(([day, [games, newcomers]]) => [day, { games, newcomers }]));
}

export interface CountingNeeds {
  readonly desk: AdminRecords['days'];
  /** Which database the days are of. */
  readonly home: string;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly shelf: Shelf<'getItem' | 'setItem'>;
  /** Told before each day that is asked for; false ends the counting. */
  readonly onStep: (done: number, of: number) => boolean;
}

/** What was counted before a failure is kept: another try goes on from there. */
export async function countLastDays({
  desk,
  home,
  now,
  shelf,
  onStep,
}: CountingNeeds): Promise<AdminAnswer<LastDays>> {
  const known = keptDays(home, shelf);
  const days: CountedDay[] = [];
  const settled: [Day, readonly [number, number]][] = [];
  const keep = () => keepValue('deskDays', { home, days: Object.fromEntries(settled) }, shelf);
  for (const [index, day] of lastDays(now).entries()) {
    const before = known.get(day);
    if (!before && !onStep(index, DAYS)) break;
    const answer = before ? ({ kind: 'ok', value: before } as const) : await desk.of(day);
    if (answer.kind !== 'ok') return answer;
    const { games, newcomers } = answer.value;
    days.push({ day, games, newcomers });
    if (now - startOf(day) >= SETTLED * DAY_MS) settled.push([day, [games, newcomers]]);
    keep();
  }
  const active = await desk.activeSince(startOf(lastDays(now)[0] ?? dayOf(now)));
  return active.kind === 'ok' ? { kind: 'ok', value: { days, active: active.value } } : active;
}
