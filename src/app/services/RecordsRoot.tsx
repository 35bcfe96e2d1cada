/** Opens records and accounts once for the whole app; in a chunk of its own, so that the first picture waits for no database. */
import type { ComponentType, ReactNode } from 'react';
import { AccountsProvider } from '../../accounts/AccountsContext';
import { usePlatform } from '../../platform/PlatformContext';
import { RecordsProvider } from '../../records/RecordsContext';
import { openServices } from './services';

const { records, boothRecords, ...others } = openServices();
export const { accounts, shelves } = others;

export function RecordsRoot({ children }: { readonly children: ReactNode }) {
  const { kiosk } = usePlatform();
  return (
    <AccountsProvider accounts={accounts}>
      <RecordsProvider records={kiosk ? boothRecords : records}>{children}</RecordsProvider>
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
