/** The owner's plans of contests on the embedded store, which judges them as firestore.rules do. */
import { fieldsOf, planIn } from '../../contest/plan-document';
import { mayForget, mayPlan } from '../../contest/plan-rules';
import { usualPlan, type ContestPlan } from '../../contest/plan';
import type { Contest } from '../../contest/calendar';
import type { WeekKey } from '../../contest/weeks';
import type { ContestDesk, PlanAnswer } from '../contests';
import { contestPath, wordingPath } from '../paths';
import type { Change, Row, Shelves } from '../shelves';
import type { PlannedContest } from '../verdict';
import type { AsAdmin } from './as-admin';

interface Needs {
  readonly shelves: Shelves;
  readonly asAdmin: AsAdmin;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly contestOf: (week: WeekKey) => Contest | undefined;
}

/** The plan of a week; undefined where there is none. */
export async function planOf(shelves: Shelves, week: WeekKey): Promise<ContestPlan | undefined> {
  return planIn(await shelves.get('documents', contestPath(week)));
}

const GAMES_OWN = /^contest-\d{1,3}$/;

export function createLocalContests({ shelves, asAdmin, now, contestOf }: Needs): ContestDesk {
  /** Whether the rules that a plan names are there, or come with it and are new. */
  const hasRules = async (wording: string, comesWithRules: boolean): Promise<boolean> => {
    if (GAMES_OWN.test(wording)) return !comesWithRules;
    const isKept = (await shelves.get('documents', wordingPath(wording))) !== undefined;
    return isKept !== comesWithRules;
  };

  /** Makes the change where the store would take it, and only while the plan is the one that was `read`. */
  const judged = async (
    read: Pick<ContestPlan, 'week' | 'turn'>,
    may: (before: ContestPlan | undefined) => Promise<boolean>,
    work: Omit<Change, 'same'>,
  ): Promise<PlanAnswer> => {
    const key = contestPath(read.week);
    const answer = await asAdmin(async () => {
      const value = await shelves.get('documents', key);
      const before = planIn(value);
      if ((before?.turn ?? 0) !== read.turn) return 'elsewhere';
      if (!(await may(before))) return 'denied';
      // two desks may be here at once
      const { met } = await shelves.change({ ...work, same: [{ table: 'documents', key, value }] });
      return met ? 'elsewhere' : 'done';
    });
    if (answer.kind !== 'ok') return answer;
    return answer.value === 'done' ? { kind: 'ok', value: undefined } : { kind: answer.value };
  };

  return {
    plans: (weeks) =>
      asAdmin(async () => {
        const found = await Promise.all(weeks.map((week) => planOf(shelves, week)));
        return found.filter((plan) => plan !== undefined);
      }),

    keep: (plan, rules) => {
      const { week, wording, opens, ends } = plan;
      const sentAt = new Date(now()).toISOString();
      const hours = { opens: new Date(opens).toISOString(), ends: new Date(ends).toISOString() };
      const document = { ...fieldsOf(plan), ...hours, sentAt };
      const may = async (before: ContestPlan | undefined) =>
        planIn(document) !== undefined &&
        (await hasRules(wording, rules !== undefined)) &&
        mayPlan(plan, before, now(), contestOf(week));
      const row = (key: string, value: object): Row => ({ table: 'documents', key, value });
      const written = rules ? [row(wordingPath(wording), { ...rules, sentAt })] : [];
      const put = [row(contestPath(week), document), ...written];
      return judged({ week, turn: plan.turn - 1 }, may, { absent: written, put });
    },

    forget: (held) =>
      judged(held, () => Promise.resolve(mayForget(held, now())), {
        absent: [],
        put: [],
        remove: [{ table: 'documents', key: contestPath(held.week) }],
      }),
  };
}

/** The contest of a week as this device holds it; one of the calendar's own asks for no version of the rules. */
export async function heldPlan(
  shelves: Shelves,
  week: WeekKey,
  contestOf: (week: WeekKey) => Contest | undefined,
): Promise<PlannedContest> {
  const { game, opens, ends } = usualPlan(week, contestOf(week));
  return (await planOf(shelves, week)) ?? { game, opens, ends };
}
