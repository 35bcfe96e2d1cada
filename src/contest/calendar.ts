/** The contest of each week that the owner has not planned: the table of SPEC section 2 as data (DECISIONS 13 and 14). */
import { weekParts, type WeekKey } from './weeks';

export interface Contest {
  readonly level: number;
  readonly mode: 4 | 5;
  /** The contest's only quest; absent when the whole level is played (week 45). */
  readonly quest?: string;
}

interface CalendarEntry extends Contest {
  /** ISO week numbers, the same every year. */
  readonly weeks: readonly number[];
}

export const CALENDAR: readonly CalendarEntry[] = [
  { weeks: [8, 9, 10, 46], level: 1, mode: 5, quest: 'dquest4' },
  { weeks: [11], level: 2, mode: 5, quest: 'dquest2' },
  { weeks: [12, 47], level: 1, mode: 5, quest: 'dquest5' },
  { weeks: [42, 48, 49, 50, 51, 52], level: 1, mode: 5, quest: 'dquest1' },
  { weeks: [43, 44], level: 1, mode: 5, quest: 'dquest2' },
  { weeks: [45], level: 2, mode: 4 },
];

/** The calendar's contest of a week, which holds until the owner plans another; undefined when it has none. */
export function contestOfWeek(key: WeekKey): Contest | undefined {
  const { week } = weekParts(key);
  const entry = CALENDAR.find(({ weeks }) => weeks.includes(week));
  if (!entry) return undefined;
  const { level, mode, quest } = entry;
  return quest === undefined ? { level, mode } : { level, mode, quest };
}

export interface PlayedGame {
  readonly level: number;
  readonly mode: number;
  readonly quest?: string | undefined;
}

/** Whether a run is a contest's game: level, mode and, where the contest has one, quest all match (DECISIONS 13). */
export function isGameOf(contest: Contest | undefined, run: PlayedGame): contest is Contest {
  if (!contest || contest.level !== run.level || contest.mode !== run.mode) return false;
  return contest.quest === undefined || contest.quest === run.quest;
}

/** The address at which a contest is played, relative to the app's base: `/game/1?mode=5&quest=dquest5`. */
export function contestPath({ level, mode, quest }: Contest): string {
  return `/game/${String(level)}?mode=${String(mode)}${quest === undefined ? '' : `&quest=${quest}`}`;
}
