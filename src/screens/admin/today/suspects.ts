/** Goes through a week's boards for rows whose run does not lead to their result: what an owner would look at first. */
import type { WeekKey } from '../../../contest/weeks';
import { CATALOGUE } from '../../../maps/catalogue';
import type { UnprovedRow } from '../../../records/answers';
import type { Records } from '../../../records/port';
import type { Doubt } from '../../../runs/trust';
import type { Answer } from '../../../records/store-answer';

/** Mode 5 has a board a quest: hundreds of them, which are read one by one where somebody complains. */
const MODES = [1, 2, 3, 4] as const;

/** Doubts for which nobody has to have cheated: an older game, a map that was drawn anew, one that cannot be read now. */
const INNOCENT: ReadonlySet<Doubt> = new Set(['beforeRuns', 'otherEdition', 'unchecked', 'unranked']);

export interface Suspect extends Pick<UnprovedRow, 'id' | 'name' | 'doubt'> {
  readonly level: number;
  readonly mode: (typeof MODES)[number];
}

export interface Walk {
  readonly done: number;
  readonly of: number;
}

/** How many boards there are to look at. */
export const BOARDS_OF_WEEK = CATALOGUE.length * MODES.length;

/** The first rows of each board; `onStep` is told after each, and says whether the walk goes on. */
export async function suspectsOf(
  { board }: Pick<Records, 'board'>,
  week: WeekKey,
  onStep: (walk: Walk) => boolean,
): Promise<Answer<{ readonly found: readonly Suspect[] }>> {
  const found: Suspect[] = [];
  let done = 0;
  for (const { id: level } of CATALOGUE)
    for (const mode of MODES) {
      const answer = await board({ level, mode, week });
      if (answer.kind === 'offline') return { kind: 'offline' };
      for (const { id, name, doubt, waiting } of answer.board.unproved)
        if (!waiting && !INNOCENT.has(doubt)) found.push({ id, name, doubt, level, mode });
      done += 1;
      if (!onStep({ done, of: BOARDS_OF_WEEK })) return { kind: 'ok', found };
    }
  return { kind: 'ok', found };
}
