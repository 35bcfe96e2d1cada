/** Queries boards, contest results and activities for screens, and repeats a query when the outbox changes or the player retries. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Span, WeekKey } from '../contest/weeks';
import type { Day } from '../daily/day';
import type { Reading } from './readings';
import { useRecords } from './RecordsContext';
import type { ActivitiesResult, BoardResult, ContestResults, ExplorersResult } from './answers';
import type { KnownPlayer } from './forms';
import type { Claimed } from './judge';
import type { Records } from './port';
import type { BoardQuery } from './store-port';

/** Milliseconds until a question counts as unanswered: a store that hangs is a store that cannot be reached. */
const ANSWER_LIMIT = 30_000;

/** Milliseconds until a store that was away is asked again, doubled from time to time up to the longest. */
const FIRST_PAUSE = 8000;
const LONGEST_PAUSE = 300_000;

const isAway = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'kind' in answer && answer.kind === 'offline';

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
 * is asked once per visit, `first` says how new that has to be, and the outbox's changes are laid over what is known.
 */
function useAnswer<T>(
  records: Records,
  question: string,
  ask: (reading: Reading) => Promise<T>,
  offline: T,
  first: Reading = 'fresh',
): T | undefined {
  const [known, setKnown] = useState<{ readonly question: string; readonly answer: T }>();

  const asked = useRef<string>(undefined);

  useEffect(() => {
    let latest = 0;
    let failures = 0;
    let alarm: ReturnType<typeof setTimeout> | undefined;
    const run = async (reading: Reading) => {
      latest += 1;
      const turn = latest;
      const answer = await answered(() => ask(reading), offline);
      if (turn !== latest) return;
      setKnown({ question, answer });
      clearTimeout(alarm);
      if (isAway(answer)) {
        // an outage may end without a sign of it
        alarm = setTimeout(() => void run('known'), Math.min(FIRST_PAUSE * 2 ** failures, LONGEST_PAUSE));
        failures += 1;
      } else failures = 0;
    };
    const stop = records.subscribe(() => void run('known'));
    // more of the same list is read behind what is known of it
    void run(asked.current === question ? 'known' : first);
    asked.current = question;
    return () => {
      stop();
      clearTimeout(alarm);
      latest = -1;
    };
  }, [records, question, ask, offline, first]);

  return known?.question === question ? known.answer : undefined;
}

const NO_BOARD: BoardResult = { kind: 'offline', more: false, board: { rows: [], unproved: [] } };
const NO_RESULTS: ContestResults = { kind: 'offline', rows: [], more: false };
const NO_EXPLORERS: ExplorersResult = { kind: 'offline', rows: [] };
const NO_ACTIVITIES: ActivitiesResult = { kind: 'offline', activities: [] };

/** How far a list is read, and how to read on; another list begins with its first look. */
export function useLooks(list: string): readonly [looks: number, more: () => void] {
  const [asked, setAsked] = useState({ list, looks: 1 });
  const looks = asked.list === list ? asked.looks : 1;
  return [looks, useCallback(() => setAsked({ list, looks: looks + 1 }), [list, looks])];
}

interface BoardView {
  /** Whose row is reported. */
  readonly ownId?: string | undefined;
  /** See `useLooks`. */
  readonly looks?: number;
}

/**
 * The board of a query with the row of the result `ownId`, which was often read a moment ago, to tell its rank: then it is
 * not read again where `isJustRead`. Undefined while loading, and without a mode.
 */
export function useBoard(
  level: number,
  mode: BoardQuery['mode'] | undefined,
  week: Span,
  {
    quest,
    ownId,
    looks = 1,
    isJustRead = false,
  }: BoardView & { readonly quest?: string | undefined; readonly isJustRead?: boolean } = {},
): BoardResult | undefined {
  const records = useRecords();
  const ask = useCallback(
    async (reading: Reading) =>
      mode ? await records.board({ level, mode, week, quest }, { ownId, looks, reading }) : undefined,
    [records, level, mode, week, quest, ownId, looks],
  );
  return useAnswer(
    records,
    `${String(level)} ${String(mode)} ${quest ?? ''} ${week}`,
    ask,
    NO_BOARD,
    isJustRead ? 'recent' : 'fresh',
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
export function useHuntBoard(day: Day, { ownId, looks = 1 }: BoardView = {}): BoardResult | undefined {
  const records = useRecords();
  const ask = useCallback(
    (reading: Reading) => records.huntBoard(day, { ownId, looks, reading }),
    [records, day, ownId, looks],
  );
  return useAnswer(records, day, ask, NO_BOARD);
}

/** The public results of a week's contest, which its two pages show; undefined while loading. */
export function useContestResults(week: WeekKey, looks: number): ContestResults | undefined {
  const records = useRecords();
  const ask = useCallback(
    (reading: Reading) => records.contestResults(week, { looks, reading }),
    [records, week, looks],
  );
  return useAnswer(records, week, ask, NO_RESULTS, 'recent');
}

/** A player's activities; undefined while loading. */
export function useActivities({ userId, name }: KnownPlayer): ActivitiesResult | undefined {
  const records = useRecords();
  const ask = useCallback(
    (reading: Reading) => records.activities({ userId, name }, reading),
    [records, userId, name],
  );
  return useAnswer(records, userId, ask, NO_ACTIVITIES);
}

/** The explorers of a week for a registered player, or for a guest by name; undefined while loading. */
export function useExplorers(
  week: WeekKey,
  name: string,
  userId: string | undefined,
): ExplorersResult | undefined {
  const records = useRecords();
  const ask = useCallback(
    (reading: Reading) => records.explorers(week, { name, userId }, reading),
    [records, week, name, userId],
  );
  return useAnswer(records, `${week} ${userId ?? ''} ${name}`, ask, NO_EXPLORERS);
}
