/** Queries boards, contest results and activities for screens, and repeats a query when the outbox changes or the player retries. */
import { useCallback, useEffect, useState } from 'react';
import type { WeekKey } from '../contest/weeks';
import type { Day } from '../daily/day';
import type { Reading } from './readings';
import { useRecords } from './RecordsContext';
import type { ActivitiesResult, BoardResult, ContestResults } from './answers';
import type { KnownPlayer } from './forms';
import type { Claimed } from './judge';
import type { Records } from './port';
import type { BoardQuery } from './store-port';

/** Milliseconds until a question counts as unanswered: a store that hangs is a store that cannot be reached. */
const ANSWER_LIMIT = 30_000;

/** The answer, or `offline` when none comes in time or asking fails: no screen spins for ever. */
async function answered<T>(ask: () => Promise<T>, offline: T): Promise<T> {
  let alarm: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<T>((resolve) => {
    alarm = setTimeout(() => resolve(offline), ANSWER_LIMIT);
  });
  try {
    return await Promise.race([ask(), late]);
  } catch {
    return offline;
  } finally {
    clearTimeout(alarm);
  }
}

/**
 * The answer to a query; undefined while loading. The last answer stays while the same query is repeated: the store
 * is asked once per visit, and the outbox's changes are laid over what is known.
 */
function useAnswer<T>(
  records: Records,
  question: string,
  ask: (reading: Reading) => Promise<T>,
  offline: T,
): T | undefined {
  const [known, setKnown] = useState<{ readonly question: string; readonly answer: T }>();

  useEffect(() => {
    let latest = 0;
    const run = async (reading: Reading) => {
      latest += 1;
      const turn = latest;
      const answer = await answered(() => ask(reading), offline);
      if (turn === latest) setKnown({ question, answer });
    };
    const stop = records.subscribe(() => void run('known'));
    void run('fresh');
    return () => {
      stop();
      latest = -1;
    };
  }, [records, question, ask, offline]);

  return known?.question === question ? known.answer : undefined;
}

const NO_BOARD: BoardResult = { kind: 'offline', board: { rows: [], unproved: [] } };
const NO_RESULTS: ContestResults = { kind: 'offline', rows: [], more: false };
const NO_ACTIVITIES: ActivitiesResult = { kind: 'offline', activities: [] };

/** The board of a query with the row of the result `ownId`. Undefined while loading, and without a mode. */
export function useBoard(
  level: number,
  mode: BoardQuery['mode'] | undefined,
  week: WeekKey,
  { quest, ownId }: { readonly quest?: string | undefined; readonly ownId?: string | undefined } = {},
): BoardResult | undefined {
  const records = useRecords();
  const ask = useCallback(
    async (reading: Reading) =>
      mode ? await records.board({ level, mode, week, quest }, ownId, reading) : undefined,
    [records, level, mode, week, quest, ownId],
  );
  return useAnswer(
    records,
    `${String(level)} ${String(mode)} ${quest ?? ''} ${week} ${ownId ?? ''}`,
    ask,
    NO_BOARD,
  );
}

/** Whether a result that is not sent yet would be ranked; undefined while it is judged, or cannot be. */
export function useIsProved(claimed: Claimed): boolean | undefined {
  const records = useRecords();
  const { id, level, gameMode, quest, score, time, date, run } = claimed;
  const ask = useCallback(async () => {
    const doubt = await records.doubtOf({ id, level, gameMode, quest, score, time, date, run });
    return doubt === 'unchecked' ? undefined : doubt === undefined;
  }, [records, id, level, gameMode, quest, score, time, date, run]);
  return useAnswer(records, id, ask, undefined);
}

/** The board of a day's hunt; undefined while loading. */
export function useHuntBoard(day: Day, ownId?: string): BoardResult | undefined {
  const records = useRecords();
  const ask = useCallback(
    (reading: Reading) => records.huntBoard(day, ownId, reading),
    [records, day, ownId],
  );
  return useAnswer(records, `${day} ${ownId ?? ''}`, ask, NO_BOARD);
}

/** The public results of a week's contest, so many pages of them; undefined while loading. */
export function useContestResults(week: WeekKey, pages: number): ContestResults | undefined {
  const records = useRecords();
  const ask = useCallback(
    (reading: Reading) => records.contestResults(week, pages, reading),
    [records, week, pages],
  );
  return useAnswer(records, `${week} ${String(pages)}`, ask, NO_RESULTS);
}

/** A player's activities; undefined while loading. */
export function useActivities({ userId, name }: KnownPlayer): ActivitiesResult | undefined {
  const records = useRecords();
  const ask = useCallback(() => records.activities({ userId, name }), [records, userId, name]);
  return useAnswer(records, userId, ask, NO_ACTIVITIES);
}
