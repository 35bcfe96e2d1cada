/** Collects how long each quest takes to be found from the proved rows of all boards, and which runs are faster than hardly any. */
import * as z from 'zod/mini';
import type { WeekKey } from '../../../contest/weeks';
import type { Quest } from '../../../game/quest';
import { difficultyText } from '../../../progress/difficulty';
import { isShown, storedScore } from '../../../records/moderation';
import { boardPath } from '../../../records/paths';
import type { Records } from '../../../records/port';
import type { AdminAnswer } from '../../../records/store-answer';
import type { StoredScore } from '../../../records/store-port';
import { countFinds, fasterThanMost, timesOf, type Flagged, type ProvedRow } from '../../../runs/statistics';

export interface Collected {
  /** What is published. */
  readonly text: string;
  /** Proved rows that were counted. */
  readonly rows: number;
  readonly flagged: readonly Flagged<StoredScore>[];
}

/** A level whose boards are counted, by its quests as they are played now. */
export interface CountedLevel {
  readonly level: number;
  readonly quests: readonly Quest[];
}

export interface CollectNeeds {
  readonly records: Pick<Records, 'admin' | 'doubtsOf'>;
  /** Undefined for a level that cannot be read: its boards are not counted. */
  readonly levels: readonly (() => Promise<CountedLevel | undefined>)[];
  readonly weeks: readonly WeekKey[];
  /** How many boards were read, and of how many. */
  readonly onProgress: (done: number, of: number) => void;
}

const sentSchema = z.object({ sentAt: z.iso.datetime() });

function scoreIn(path: string, data: unknown): StoredScore | undefined {
  const parsed = storedScore.safeParse(data);
  if (!parsed.success || !isShown(parsed.data)) return undefined;
  const sent = sentSchema.safeParse(data);
  const stamp = sent.success ? { sentAt: Date.parse(sent.data.sentAt) } : {};
  return { ...parsed.data, id: path.split('/').at(-1) ?? path, ...stamp };
}

export async function collect(needs: CollectNeeds): Promise<AdminAnswer<Collected>> {
  const { records, levels, weeks, onProgress } = needs;
  const rows: ProvedRow<StoredScore>[] = [];
  const boards = levels.length * weeks.length;
  let done = 0;
  for (const open of levels) {
    const counted = await open();
    for (const week of weeks) {
      onProgress(done, boards);
      done += 1;
      if (!counted) continue;
      const { level, quests } = counted;
      const answer = await records.admin.documents(boardPath(week, level));
      if (answer.kind !== 'ok') return answer;
      const scores = answer.value.flatMap(({ path, data }) => scoreIn(path, data) ?? []);
      const doubts = await records.doubtsOf(level, scores);
      for (const score of scores) {
        if (doubts.has(score.id) || score.run === undefined) continue;
        rows.push({ about: score, level, times: timesOf(score.run, quests) });
      }
    }
  }
  return {
    kind: 'ok',
    value: { text: difficultyText(countFinds(rows)), rows: rows.length, flagged: fasterThanMost(rows) },
  };
}
