/** Finds a result's form as an earlier loading of the page left it. */
import { useEffect, useState } from 'react';
import type { ResultDraft } from '../records/drafts';
import { useRecords } from '../records/RecordsContext';

/** Undefined where nothing was kept, and without an id. */
export function useKnownDraft(id: string | undefined): ResultDraft | 'reading' | undefined {
  const records = useRecords();
  const [known, setKnown] = useState<ResultDraft | 'reading' | undefined>(
    id === undefined ? undefined : 'reading',
  );
  useEffect(() => {
    if (id === undefined) return undefined;
    let wanted = true;
    const read = async () => {
      const draft = await records.draft(id).catch(() => undefined);
      if (wanted) setKnown(draft?.kind === 'result' ? draft : undefined);
    };
    void read();
    return () => {
      wanted = false;
    };
  }, [records, id]);
  return known;
}
