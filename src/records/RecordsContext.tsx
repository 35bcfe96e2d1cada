/** Gives screens the records port, so that no screen knows which store is behind it. */
import { createContext, useContext, useSyncExternalStore, type ReactNode } from 'react';
import type { OutboxState, Records } from './port';

const RecordsContext = createContext<Records | undefined>(undefined);

export function RecordsProvider({ records, children }: { records: Records; children: ReactNode }) {
  return <RecordsContext value={records}>{children}</RecordsContext>;
}

/** The records; throws outside their provider, which is a defect of the app's composition. */
export function useRecords(): Records {
  const records = useContext(RecordsContext);
  if (!records) throw new Error('useRecords needs a RecordsProvider above it');
  return records;
}

/** The outbox's state: what waits to be sent and what was refused. Rerenders on every change. */
export function useOutbox(): OutboxState {
  const records = useRecords();
  return useSyncExternalStore(
    (listener) => records.subscribe(listener),
    () => records.outbox(),
  );
}

/** How many writes wait to be sent, with those that a newer version has to read. */
export function useWaiting(): number {
  const { waiting, unread } = useOutbox();
  return waiting + unread.length;
}
