/** The embedded store keeps the contract, in Node over an IndexedDB in memory. */
import { beforeEach, describe, it } from 'vitest';
import { openShelves } from '../../src/records/local/database';
import { createLocalStore } from '../../src/records/local/store';
import { newDisk } from '../support/records';
import { RECORDS_CONTRACT } from './records';

beforeEach(newDisk);

describe('the embedded store', () => {
  const open = () => createLocalStore(openShelves('worldmaps'));

  it.each(RECORDS_CONTRACT)('$name', async ({ run }) => {
    await run({ store: open(), reopen: () => Promise.resolve(open()) });
  });
});
