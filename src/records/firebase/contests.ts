/** The owner's plans of contests on Firestore. */
import { fieldsOf, planIn } from '../../contest/plan-document';
import type { ContestPlan } from '../../contest/plan';
import type { WeekKey } from '../../contest/weeks';
import type { ContestDesk } from '../contests';
import { plain } from '../kept-documents';
import { contestPath, wordingPath } from '../paths';
import type { AsAdmin } from './as-admin';
import type { Backend } from './backend';

/** The plan of a week; undefined where there is none. */
export async function planOf(
  { firestore, database }: Pick<Backend, 'firestore' | 'database'>,
  week: WeekKey,
): Promise<ContestPlan | undefined> {
  const data = (await firestore.getDoc(firestore.doc(database, contestPath(week)))).data();
  return data && planIn(plain(data));
}

export function createFirebaseContests(asAdmin: AsAdmin): ContestDesk {
  return {
    plans: (weeks) =>
      asAdmin(async (backend) => {
        const found = await Promise.all(weeks.map((week) => planOf(backend, week)));
        return found.filter((plan) => plan !== undefined);
      }),

    keep: (plan, rules) =>
      asAdmin(async ({ firestore, database }) => {
        const { doc, serverTimestamp, writeBatch } = firestore;
        const batch = writeBatch(database);
        const sentAt = serverTimestamp();
        if (rules) batch.set(doc(database, wordingPath(plan.wording)), { ...rules, sentAt });
        batch.set(doc(database, contestPath(plan.week)), {
          ...fieldsOf(plan),
          opens: new Date(plan.opens),
          ends: new Date(plan.ends),
          sentAt,
        });
        await batch.commit();
        return undefined;
      }),

    forget: (week) =>
      asAdmin(async ({ firestore, database }) => {
        const batch = firestore.writeBatch(database);
        batch.delete(firestore.doc(database, contestPath(week)));
        await batch.commit();
        return undefined;
      }),
  };
}
