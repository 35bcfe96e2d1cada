/** Keeps a result's form in the outbox from the first moment on, as it is written, until it is sent or given up. */
import { useEffect, useState } from 'react';
import type { Result } from '../game/recap';
import { forgetText } from '../kept/kept';
import { usePlatform } from '../platform/PlatformContext';
import type { ResultDraft } from '../records/drafts';
import type { Earned } from '../records/forms';
import { useRecords } from '../records/RecordsContext';
import { isWorthSaving } from '../records/rules';
import { encodeRecord } from '../runs/encode';
import type { RunRecord } from '../runs/record';
import { forgetTyped, justTyped, keepTyped, type Typed } from './just-typed';
import { rememberedName } from './player-name';

export interface KeptDraft {
  readonly draft: ResultDraft;
  readonly change: (changes: Typed) => void;
  /** The player does not want the result to be sent. */
  readonly drop: () => void;
}

interface Origin {
  /** What an earlier visit left, or what was refused. */
  readonly known?: ResultDraft | undefined;
  /** The result's id, and when it was earned: now, when it is left out. */
  readonly earned?: Earned | undefined;
  /** Gives the record of the run at its end. */
  readonly recordOf?: (() => RunRecord | undefined) | undefined;
}

export function useDraft(result: Result, { known, earned, recordOf }: Origin): KeptDraft {
  const records = useRecords();
  const { kiosk } = usePlatform();
  // the next visitor of a booth is somebody else
  const isKept = isWorthSaving(result.score) && kiosk === undefined;
  const [draft, setDraft] = useState<ResultDraft>(() => {
    const id = known?.id ?? earned?.id ?? records.device.newId();
    const typed = justTyped(id, () => sessionStorage);
    if (known) return { ...known, ...typed };
    const record = recordOf?.();
    const run = record && encodeRecord(record);
    return {
      kind: 'result',
      id,
      date: earned?.date ?? new Date(records.device.now()).toISOString(),
      name: rememberedName(() => localStorage),
      result,
      ...(run === undefined ? {} : { run }),
      feedback: '',
      email: '',
      consent: false,
      ...typed,
    };
  });

  useEffect(() => {
    if (!isKept) return undefined;
    let isNewest = true;
    const keep = async () => {
      await records.keepDraft(draft);
      if (records.outbox().storage !== 'device') return;
      // from here on the draft brings the result back, and neither its run nor what was typed does
      if (isNewest) forgetTyped(() => sessionStorage);
      forgetText(`run.${draft.id}`, () => localStorage);
    };
    void keep();
    return () => {
      isNewest = false;
    };
  }, [records, isKept, draft]);

  return {
    draft,
    change: (changes) => {
      if (isKept) keepTyped(draft.id, changes, () => sessionStorage);
      setDraft((before) => ({ ...before, ...changes }));
    },
    drop: () => {
      forgetTyped(() => sessionStorage);
      void records.dropDraft(draft.id);
    },
  };
}
