/** Reads who leads the week: one small document, by plain REST, so that home loads no database; on a device of its own all rows. */
import type { WeekKey } from '../../contest/weeks';
import { fetchDocument, remoteProject } from '../../levels/remote/document';
import { explorerMemory, keptBest } from '../../records/explorer-memory';
import { openShelves } from '../../records/local/database';
import { bestOn } from '../../records/local/explorers';
import { weekBestIn, weekBestPath, type WeekBest } from '../../records/week-best';
import { appCheckOf } from './app-check';
import type { PlanNeeds } from './contest-plans';

/** Milliseconds an answer holds. */
const YOUNG = 3_600_000;

const OF_PAGE: PlanNeeds = { shelf: () => localStorage, now: Date.now };

/** Rejects when there is no answer, not even an old one. */
export async function readWeekBest(
  env: Readonly<Record<string, unknown>>,
  week: WeekKey,
  { shelf, now } = OF_PAGE,
): Promise<WeekBest> {
  const project = remoteProject(env);
  if (!project) return bestOn(openShelves('worldmaps'), week);
  const kept = keptBest(week, shelf);
  // a clock that was put back makes nothing young for ever
  if (kept && Math.abs(now() - kept.at) < YOUNG) return weekBestIn(kept.document);
  try {
    const document = await fetchDocument({ ...project, token: appCheckOf(env) }, weekBestPath(week));
    explorerMemory(shelf, now).keepBest(week, document ?? {});
    return weekBestIn(document);
  } catch (error) {
    if (kept) return weekBestIn(kept.document);
    throw error;
  }
}
