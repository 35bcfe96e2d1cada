/** Every week that this device holds anything of. */
import { parseWeekKey, weekKeyAt, weeksBetween, type WeekKey } from '../../contest/weeks';
import { parseDay, startOf } from '../../daily/day';
import { BOARDS, HUNTS } from '../paths';
import type { Shelves } from '../shelves';

/** Whatever is kept by the week or, hunts, by the day. */
const SHELVES = [BOARDS, 'weeklyContest', 'explorers', HUNTS];

function weekIn(key: string): WeekKey | undefined {
  const name = key.split('/')[1] ?? '';
  const day = parseDay(name);
  return day ? weekKeyAt(startOf(day)) : parseWeekKey(name);
}

/** Oldest first, and the current one among them; `now` in epoch milliseconds. */
export async function weeksOf(shelves: Shelves, now: number): Promise<readonly WeekKey[]> {
  const rows = await Promise.all(SHELVES.map((shelf) => shelves.entries('documents', `${shelf}/`)));
  const known = rows.flat().flatMap(([key]) => weekIn(key) ?? []);
  const current = weekKeyAt(now);
  const [first, last] = known.reduce(
    ([least, most], week) => [week < least ? week : least, week > most ? week : most] as const,
    [current, current] as const,
  );
  return weeksBetween(first, last);
}
