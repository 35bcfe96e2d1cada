/** Loads who takes part in a week's draw: its entries (fastest first), and those that count. */
import { useCallback, useState } from 'react';
import { onePerAddress } from '../contest/addresses';
import { hashOfList } from '../contest/draw';
import type { WeekKey } from '../contest/weeks';
import type { Records } from '../records/port';
import type { AdminAnswer } from '../records/store-answer';
import type { StoredEntry } from '../records/store-port';
import { useRecords } from '../records/RecordsContext';
import { useAsked } from '../records/use-asked';

export interface Lot {
  readonly entries: readonly StoredEntry[];
  /** One an address: whom the prize is drawn from. */
  readonly counted: readonly StoredEntry[];
  /** SHA-256 of the public ids of those; undefined where the page cannot hash. */
  readonly listHash: string | undefined;
}

export interface LotControl {
  /** Undefined while loading; the last answer stays while it is read again. */
  readonly lot: AdminAnswer<Lot> | undefined;
  /** Entries read so far. */
  readonly read: number;
  readonly reload: () => void;
}

export function useLot(week: WeekKey): LotControl {
  const records = useRecords();
  const [progress, setProgress] = useState({ week, read: 0 });
  const ask = useCallback(() => lotOf(records, week, (read) => setProgress({ week, read })), [records, week]);
  const { answer, reload } = useAsked(week, ask);
  return { lot: answer, read: progress.week === week ? progress.read : 0, reload };
}

async function lotOf(
  { admin, device }: Records,
  week: WeekKey,
  onRead: (count: number) => void,
): Promise<AdminAnswer<Lot>> {
  const answer = await admin.entries(week, onRead);
  if (answer.kind !== 'ok') return answer;
  const entries = answer.value.toSorted((a, b) => a.time - b.time);
  const counted = onePerAddress(entries);
  const ids = counted.map(({ publicId }) => publicId);
  const listHash = await hashOfList(ids, device.sha256).catch(() => undefined);
  return { kind: 'ok', value: { entries, counted, listHash } };
}
