/** Runs the owner's work on Firestore and says how it ended; the database's rules decide who the owner is (DECISIONS 21). */
import type { AdminAnswer } from '../store-answer';
import { codeOf, type Backend, type OpenBackend } from './backend';
import { CALL_LIMIT, within } from './limit';

/** Milliseconds the owner's work may take: 25,000 entries are 25 pages. */
const LIMIT = 10 * CALL_LIMIT;

export type AsAdmin = <T>(work: (backend: Backend) => Promise<T>) => Promise<AdminAnswer<T>>;

/** `limit` in milliseconds. */
export function asAdminOf(open: OpenBackend, limit = LIMIT): AsAdmin {
  return async (work) => {
    try {
      return { kind: 'ok', value: await within(limit, open().then(work)) };
    } catch (error) {
      if (codeOf(error) === 'permission-denied') return { kind: 'denied' };
      // what cannot be read is no defect of the page
      return { kind: 'offline' };
    }
  };
}
