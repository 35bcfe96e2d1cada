/** Runs the prize draw: draws and publishes the winner first, then lets the slot machine turn to it. */
import { useEffect, useRef, useState } from 'react';
import { idsThatCount } from '../contest/addresses';
import { draw, participantsInOrder } from '../contest/draw';
import type { WeekKey } from '../contest/weeks';
import type { Records } from '../records/port';
import type { Draw } from '../records/schema';
import { PAUSE, TICK, TICKS, tickAfter } from './slot-machine';

export type Raffle =
  | { readonly kind: 'ready' }
  /** `reading`: the entries are read once more, so many of them so far; `publishing`: the draw is on its way. */
  | { readonly kind: 'working'; readonly at: 'reading' | 'publishing'; readonly read: number }
  | { readonly kind: 'rolling' | 'pausing' | 'drawn'; readonly draw: Draw; readonly tick: number }
  /**
   * `already`: another desk has drawn meanwhile, and this one looks again. `changed`: so has the list of participants since
   * it was shown. `unsure`: the answer was lost on its way, and nobody can be asked whether there is a draw now.
   */
  | {
      readonly kind: 'failed';
      readonly reason: 'offline' | 'denied' | 'nobody' | 'already' | 'changed' | 'unsure';
    };

export interface RaffleNeeds {
  readonly records: Pick<Records, 'admin' | 'device' | 'published'>;
  readonly week: WeekKey;
  /**
   * Public ids that the owner sees as the list of the first draw: no other list is drawn from. A later draw uses the list
   * that was published with the first.
   */
  readonly ids: readonly string[];
  readonly seed: string;
  /** Called when a draw was published and the machine has stopped at its winner. */
  readonly onPublished: () => void;
  /** Called when what is shown is no longer how things stand: another desk has drawn, or the list is another. */
  readonly onChanged: () => void;
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

function isSameList(some: readonly string[], others: readonly string[]): boolean {
  return participantsInOrder(some).join('\n') === participantsInOrder(others).join('\n');
}

export function useRaffle(needs: RaffleNeeds): RaffleControl {
  const { onPublished } = needs;
  const [raffle, setRaffle] = useState<Raffle>({ kind: 'ready' });
  // a second press may come before the first has been drawn on the screen
  const isWorking = useRef(false);
  /** When the machine began to turn, in ms as `performance` counts. */
  const begun = useRef(0);
  const busy = raffle.kind === 'rolling' || raffle.kind === 'pausing';

  useEffect(() => {
    if (raffle.kind !== 'rolling' && raffle.kind !== 'pausing') return undefined;
    if (raffle.kind === 'rolling' && raffle.tick === 0) begun.current = performance.now();
    const turn = () => {
      const next: Raffle =
        raffle.kind === 'pausing'
          ? { ...raffle, kind: 'drawn' }
          : raffle.tick < TICKS - 1
            ? { ...raffle, tick: tickAfter(raffle.tick, performance.now() - begun.current) }
            : { ...raffle, kind: 'pausing' };
      setRaffle(next);
      // who watches the machine reads the winner there first
      if (raffle.kind === 'rolling' && next.kind === 'pausing') onPublished();
    };
    const id = setTimeout(turn, raffle.kind === 'pausing' ? PAUSE : TICK);
    return () => clearTimeout(id);
  }, [raffle, onPublished]);

  const start = async (reason: string) => {
    if (busy || isWorking.current) return;
    isWorking.current = true;
    const onStep: OnStep = (at, read) => setRaffle({ kind: 'working', at, read });
    // a page without a secure context cannot hash
    const none = { kind: 'failed', reason: 'denied' } as const;
    const result = await drawn(needs, reason.trim(), onStep).catch(() => none);
    // who could not be told before still knows nothing where the network is away again
    const isUnsure =
      result.kind === 'failed' &&
      result.reason === 'offline' &&
      raffle.kind === 'failed' &&
      raffle.reason === 'unsure';
    setRaffle(isUnsure ? raffle : result);
    isWorking.current = false;
  };

  return { raffle, start };
}

type OnStep = (at: 'reading' | 'publishing', read: number) => void;

/** Draws and publishes; `reason` is empty for the first draw, and `onStep` hears what is being done. */
async function drawn(
  { records, week, ids, seed, onChanged }: RaffleNeeds,
  reason: string,
  onStep: OnStep,
): Promise<Raffle> {
  const { admin, device } = records;
  onStep('reading', 0);
  const known = await records.published(week);
  if (known.kind === 'offline') return { kind: 'failed', reason: 'offline' };
  const { draws } = known.value;
  if (draws.length > 0 && reason === '') {
    onChanged();
    return { kind: 'failed', reason: 'already' };
  }
  if (draws.length === 0) {
    const now = await admin.entries(week, (read) => onStep('reading', read));
    if (now.kind !== 'ok') return { kind: 'failed', reason: now.kind };
    if (!isSameList(idsThatCount(now.value), ids)) {
      onChanged();
      return { kind: 'failed', reason: 'changed' };
    }
  }
  onStep('publishing', 0);
  const list = participantsInOrder(draws.length === 0 ? ids : known.value.ids);
  const earlier = draws.map(({ winner }) => winner);
  const result = await draw(list, seed, earlier, device.sha256);
  if (!result) return { kind: 'failed', reason: 'nobody' };
  const made: Draw = {
    ...result,
    week,
    seed,
    number: draws.length + 1,
    participants: list.length,
    reason: draws.length === 0 ? '' : reason,
  };
  const saved = await admin.publishDraw(made, list);
  if (saved.kind !== 'ok') {
    const isPublished = await isThere(records, made);
    if (isPublished !== true)
      return { kind: 'failed', reason: isPublished === 'unsure' ? 'unsure' : saved.kind };
  }
  return { kind: 'rolling', draw: made, tick: 0 };
}
