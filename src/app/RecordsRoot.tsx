/** Opens the records once for the whole app; in a chunk of its own, so that the first picture waits for no database. */
import type { ComponentType, ReactNode } from 'react';
import { createRecords } from '../records/create';
import { RecordsProvider } from '../records/RecordsContext';

const records = createRecords();

export function RecordsRoot({ children }: { readonly children: ReactNode }) {
  return <RecordsProvider records={records}>{children}</RecordsProvider>;
}

/** The same screen with the records above it. */
export function withRecords(Screen: ComponentType): ComponentType {
  return function WithRecords() {
    return (
      <RecordsRoot>
        <Screen />
      </RecordsRoot>
    );
  };
}
