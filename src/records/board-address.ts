/** Builds and parses the addresses of boards, and the location state that marks the player's own result on one. */
import { parseMode } from '../game/modes';
import { weekKeyAt, parseWeekOfYear, type Span, type WeekKey } from '../contest/weeks';
import { findLevel } from '../maps/catalogue';
import { trueDate } from './true-date';
import type { GameMode } from './schema';

const QUEST = /^d?quest[1-9]\d{0,2}$/;

export interface BoardChoice {
  readonly level: number | undefined;
  readonly mode: GameMode | undefined;
  /** In mode 5 only. */
  readonly quest: string | undefined;
  /** The current week, an earlier one, or all of them. */
  readonly week: Span;
}

/** `/leaderboard/1?mode=2&weekOfYear=2026-W47`, in mode 5 with its `quest`, relative to the app's base. */
export function boardAddress(choice: {
  readonly level: number;
  readonly mode?: GameMode | undefined;
  readonly quest?: string | undefined;
  readonly week?: Span | undefined;
}): string {
  const query = new URLSearchParams();
  if (choice.mode) query.set('mode', String(choice.mode));
  if (choice.mode === 5 && choice.quest) query.set('quest', choice.quest);
  if (choice.week) query.set('weekOfYear', choice.week);
  const text = query.toString();
  return `/leaderboard/${String(choice.level)}${text && `?${text}`}`;
}

/** The board of a result of `date` (ISO 8601), whose week is named where it is not the one of `now` (epoch milliseconds). */
export function resultBoardAddress(
  choice: Omit<Parameters<typeof boardAddress>[0], 'week'>,
  date: string,
  now: number,
): string {
  const week = weekKeyAt(Date.parse(trueDate(date, now)));
  return boardAddress(week === weekKeyAt(now) ? choice : { ...choice, week });
}

/** Parses a board's address; a malformed part counts as absent. */
export function parseBoardAddress(
  level: string | undefined,
  query: URLSearchParams,
  now: number,
): BoardChoice {
  // a game's address has a default mode, a board's has none
  const modeText = query.get('mode');
  const mode = modeText ? parseMode(modeText) : undefined;
  const quest = query.get('quest') ?? '';
  return {
    level: level === undefined ? undefined : findLevel(level)?.id,
    mode,
    quest: mode === 5 && QUEST.test(quest) ? quest : undefined,
    week: query.get('weekOfYear') === 'ever' ? 'ever' : weekOfQuery(query, now),
  };
}

/** The week of `weekOfYear`; the current week when it is missing, malformed or in the future. */
export function weekOfQuery(query: URLSearchParams, now: number): WeekKey {
  const current = weekKeyAt(now);
  const asked = parseWeekOfYear(query.get('weekOfYear'), now);
  return asked && asked < current ? asked : current;
}

/** The location state of a link to a board or to contest results, which highlights the player's own row. */
export interface OwnResult {
  /** Id of the player's own result, from its submission. */
  readonly own: string;
}

/** Parses the own result's id from a location's state; undefined when there is none. */
export function ownOf(state: unknown): string | undefined {
  return typeof state === 'object' && state !== null && 'own' in state && typeof state.own === 'string'
    ? state.own
    : undefined;
}

/** The page where a result or a refused write is changed and sent. */
export const mendAddress = (id: string): string => `/popupform?unsent=${encodeURIComponent(id)}`;
