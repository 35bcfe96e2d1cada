/** Tells the owner of faults of levels on Firestore, behind a write that went through, and reads what was told. */
import { dayOf, type Day } from '../../daily/day';
import {
  FAULTS,
  newestFirst,
  reportIn,
  reportOf,
  reportSeed,
  type FaultDesk,
  type FaultLog,
} from '../faults';
import type { AsAdmin } from './as-admin';
import { codeOf, type Backend, type OpenBackend } from './backend';
import { pagesOf } from './pages';

export interface FaultNeeds {
  readonly open: OpenBackend;
  readonly now: () => number;
  /** Absent where the page has no secure context to hash in: then nothing is told. */
  readonly sha256?: ((text: string) => Promise<string>) | undefined;
  readonly faults?: FaultLog | undefined;
}

/** Documents a page, and a commit: Firestore takes five hundred. */
const PAGE = 400;

/** Never rejects: what was not told is told with the next write, and no player waits for it. */
export async function tellFaults({ open, now, sha256, faults }: FaultNeeds): Promise<void> {
  const day = dayOf(now());
  const met = faults?.untold(day) ?? [];
  if (!sha256 || met.length === 0) return;
  try {
    const { session, firestore, database } = await open();
    const user = session.currentUser;
    if (!user) return;
    for (const fault of met) {
      const id = await sha256(reportSeed(user.uid, fault, day));
      const report = { ...reportOf(fault, day), sentAt: firestore.serverTimestamp() };
      await firestore.setDoc(firestore.doc(database, `${FAULTS}/${id}`), report).catch((error: unknown) => {
        // it is there already, or this device's day is not the server's
        if (codeOf(error) !== 'permission-denied') throw error;
      });
      faults?.noteTold(fault, day);
    }
  } catch {
    // told with the next write
  }
}

async function eraseOf(backend: Backend, before: Day | undefined): Promise<number> {
  const { firestore, database } = backend;
  let count = 0;
  for await (const page of pagesOf(backend, FAULTS, PAGE)) {
    const batch = firestore.writeBatch(database);
    const gone = page.filter((one) => before === undefined || (reportIn(one.data())?.day ?? '') < before);
    for (const { id } of gone) batch.delete(firestore.doc(database, `${FAULTS}/${id}`));
    if (gone.length > 0) await batch.commit();
    count += gone.length;
  }
  return count;
}

export function createFirebaseFaults(asAdmin: AsAdmin): FaultDesk {
  return {
    list: () =>
      asAdmin(async (backend) => {
        const found = [];
        for await (const page of pagesOf(backend, FAULTS, PAGE))
          found.push(...page.flatMap((one) => reportIn(one.data()) ?? []));
        return newestFirst(found);
      }),
    erase: (before) => asAdmin((backend) => eraseOf(backend, before)),
  };
}
