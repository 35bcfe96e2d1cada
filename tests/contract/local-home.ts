/** A home of the contract on the embedded store: records and accounts on one device. */
import { createLocalAccounts, localId } from '../../src/accounts/local/accounts';
import { sha256 } from '../../src/app/services/device';
import { openShelves } from '../../src/records/local/database';
import { createLocalProgress } from '../../src/records/local/progress';
import { createLocalStore } from '../../src/records/local/store';
import { CONTEST, register, type ContractHome, type Planted } from './home';

export function openLocalHome(name: string): ContractHome {
  const shelves = openShelves(name);
  const accounts = createLocalAccounts({
    shelves,
    now: Date.now,
    sha256,
    ownerId: async () => (sha256 ? localId('owner@example.org', sha256) : ''),
    tabs: { tell: () => undefined, hear: () => undefined },
  });
  const visitor = () => {
    const state = accounts.state();
    return state.kind === 'user' ? state.account : undefined;
  };
  const store = createLocalStore(shelves, { visitor, contestOf: () => CONTEST });
  const plant = async (path: string, document: Planted) => {
    const fields = Object.entries(document).map(
      ([key, value]) => [key, value instanceof Date ? value.toISOString() : value] as const,
    );
    await shelves.put({ table: 'documents', key: path, value: Object.fromEntries(fields) });
  };
  const signInOwner = async () => {
    await register(accounts, 'Owner');
  };
  const progress = createLocalProgress(shelves);
  const reopen = () => Promise.resolve(openLocalHome(name).store);
  return { store, progress, accounts, signInOwner, plant, reopen };
}
