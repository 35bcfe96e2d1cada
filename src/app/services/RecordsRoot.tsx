/** Provides records and accounts, opened once for the whole app; a chunk of its own, so that no database code delays the first picture. */
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

/** Wraps a screen in the providers of records and accounts. */
export function withRecords<Props extends object>(Screen: ComponentType<Props>): ComponentType<Props> {
  return function WithRecords(props: Props) {
    return (
      <RecordsRoot>
        <Screen {...props} />
      </RecordsRoot>
    );
  };
}
