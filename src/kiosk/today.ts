/** The day's best on this booth over all modes, for its attract screen: who leads each game, and who won last. */
import { rushRowsOf, type RushRow } from '../booth/rush-rows';
import { MODE_NAMES, type ModeName } from '../game/modes';
import { toSeconds } from '../game/seconds';
import { boardOrder } from '../records/board';
import type { readJournal } from './journal';

type Line = Awaited<ReturnType<typeof readJournal>>[number];
type ScoreLine = Extract<Line, { kind: 'score' }>;

export interface Best {
  readonly id: string;
  readonly who: string;
  /** The quick game, or a mode. */
  readonly game: 'rush' | ModeName;
  readonly score: number;
  /** Seconds. */
  readonly time: number;
  /** The last one to come to lead a game. */
  readonly isLast: boolean;
}

/** Rows of the quick game that are shown before the other modes' leaders. */
const RUSH_LINES = 3;

const MODES = [1, 2, 3, 4] as const;

/** `now` in epoch milliseconds; a day is the machine's own. */
export function bestToday(rush: readonly RushRow[], lines: readonly Line[], now: number): readonly Best[] {
  const day = new Date(now).toDateString();
  const scores = lines.filter(
    (line): line is ScoreLine => line.kind === 'score' && new Date(line.at).toDateString() === day,
  );
  // whoever walked away from the quick game leads nothing
  const quick = rushRowsOf(rush, now)
    .filter(({ found }) => found > 0)
    .slice(0, RUSH_LINES)
    .map(({ id, letters, found, ms, at }) => ({
      id,
      who: letters,
      game: 'rush' as const,
      score: found,
      time: toSeconds(ms),
      at,
    }));
  const others = MODES.flatMap((mode) => {
    const order = boardOrder(mode);
    const ranked = scores
      .filter((line) => line.mode === mode)
      .map((line) => ({ ...line, date: new Date(line.at).toISOString() }));
    const [best] = ranked.toSorted(order);
    if (!best) return [];
    const { id, name, score, time, at } = best;
    return [{ id, who: name, game: MODE_NAMES[mode], score, time, at }];
  });
  const all = [...quick, ...others];
  const last = Math.max(...all.map(({ at }) => at));
  return all.map(({ at, ...best }) => ({ ...best, isLast: at === last }));
}
