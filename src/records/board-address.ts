/** Addresses of the boards, and the own result a link to one carries: shared by who links and who shows. */
import { parseMode } from '../game/modes';
import { weekKeyAt, parseWeekOfYear, type WeekKey } from '../contest/weeks';
import { findLevel } from '../maps/catalogue';
import type { GameMode } from './schema';

export interface BoardChoice {
  readonly level: number | undefined;
  readonly mode: GameMode | undefined;
  /** Never after the current week. */
  readonly week: WeekKey;
}

/** `/leaderboard/1?mode=2&weekOfYear=2026-W47`, relative to the app's base. */
export function boardAddress(choice: {
  readonly level: number;
  readonly mode?: GameMode | undefined;
  readonly week?: WeekKey | undefined;
}): string {
  const query = new URLSearchParams();
  if (choice.mode) query.set('mode', String(choice.mode));
  if (choice.week) query.set('weekOfYear', choice.week);
  const text = query.toString();
  return `/leaderboard/${String(choice.level)}${text && `?${text}`}`;
}

/** What an address asks for; what it gets wrong is as if it had not been said. */
export function parseBoardAddress(
  level: string | undefined,
  query: URLSearchParams,
  now: number,
): BoardChoice {
  // the game has a mode for an address without one, a board has none
  const mode = query.get('mode');
  return {
    level: level === undefined ? undefined : findLevel(level)?.id,
    mode: mode ? parseMode(mode) : undefined,
    week: weekOfQuery(query, now),
  };
}

/** The week of `weekOfYear`, the current one when it is missing, malformed or still to come. */
export function weekOfQuery(query: URLSearchParams, now: number): WeekKey {
  const current = weekKeyAt(now);
  const asked = parseWeekOfYear(query.get('weekOfYear'), now);
  return asked && asked < current ? asked : current;
}

/** Goes as the location's state with a link to a board or to contest results, so that the own row is highlighted. */
export interface OwnResult {
  /** The id a submission gave. */
  readonly own: string;
}

/** The own result of a location's state, whatever that holds. */
export function ownOf(state: unknown): string | undefined {
  return typeof state === 'object' && state !== null && 'own' in state && typeof state.own === 'string'
    ? state.own
    : undefined;
}
