/** Gives screens the accounts port, so that no screen knows which store is behind it. */
import { createContext, useContext, useSyncExternalStore, type ReactNode } from 'react';
import type { KnownPlayer } from '../records/forms';
import type { Account, Accounts, AccountState } from './port';

const AccountsContext = createContext<Accounts | undefined>(undefined);

export function AccountsProvider({ accounts, children }: { accounts: Accounts; children: ReactNode }) {
  return <AccountsContext value={accounts}>{children}</AccountsContext>;
}

/** The accounts; throws outside their provider, which is a defect of the app's composition. */
export function useAccounts(): Accounts {
  const accounts = useContext(AccountsContext);
  if (!accounts) throw new Error('useAccounts needs an AccountsProvider above it');
  return accounts;
}

export function useAccountState(): AccountState {
  const accounts = useAccounts();
  return useSyncExternalStore(
    (listener) => accounts.subscribe(listener),
    () => accounts.state(),
  );
}

/** Who is signed in; undefined for guests and while it is not yet known. */
export function useAccount(): Account | undefined {
  const state = useAccountState();
  return state.kind === 'user' ? state.account : undefined;
}

/** The signed-in player as the records know them. */
export function usePlayer(): KnownPlayer | undefined {
  const account = useAccount();
  return account && { userId: account.userId, name: account.name };
}
