/** Faults of levels on the embedded store, where the device's player tells the device's owner. */
import { dayOf } from '../../daily/day';
import {
  FAULTS,
  newestFirst,
  reportIn,
  reportOf,
  reportSeed,
  type FaultDesk,
  type FaultLog,
} from '../faults';
import type { Row, Shelves } from '../shelves';
import type { AsAdmin } from './as-admin';

/** `who` is the account that just wrote; `now` in epoch milliseconds. */
export async function tellFaults(
  shelves: Shelves,
  faults: FaultLog,
  who: string,
  now: number,
): Promise<void> {
  const day = dayOf(now);
  for (const fault of faults.untold(day)) {
    const key = `${FAULTS}/${encodeURIComponent(reportSeed(who, fault, day))}`;
    const value = { ...reportOf(fault, day), sentAt: new Date(now).toISOString() };
    await shelves.create({ table: 'documents', key, value } satisfies Row);
    faults.noteTold(fault, day);
  }
}

export function createLocalFaults(shelves: Shelves, asAdmin: AsAdmin): FaultDesk {
  return {
    list: () =>
      asAdmin(async () => {
        const kept = await shelves.all('documents', `${FAULTS}/`);
        return newestFirst(kept.flatMap((value) => reportIn(value) ?? []));
      }),
    erase: (before) =>
      asAdmin(async () => {
        const kept = await shelves.entries('documents', `${FAULTS}/`);
        const gone = kept.filter(
          ([, value]) => before === undefined || (reportIn(value)?.day ?? '') < before,
        );
        const remove = gone.map(([key]) => ({ table: 'documents', key }) as const);
        await shelves.change({ absent: [], put: [], remove });
        return gone.length;
      }),
  };
}
