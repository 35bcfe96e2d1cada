/** Opens records and accounts once for the whole app: the only place that knows which store is behind them. */
import { createLocalAccounts, localId } from '../accounts/local/accounts';
import { tabsOver } from '../accounts/tabs';
import type { Accounts } from '../accounts/port';
import { openShelves } from '../records/local/database';
import { createLocalStore } from '../records/local/store';
import { createOutbox } from '../records/outbox';
import type { Records } from '../records/port';
import { recordsOver } from '../records/records';
import { parseServiceConfig } from './service-config';
import { exclusive, newId, sha256, timer } from './device';

export interface Services {
  readonly records: Records;
  readonly accounts: Accounts;
}

/** Sends at once what an earlier visit left in the outbox, and again whenever the network comes back. */
export function openServices(): Services {
  const config = parseServiceConfig(import.meta.env);
  const shelves = openShelves('worldmaps');
  const accounts = createLocalAccounts({
    shelves,
    now: Date.now,
    sha256,
    ownerId: async () => config.adminUid ?? (sha256 ? localId(config.ownerEmail, sha256) : ''),
    tabs: tabsOver(() => localStorage, Date.now),
  });
  const store = createLocalStore(shelves, () => {
    const state = accounts.state();
    return state.kind === 'user' ? state.account : undefined;
  });
  const outbox = createOutbox({ shelves, send: (write) => store.put(write), timer, exclusive });
  const records = recordsOver({ store, outbox, now: Date.now, newId, sha256, lock: config.lock });
  globalThis.addEventListener('online', () => void outbox.flush());
  // what waits for its player goes when the player is back
  accounts.subscribe(() => void outbox.flush());
  void outbox.flush();
  return { records, accounts };
}
