/** Loads a week's entries (fastest first) and draws, for the owner. */
import { useEffect, useState } from 'react';
import type { WeekKey } from '../../contest/weeks';
import type { AdminAnswer, AdminRecords, StoredDraw, StoredEntry } from '../../records/port';
import { useRecords } from '../../records/RecordsContext';

export interface Lot {
  readonly entries: readonly StoredEntry[];
  readonly draws: readonly StoredDraw[];
}

/** Undefined while loading. */
export function useLot(week: WeekKey): AdminAnswer<Lot> | undefined {
  const { admin } = useRecords();
  const [known, setKnown] = useState<{ readonly week: WeekKey; readonly answer: AdminAnswer<Lot> }>();

  useEffect(() => {
    let current = true;
    const load = async () => {
      const answer = await lotOf(admin, week);
      if (current) setKnown({ week, answer });
    };
    void load();
    return () => {
      current = false;
    };
  }, [admin, week]);

  return known?.week === week ? known.answer : undefined;
}

async function lotOf(admin: AdminRecords, week: WeekKey): Promise<AdminAnswer<Lot>> {
  const [entries, draws] = await Promise.all([admin.entries(week), admin.draws(week)]);
  if (entries.kind !== 'ok') return entries;
  if (draws.kind !== 'ok') return draws;
  const fastestFirst = entries.value.toSorted((a, b) => a.time - b.time);
  return { kind: 'ok', value: { entries: fastestFirst, draws: draws.value } };
}
