/** Runs the owner's work on the embedded store, and nobody else's (DECISIONS 21 and 23). */
import type { AdminAnswer } from '../store-answer';

export type AsAdmin = <T>(work: () => Promise<T>) => Promise<AdminAnswer<T>>;

export function asAdminOf(isAdmin: () => boolean): AsAdmin {
  return async (work) => (isAdmin() ? { kind: 'ok', value: await work() } : { kind: 'denied' });
}
