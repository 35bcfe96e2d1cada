/** Runs the prize draw: draws and stores the winner first, then lets the slot machine turn to it. */
import { useEffect, useState } from 'react';
import { draw } from '../../contest/draw';
import type { Sha256 } from '../../contest/draw';
import type { WeekKey } from '../../contest/weeks';
import type { AdminRecords, StoredDraw, StoredEntry } from '../../records/port';
import { PAUSE, TICK, TICKS } from './slot-machine';

export type Raffle =
  | { readonly kind: 'ready' }
  | { readonly kind: 'rolling' | 'pausing' | 'drawn'; readonly draw: StoredDraw; readonly tick: number }
  | { readonly kind: 'failed'; readonly reason: 'offline' | 'denied' };

export interface RaffleNeeds {
  readonly admin: AdminRecords;
  readonly week: WeekKey;
  readonly entries: readonly StoredEntry[];
  readonly sha256: Sha256;
  readonly newId: () => string;
  readonly now: () => number;
}

export interface RaffleControl {
  readonly raffle: Raffle;
  /** Draws of this visit, oldest first. */
  readonly drawn: readonly StoredDraw[];
  readonly start: () => Promise<void>;
}

export function useRaffle({ admin, week, entries, sha256, newId, now }: RaffleNeeds): RaffleControl {
  const [raffle, setRaffle] = useState<Raffle>({ kind: 'ready' });
  const [drawn, setDrawn] = useState<readonly StoredDraw[]>([]);
  const busy = raffle.kind === 'rolling' || raffle.kind === 'pausing';

  useEffect(() => {
    if (raffle.kind !== 'rolling' && raffle.kind !== 'pausing') return undefined;
    const next: Raffle =
      raffle.kind === 'pausing'
        ? { ...raffle, kind: 'drawn' }
        : raffle.tick < TICKS - 1
          ? { ...raffle, tick: raffle.tick + 1 }
          : { ...raffle, kind: 'pausing' };
    const id = setTimeout(() => setRaffle(next), raffle.kind === 'pausing' ? PAUSE : TICK);
    return () => clearTimeout(id);
  }, [raffle]);

  const start = async () => {
    if (busy) return;
    const ids = entries.map(({ publicId }) => publicId);
    const seed = newId();
    const result = await draw(ids, seed, sha256);
    if (!result) return;
    const id = newId();
    const record = {
      ...result,
      week,
      seed,
      participants: ids.length,
      date: new Date(now()).toISOString(),
    };
    const saved = await admin.saveDraw(id, record);
    if (saved.kind !== 'ok') {
      setRaffle({ kind: 'failed', reason: saved.kind });
      return;
    }
    const made = { ...record, id };
    setDrawn((before) => [...before, made]);
    setRaffle({ kind: 'rolling', draw: made, tick: 0 });
  };

  return { raffle, drawn, start };
}
