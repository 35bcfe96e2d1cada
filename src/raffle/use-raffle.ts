/** Runs the prize draw: draws and publishes the winner first, then lets the slot machine turn to it. */
import { useEffect, useState } from 'react';
import { draw, participantsInOrder } from '../contest/draw';
import type { WeekKey } from '../contest/weeks';
import type { Records } from '../records/port';
import type { Draw } from '../records/schema';
import { PAUSE, TICK, TICKS } from './slot-machine';

export type Raffle =
  | { readonly kind: 'ready' }
  | { readonly kind: 'rolling' | 'pausing' | 'drawn'; readonly draw: Draw; readonly tick: number }
  /**
   * `already`: another desk has drawn meanwhile, and this one looks again. `unsure`: the answer was lost on its way, and
   * nobody can be asked whether there is a draw now.
   */
  | { readonly kind: 'failed'; readonly reason: 'offline' | 'denied' | 'nobody' | 'already' | 'unsure' };

export interface RaffleNeeds {
  readonly records: Pick<Records, 'admin' | 'device' | 'published'>;
  readonly week: WeekKey;
  /** Public ids of whom the first draw is made from; a later one uses the list that was published with it. */
  readonly ids: readonly string[];
  readonly seed: string | undefined;
  /** Called when a draw has been published. */
  readonly onPublished: () => void;
}

export interface RaffleControl {
  readonly raffle: Raffle;
  /** `reason`: why there is another draw; empty for the first. */
  readonly start: (reason: string) => Promise<void>;
}

/** Whether a draw that was not answered for is published all the same: it was by this desk, or alike by another. */
async function isThere(
  { published }: Pick<Records, 'published'>,
  { week, number, listHash, winner }: Draw,
): Promise<boolean | 'unsure'> {
  const known = await published(week);
  if (known.kind === 'offline') return 'unsure';
  return known.value.draws.some(
    (one) => one.number === number && one.listHash === listHash && one.winner === winner,
  );
}

export function useRaffle({ records, week, ids, seed, onPublished }: RaffleNeeds): RaffleControl {
  const [raffle, setRaffle] = useState<Raffle>({ kind: 'ready' });
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

  const start = async (reason: string) => {
    if (busy || seed === undefined) return;
    const { admin, device } = records;
    const known = await records.published(week);
    if (known.kind === 'offline') return setRaffle({ kind: 'failed', reason: 'offline' });
    const { draws } = known.value;
    if (draws.length > 0 && reason.trim() === '') {
      onPublished();
      return setRaffle({ kind: 'failed', reason: 'already' });
    }
    const list = participantsInOrder(draws.length === 0 ? ids : known.value.ids);
    const earlier = draws.map(({ winner }) => winner);
    const result = await draw(list, seed, earlier, device.sha256);
    if (!result) return setRaffle({ kind: 'failed', reason: 'nobody' });
    const made: Draw = {
      ...result,
      week,
      seed,
      number: draws.length + 1,
      participants: list.length,
      reason: draws.length === 0 ? '' : reason.trim(),
    };
    const saved = await admin.publishDraw(made, list);
    if (saved.kind !== 'ok') {
      const isPublished = await isThere(records, made);
      if (isPublished !== true)
        return setRaffle({ kind: 'failed', reason: isPublished === 'unsure' ? 'unsure' : saved.kind });
    }
    onPublished();
    return setRaffle({ kind: 'rolling', draw: made, tick: 0 });
  };

  return { raffle, start };
}
