/** Opens records and accounts once for the whole app; in a chunk of its own, so that the first picture waits for no database. */
import type { ComponentType, ReactNode } from 'react';
import { AccountsProvider } from '../../accounts/AccountsContext';
import { RecordsProvider } from '../../records/RecordsContext';
import { openServices } from './services';

export const { records, accounts, shelves } = openServices();

export function RecordsRoot({ children }: { readonly children: ReactNode }) {
  return (
    <AccountsProvider accounts={accounts}>
      <RecordsProvider records={records}>{children}</RecordsProvider>
    </AccountsProvider>
  );
}

/** The same screen with records and accounts above it. */
export function withRecords<Props extends object>(Screen: ComponentType<Props>): ComponentType<Props> {
  return function WithRecords(props: Props) {
    return (
      <RecordsRoot>
        <Screen {...props} />
      </RecordsRoot>
    );
  };
}
