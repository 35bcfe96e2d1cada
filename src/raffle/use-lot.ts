/** Loads what the owner needs for a week's draw: its entries (fastest first), those that count, and the sealed seed. */
import { useCallback, useEffect, useState } from 'react';
import { onePerAddress } from '../contest/addresses';
import { hashOfList } from '../contest/draw';
import type { WeekKey } from '../contest/weeks';
import type { Records } from '../records/port';
import type { AdminAnswer } from '../records/store-answer';
import type { StoredEntry } from '../records/store-port';
import { useRecords } from '../records/RecordsContext';

export interface Lot {
  readonly entries: readonly StoredEntry[];
  /** One an address: whom the prize is drawn from. */
  readonly counted: readonly StoredEntry[];
  /** SHA-256 of the public ids of those; undefined where the page cannot hash. */
  readonly listHash: string | undefined;
  /** Undefined when the week was never sealed. */
  readonly seed: string | undefined;
}

export interface LotControl {
  /** Undefined while loading. */
  readonly lot: AdminAnswer<Lot> | undefined;
  readonly reload: () => void;
}

/** The answer of an earlier turn stays until the next one has come. */
interface Known {
  readonly week: WeekKey;
  readonly turn: number;
  readonly answer: AdminAnswer<Lot>;
}

export function useLot(week: WeekKey): LotControl {
  const records = useRecords();
  const [known, setKnown] = useState<Known>();
  const [turn, setTurn] = useState(0);

  useEffect(() => {
    let current = true;
    const load = async () => {
      const answer = await lotOf(records, week);
      if (current) setKnown({ week, turn, answer });
    };
    void load();
    return () => {
      current = false;
    };
  }, [records, week, turn]);

  const reload = useCallback(() => setTurn((before) => before + 1), []);
  return { lot: known?.week === week ? known.answer : undefined, reload };
}

async function lotOf({ admin, device }: Records, week: WeekKey): Promise<AdminAnswer<Lot>> {
  const [entries, seed] = await Promise.all([admin.entries(week), admin.seed(week)]);
  if (entries.kind !== 'ok') return entries;
  if (seed.kind !== 'ok') return seed;
  const fastestFirst = entries.value.toSorted((a, b) => a.time - b.time);
  const counted = onePerAddress(fastestFirst);
  const ids = counted.map(({ publicId }) => publicId);
  const listHash = await hashOfList(ids, device.sha256).catch(() => undefined);
  return { kind: 'ok', value: { entries: fastestFirst, counted, listHash, seed: seed.value } };
}
