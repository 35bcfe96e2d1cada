/** The records contract for a real browser's page: bundled on its own and called by the test that opens the page. */
import { weekKeyAt } from '../../src/contest/weeks';
import { openServices } from '../../src/app/services/services';
import { TRUSTING_PAGE } from '../support/trusting';
import { CONTRACT } from './all';
import { openLocalHome } from './local-home';

/** Runs every case in a database of its own; the names of those that fail, with why. */
async function runContract(): Promise<{ readonly passed: number; readonly failed: readonly string[] }> {
  const failed: string[] = [];
  for (const { name, run } of CONTRACT) {
    try {
      await run(openLocalHome(`contract: ${name}`));
    } catch (error) {
      failed.push(`${name}: ${error instanceof Error ? error.message : 'thrown'}`);
    }
  }
  return { passed: CONTRACT.length - failed.length, failed };
}

const createRecords = () => openServices(TRUSTING_PAGE).records;

Object.assign(globalThis, { recordsContract: { runContract, createRecords, weekKeyAt } });
