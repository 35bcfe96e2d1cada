/** Queries boards, contest results and activities for screens, and repeats a query when the outbox changes or the player retries. */
import { useCallback, useEffect, useState } from 'react';
import type { WeekKey } from '../contest/weeks';
import type { Day } from '../daily/day';
import { useRecords } from './RecordsContext';
import type { ActivitiesResult, BoardQuery, BoardResult, ContestResults, KnownPlayer, Records } from './port';

/** The answer to a query; undefined while loading. The last answer stays while the same query is repeated. */
function useAnswer<T>(records: Records, question: string, ask: () => Promise<T>): T | undefined {
  const [known, setKnown] = useState<{ readonly question: string; readonly answer: T }>();

  useEffect(() => {
    let latest = 0;
    const run = async () => {
      latest += 1;
      const turn = latest;
      const answer = await ask();
      if (turn === latest) setKnown({ question, answer });
    };
    const stop = records.subscribe(() => void run());
    void run();
    return () => {
      stop();
      latest = -1;
    };
  }, [records, question, ask]);

  return known?.question === question ? known.answer : undefined;
}

/** The board of a query with the row of the result `ownId`. Undefined while loading, and without a mode. */
export function useBoard(
  level: number,
  mode: BoardQuery['mode'] | undefined,
  week: WeekKey,
  { quest, ownId }: { readonly quest?: string | undefined; readonly ownId?: string | undefined } = {},
): BoardResult | undefined {
  const records = useRecords();
  const ask = useCallback(
    async () => (mode ? await records.board({ level, mode, week, quest }, ownId) : undefined),
    [records, level, mode, week, quest, ownId],
  );
  return useAnswer(records, `${String(level)} ${String(mode)} ${quest ?? ''} ${week} ${ownId ?? ''}`, ask);
}

/** The board of a day's hunt; undefined while loading. */
export function useHuntBoard(day: Day, ownId?: string): BoardResult | undefined {
  const records = useRecords();
  const ask = useCallback(() => records.huntBoard(day, ownId), [records, day, ownId]);
  return useAnswer(records, `${day} ${ownId ?? ''}`, ask);
}

/** The public results of a week's contest, so many pages of them; undefined while loading. */
export function useContestResults(week: WeekKey, pages: number): ContestResults | undefined {
  const records = useRecords();
  const ask = useCallback(() => records.contestResults(week, pages), [records, week, pages]);
  return useAnswer(records, `${week} ${String(pages)}`, ask);
}

/** A player's activities; undefined while loading. */
export function useActivities({ userId, name }: KnownPlayer): ActivitiesResult | undefined {
  const records = useRecords();
  const ask = useCallback(() => records.activities({ userId, name }), [records, userId, name]);
  return useAnswer(records, userId, ask);
}
