/** Reads the contest that the owner has planned for a week: one read a visit, and none while the last answer is young. */
import { usualPlan, type ContestPlan } from '../../contest/plan';
import { planIn } from '../../contest/plan-document';
import { weekKeyAt, type WeekKey } from '../../contest/weeks';
import { itemOf, keepValue, readValue } from '../../kept/kept';
import { fetchDocument, remoteProject, type RemoteProject } from '../../levels/remote/document';
import { openShelves } from '../../records/local/database';
import { contestPath } from '../../records/paths';
import { appCheckOf } from './app-check';

/** Milliseconds an answer holds: a game that is open does not change, its prize and its end may. */
const YOUNG = 3_600_000;
/** Milliseconds to wait for an answer, when the last one or the calendar is there instead. */
const PATIENCE = 4000;

export interface PlanNeeds {
  readonly shelf: () => Pick<Storage, 'getItem' | 'setItem'>;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

const OF_PAGE: PlanNeeds = { shelf: () => localStorage, now: Date.now };

/** Questions on their way, so that two parts of a page ask once. */
const asked = new Map<WeekKey, Promise<unknown>>();

function askOnce(project: RemoteProject, week: WeekKey): Promise<unknown> {
  const known = asked.get(week);
  if (known) return known;
  const asking = fetchDocument(project, contestPath(week)).finally(() => asked.delete(week));
  asked.set(week, asking);
  return asking;
}

const tooLate = () =>
  new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('no answer in time')), PATIENCE);
  });

/** What is kept of a week's last answer. */
function keptOf(week: WeekKey, { shelf }: PlanNeeds) {
  return readValue(
    'contest',
    (raw) => {
      if (itemOf(raw, 'week') !== week) return undefined;
      const at = itemOf(raw, 'at');
      return { at: typeof at === 'number' ? at : 0, document: itemOf(raw, 'document') };
    },
    shelf,
  );
}

async function remotePlan(
  project: RemoteProject,
  week: WeekKey,
  needs: PlanNeeds,
): Promise<ContestPlan | undefined> {
  const kept = keptOf(week, needs);
  // a clock that was put back makes nothing young for ever
  if (kept && Math.abs(needs.now() - kept.at) < YOUNG) return planIn(kept.document);
  try {
    const document = await Promise.race([askOnce(project, week), tooLate()]);
    // a look at another week's results takes nothing from home's ticket
    if (week === weekKeyAt(needs.now()))
      keepValue('contest', { week, at: needs.now(), document }, needs.shelf);
    return planIn(document);
  } catch {
    return planIn(kept?.document);
  }
}

/** The contest of a week; the calendar's own where nothing is planned, or nobody answers. */
export async function readPlan(
  env: Readonly<Record<string, unknown>>,
  week: WeekKey,
  needs = OF_PAGE,
): Promise<ContestPlan> {
  const project = remoteProject(env);
  const plan = project
    ? await remotePlan({ ...project, token: appCheckOf(env) }, week, needs)
    : planIn(await openShelves('worldmaps').get('documents', contestPath(week)));
  return plan ?? usualPlan(week);
}
