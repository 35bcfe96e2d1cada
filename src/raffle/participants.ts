/** Which of a week's entries the owner looks at, and how they are written to a file; pure. */
import { mailboxOf } from '../contest/addresses';
import type { WeekKey } from '../contest/weeks';
import { toCsv } from '../records/csv';
import { entriesPath, publicEntriesPath } from '../records/paths';
import type { StoredEntry } from '../records/store-port';
import type { Lot } from './use-lot';

export const WHICH = ['all', 'counting', 'double'] as const;
/** `double`: their address counts already by another entry. */
export type Which = (typeof WHICH)[number];

/** Without case and accents, as whoever searches writes it. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** What is looked through for each entry; made once for a list, as every letter typed looks through 25,000. */
const texts = new WeakMap<StoredEntry, readonly string[]>();

function textsOf(entry: StoredEntry): readonly string[] {
  const known = texts.get(entry);
  if (known) return known;
  const made = [plain(entry.name), plain(entry.email), mailboxOf(entry.email)];
  texts.set(entry, made);
  return made;
}

/** The entries of a kind in whose name or address a text stands; an address is found however it is spelt. */
export function sought(
  { entries, counted }: Pick<Lot, 'entries' | 'counted'>,
  which: Which,
  text: string,
): readonly StoredEntry[] {
  const wanted = plain(text.trim());
  if (which === 'all' && wanted === '') return entries;
  const counting = new Set(counted.map(({ publicId }) => publicId));
  return entries.filter((entry) => {
    if (which !== 'all' && counting.has(entry.publicId) !== (which === 'counting')) return false;
    return wanted === '' || textsOf(entry).some((one) => one.includes(wanted));
  });
}

/** The documents of an entry: its private side, whose id is the account's, and its public one. */
export function pathsOf(week: WeekKey, { id, publicId }: Pick<StoredEntry, 'id' | 'publicId'>) {
  return [`${entriesPath(week)}/${id}`, `${publicEntriesPath(week)}/${publicId}`] as const;
}

export function csvOf({ entries, counted }: Pick<Lot, 'entries' | 'counted'>): string {
  const counting = new Set(counted.map(({ publicId }) => publicId));
  return toCsv(
    [
      'date',
      'week',
      'name',
      'email',
      'confirmed',
      'counts',
      'score',
      'seconds',
      'publicId',
      'rules',
      'agreed',
    ],
    entries.map(({ date, week, name, email, confirmed, score, time, publicId, consent }) => [
      date,
      week,
      name,
      email,
      confirmed ? 'yes' : 'no',
      counting.has(publicId) ? 'yes' : 'no',
      score,
      time,
      publicId,
      consent.wording,
      consent.date,
    ]),
  );
}
