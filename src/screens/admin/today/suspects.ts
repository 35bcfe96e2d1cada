/** Goes through a week's boards, hunts and contest for rows whose run does not lead to their result: what an owner would look at first. */
import { mondayOf, type WeekKey } from '../../../contest/weeks';
import { DAY_MS, dayOf, type Day } from '../../../daily/day';
import { CATALOGUE } from '../../../maps/catalogue';
import type { BoardResult, UnprovedRow } from '../../../records/answers';
import type { Records } from '../../../records/port';
import type { Answer } from '../../../records/store-answer';
import type { Doubt } from '../../../runs/trust';

/** Mode 5 has a board a quest: hundreds of them, which are read one by one where somebody complains. */
const MODES = [1, 2, 3, 4] as const;
const DAYS = [0, 1, 2, 3, 4, 5, 6] as const;

/** Doubts for which nobody has to have cheated: an older game, a map that was drawn anew, one that cannot be read now. */
const INNOCENT: ReadonlySet<Doubt> = new Set(['beforeRuns', 'otherEdition', 'unchecked', 'unranked']);

/** Where a row stands. */
export type Place =
  | { readonly of: 'board'; readonly level: number; readonly mode: (typeof MODES)[number] }
  | { readonly of: 'hunt'; readonly day: Day }
  | { readonly of: 'contest' };

export interface Suspect extends Pick<UnprovedRow, 'id' | 'name' | 'doubt'> {
  readonly place: Place;
}

export interface Walk {
  readonly done: number;
  readonly of: number;
}

/** How many boards there are to look at: the levels', the days' and the contest's. */
export const BOARDS_OF_WEEK = CATALOGUE.length * MODES.length + DAYS.length + 1;

function placesOf(week: WeekKey): readonly Place[] {
  const boards = CATALOGUE.flatMap(({ id: level }) =>
    MODES.map((mode) => ({ of: 'board', level, mode }) as const),
  );
  const hunts = DAYS.map((days) => ({ of: 'hunt', day: dayOf(mondayOf(week) + days * DAY_MS) }) as const);
  return [...boards, ...hunts, { of: 'contest' }];
}

type Rows = readonly (Pick<UnprovedRow, 'id' | 'name' | 'waiting'> & {
  readonly doubt?: Doubt | undefined;
})[];

const unprovedOf = ({ kind, board }: BoardResult): Answer<{ readonly rows: Rows }> =>
  kind === 'ok' ? { kind, rows: board.unproved } : { kind };

async function rowsAt(
  { board, huntBoard, contestResults }: Needs,
  week: WeekKey,
  place: Place,
): Promise<Answer<{ readonly rows: Rows }>> {
  if (place.of === 'board') return unprovedOf(await board({ level: place.level, mode: place.mode, week }));
  if (place.of === 'hunt') return unprovedOf(await huntBoard(place.day));
  return contestResults(week);
}

type Needs = Pick<Records, 'board' | 'huntBoard' | 'contestResults'>;

/** The first rows of each board; `onStep` is told after each, and says whether the walk goes on. */
export async function suspectsOf(
  records: Needs,
  week: WeekKey,
  onStep: (walk: Walk) => boolean,
): Promise<Answer<{ readonly found: readonly Suspect[] }>> {
  const found: Suspect[] = [];
  for (const [index, place] of placesOf(week).entries()) {
    const answer = await rowsAt(records, week, place);
    if (answer.kind === 'offline') return { kind: 'offline' };
    for (const { id, name, doubt, waiting } of answer.rows)
      if (doubt !== undefined && !waiting && !INNOCENT.has(doubt)) found.push({ id, name, doubt, place });
    if (!onStep({ done: index + 1, of: BOARDS_OF_WEEK })) break;
  }
  return { kind: 'ok', found };
}
