/** A home of the contract on the embedded store: records and accounts on one device. */
import { createLocalAccounts, localId } from '../../src/accounts/local/accounts';
import { sha256 } from '../../src/app/services/device';
import { openShelves } from '../../src/records/local/database';
import { createLocalStore } from '../../src/records/local/store';
import { register, type ContractHome } from './home';

export function openLocalHome(name: string): ContractHome {
  const shelves = openShelves(name);
  const accounts = createLocalAccounts({
    shelves,
    now: Date.now,
    sha256,
    ownerId: async () => (sha256 ? localId('owner@example.org', sha256) : ''),
    tabs: { tell: () => undefined, hear: () => undefined },
  });
  const store = createLocalStore(shelves, () => {
    const state = accounts.state();
    return state.kind === 'user' ? state.account : undefined;
  });
  const signInOwner = async () => {
    await register(accounts, 'Owner');
  };
  return { store, accounts, signInOwner, reopen: () => Promise.resolve(openLocalHome(name).store) };
}
