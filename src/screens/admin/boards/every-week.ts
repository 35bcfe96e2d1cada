/** Looks for a player in every week there is, a few at a time: no question to a store reaches the rows of all of them. */
import { parseWeekKey, weekKeyAt, type WeekKey } from '../../../contest/weeks';
import { parseDay, startOf } from '../../../daily/day';
import type { ModeratedRow, RowQuery } from '../../../records/moderation';
import type { AdminAnswer } from '../../../records/store-answer';
import type { AdminRecords } from '../../../records/store-port';

/** A player, whatever the week. */
export type EverQuery =
  | { readonly of: 'name'; readonly week: 'ever'; readonly name: string }
  | { readonly of: 'account'; readonly week: 'ever'; readonly userId: string };

/** What the desk may be asked to look at. */
export type DeskQuery = RowQuery | EverQuery;

export function isEverywhere(query: DeskQuery): query is EverQuery {
  return query.week === 'ever' && query.of !== 'board';
}

/** How many weeks were looked through, of how many. */
export interface Walk {
  readonly done: number;
  readonly of: number;
}

/** Weeks that are asked for at once: each is some thirty questions, and a year has many. */
export const AT_ONCE = 4;

/** The week that a row of a board, a hunt or the explorers is of. */
export function weekOfRow({ path }: Pick<ModeratedRow, 'path'>): WeekKey | undefined {
  const name = path.split('/')[1] ?? '';
  const day = parseDay(name);
  return day ? weekKeyAt(startOf(day)) : parseWeekKey(name);
}

/**
 * The player's rows, newest week first. `known` are the weeks to look through where they are known, all there are
 * otherwise; `onStep` is told before every few, and says whether the walk goes on: undefined when it did not.
 */
export async function rowsEverywhere(
  { weeks, moderation }: Pick<AdminRecords, 'weeks' | 'moderation'>,
  query: EverQuery,
  known: readonly WeekKey[] | undefined,
  onStep: (walk: Walk) => boolean,
): Promise<AdminAnswer<readonly ModeratedRow[]> | undefined> {
  const there: AdminAnswer<readonly WeekKey[]> = known ? { kind: 'ok', value: known } : await weeks();
  if (there.kind !== 'ok') return there;
  const found: ModeratedRow[] = [];
  // text order is the order of weeks
  const newestFirst = there.value.toSorted().toReversed();
  for (let done = 0; done < newestFirst.length; done += AT_ONCE) {
    if (!onStep({ done, of: newestFirst.length })) return undefined;
    const few = newestFirst.slice(done, done + AT_ONCE);
    const answers = await Promise.all(few.map((week) => moderation.rows({ ...query, week })));
    for (const answer of answers) {
      if (answer.kind !== 'ok') return answer;
      found.push(...answer.value);
    }
  }
  return { kind: 'ok', value: found };
}

/** Weeks that have a row: where to look again after an act. */
export function weeksOf(rows: readonly ModeratedRow[]): readonly WeekKey[] {
  return [...new Set(rows.flatMap((row) => weekOfRow(row) ?? []))];
}
