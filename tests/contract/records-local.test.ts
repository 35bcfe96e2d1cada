/** The embedded store keeps the contract, in Node over an IndexedDB in memory. */
import { beforeEach, describe, it } from 'vitest';
import { newDisk } from '../support/records';
import { openLocalHome } from './local-home';
import { DESK_CONTRACT } from './desk';
import { DRAWS_CONTRACT } from './draws';
import { FLOODS_CONTRACT } from './floods';
import { PLAYERS_CONTRACT } from './players';
import { RECORDS_CONTRACT } from './records';

beforeEach(newDisk);

describe('the embedded store', () => {
  it.each([
    ...RECORDS_CONTRACT,
    ...PLAYERS_CONTRACT,
    ...DRAWS_CONTRACT,
    ...DESK_CONTRACT,
    ...FLOODS_CONTRACT,
  ])('$name', async ({ run }) => {
    await run(openLocalHome('worldmaps'));
  });
});
