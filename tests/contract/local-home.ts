/** A home of the contract on the embedded store: records and accounts on one device. */
// oxlint-disable-next-line import/no-unassigned-import
import '../support/one-round';
import { createLocalAccounts } from '../../src/accounts/local/accounts';
import { ownerOver } from '../../src/accounts/owner';
import { sha256 } from '../../src/app/services/device';
import { DEFAULT_LOCK } from '../../src/contest/mystery-word';
import { openShelves } from '../../src/records/local/database';
import { createLocalProgress } from '../../src/records/local/progress';
import { proofOver } from '../../src/records/reply-proof';
import { createLocalStore } from '../../src/records/local/store';
import { CONTEST, metFaults, register, type ContractHome, type Planted } from './home';

function memoryShelf() {
  const kept = new Map<string, string>();
  return () => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  });
}

export function openLocalHome(name: string): ContractHome {
  const shelves = openShelves(name);
  const accounts = createLocalAccounts({
    shelves,
    now: Date.now,
    sha256,
    owner: ownerOver(memoryShelf()),
    tabs: { tell: () => undefined, hear: () => undefined },
  });
  const visitor = () => {
    const state = accounts.state();
    return state.kind === 'user' ? state.account : undefined;
  };
  const met = metFaults();
  const isReply = sha256 && proofOver(DEFAULT_LOCK, sha256);
  const store = createLocalStore(shelves, {
    visitor,
    contestOf: () => CONTEST,
    faults: met,
    ...(isReply ? { isReply } : {}),
  });
  const plant = async (path: string, document: Planted) => {
    const fields = Object.entries(document).map(
      ([key, value]) => [key, value instanceof Date ? value.toISOString() : value] as const,
    );
    await shelves.put({ table: 'documents', key: path, value: Object.fromEntries(fields) });
  };
  const signInOwner = async () => {
    await register(accounts, 'Owner');
    accounts.openTools?.(true);
  };
  const progress = createLocalProgress(shelves);
  const reopen = () => Promise.resolve(openLocalHome(name).store);
  return { store, met, progress, accounts, signInOwner, plant, reopen };
}
