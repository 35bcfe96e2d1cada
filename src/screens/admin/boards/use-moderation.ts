/** The rows that the owner looks at, and the acts on them; whatever was done is read anew. */
import { useCallback, useState } from 'react';
import type { AdminAnswer } from '../../../records/store-answer';
import type { ActKind, ModeratedRow, RowQuery } from '../../../records/moderation';
import { useRecords } from '../../../records/RecordsContext';
import { useAsked } from '../../../records/use-asked';

/** `targets` are paths of documents; `subject` is whom the log will say it was about. */
export type DoAct = (act: ActKind, subject: string, targets: readonly string[]) => Promise<void>;

export interface Moderation {
  readonly answer: AdminAnswer<readonly ModeratedRow[]> | undefined;
  readonly reload: () => void;
  readonly act: DoAct;
  /** Something was done that is in the log: rows and log are read anew. */
  readonly renew: () => void;
  /** Why the last act did not happen. */
  readonly failure: 'offline' | 'denied' | undefined;
  /** How many acts were tried: who shows the log asks for it again. */
  readonly acts: number;
}

const NO_ROWS: AdminAnswer<readonly ModeratedRow[]> = { kind: 'ok', value: [] };

/** Without a query there is nothing to look at yet. */
export function useModeration(query: RowQuery | undefined): Moderation {
  const { admin, device } = useRecords();
  const { moderation } = admin;
  const [failure, setFailure] = useState<Moderation['failure']>();
  const [acts, setActs] = useState(0);
  const { answer, reload } = useAsked(
    JSON.stringify(query) ?? '',
    useCallback(() => (query ? moderation.rows(query) : Promise.resolve(NO_ROWS)), [moderation, query]),
  );

  const renew = () => {
    setActs((before) => before + 1);
    reload();
  };

  const act: DoAct = async (kind, subject, targets) => {
    const asked = { id: device.newId(), act: kind, subject, targets };
    const done = await moderation.act(asked).catch(() => ({ kind: 'offline' }) as const);
    setFailure(done.kind === 'ok' ? undefined : done.kind);
    renew();
  };

  return { answer, reload, act, renew, failure, acts };
}
