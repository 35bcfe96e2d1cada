/** The embedded store keeps the contract, in Node over an IndexedDB in memory. */
import { beforeEach, describe, it } from 'vitest';
import { newDisk } from '../support/records';
import { CONTRACT } from './all';
import { openLocalHome } from './local-home';

beforeEach(newDisk);

describe('the embedded store', () => {
  it.each(CONTRACT)('$name', async ({ run }) => {
    await run(openLocalHome('worldmaps'));
  });
});
