/** The owner's plans of contests on Firestore. */
import { fieldsOf, planIn } from '../../contest/plan-document';
import type { ContestPlan } from '../../contest/plan';
import type { WeekKey } from '../../contest/weeks';
import type { ContestDesk, PlanAnswer } from '../contests';
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
  /** Whether the plan that is there is another turn than the one that was read. */
  const isOther = (backend: Backend, { week, turn }: Pick<ContestPlan, 'week' | 'turn'>) =>
    planOf(backend, week).then((plan) => (plan?.turn ?? 0) !== turn);

  /** The rules refuse whatever is not the next turn, and much else: only the plan that is there says which it was. */
  const told = async (answer: PlanAnswer, read: Pick<ContestPlan, 'week' | 'turn'>): Promise<PlanAnswer> => {
    if (answer.kind !== 'denied') return answer;
    const other = await asAdmin((backend) => isOther(backend, read));
    return other.kind === 'ok' && other.value ? { kind: 'elsewhere' } : answer;
  };

  return {
    plans: (weeks) =>
      asAdmin(async (backend) => {
        const found = await Promise.all(weeks.map((week) => planOf(backend, week)));
        return found.filter((plan) => plan !== undefined);
      }),

    keep: async (plan, rules) => {
      const answer = await asAdmin(async ({ firestore, database }) => {
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
      });
      return told(answer, { week: plan.week, turn: plan.turn - 1 });
    },

    forget: async (held) => {
      const answer = await asAdmin(async (backend) => {
        const { firestore, database } = backend;
        if (await isOther(backend, held)) return 'elsewhere';
        const batch = firestore.writeBatch(database);
        batch.delete(firestore.doc(database, contestPath(held.week)));
        await batch.commit();
        return 'done';
      });
      if (answer.kind !== 'ok') return answer;
      return answer.value === 'elsewhere' ? { kind: 'elsewhere' } : { kind: 'ok', value: undefined };
    },
  };
}
