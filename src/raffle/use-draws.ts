/** Reads what everybody may know of a week's draws, and recomputes them in the visitor's browser when asked. */
import { useCallback, useEffect, useState } from 'react';
import { checkDraws, type CheckedDraw } from '../contest/check-draw';
import { exportOf } from '../contest/export';
import type { WeekKey } from '../contest/weeks';
import { download } from '../platform/download';
import type { DrawsAnswer } from '../records/store-port';
import { useRecords } from '../records/RecordsContext';

export type Check =
  | { readonly kind: 'idle' | 'checking' | 'failed' }
  | {
      readonly kind: 'checked';
      readonly draws: readonly CheckedDraw[];
      readonly participants: number;
      readonly listHash: string;
    };

/** The answer of an earlier turn stays until the next one has come. */
interface Known {
  readonly week: WeekKey;
  readonly answer: DrawsAnswer;
}

export interface DrawsControl {
  /** Undefined while loading. */
  readonly answer: DrawsAnswer | undefined;
  readonly check: Check;
  /** Recomputes the draws from the published list. */
  readonly recompute: () => Promise<void>;
  /** Saves all that is published as a file. */
  readonly save: () => Promise<void>;
  readonly reload: () => void;
}

export function useDraws(week: WeekKey): DrawsControl {
  const records = useRecords();
  const [known, setKnown] = useState<Known>();
  const [check, setCheck] = useState<Check>({ kind: 'idle' });

  /** Reads the draws; returns a function that calls the reading off. */
  const load = useCallback(() => {
    let current = true;
    const run = async () => {
      const answer = await records.draws(week);
      if (!current) return;
      // what is known stays where a second look brings nothing: a machine that has just stopped is not taken away
      setKnown((before) =>
        answer.kind === 'offline' && before?.week === week && before.answer.kind === 'ok'
          ? before
          : { week, answer },
      );
      setCheck({ kind: 'idle' });
    };
    void run();
    return () => {
      current = false;
    };
  }, [records, week]);
  useEffect(load, [load]);

  const recompute = async () => {
    setCheck({ kind: 'checking' });
    try {
      const answer = await records.published(week);
      if (answer.kind === 'offline') return setCheck({ kind: 'failed' });
      const draws = await checkDraws(answer.value, records.device.sha256);
      const listHash = answer.value.draws[0]?.listHash ?? '';
      return setCheck({ kind: 'checked', draws, participants: new Set(answer.value.ids).size, listHash });
    } catch {
      // a page without a secure context cannot hash
      return setCheck({ kind: 'failed' });
    }
  };

  const save = async () => {
    const answer = await records.published(week);
    if (answer.kind === 'offline') setCheck({ kind: 'failed' });
    else download(`draws-${week}.json`, exportOf(answer.value), 'application/json');
  };

  return { answer: known?.week === week ? known.answer : undefined, check, recompute, save, reload: load };
}
