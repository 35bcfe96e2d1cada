/** Document paths of SPEC section 7: the same in every store, and the outbox's key of a write. */
import type { WeekKey } from '../contest/weeks';
import type { Day } from '../daily/day';
import type { Write } from './schema';
import { activitiesPath } from './user-paths';

export function boardPath(week: WeekKey, level: number): string {
  return `leaderboard/${week}/level${String(level)}`;
}

/** Finished hunts of a day. One collection name for all days, so that one index serves them (ADR 0008). */
export function huntsPath(day: Day): string {
  return `dailyHunt/${day}/scores`;
}

/** Private entries of a week. */
export function entriesPath(week: WeekKey): string {
  return `weeklyContest/${week}/Results`;
}

/** Their public side (DECISIONS 20). */
export function publicEntriesPath(week: WeekKey): string {
  return `weeklyContest/${week}/PublicResults`;
}

/** Draws of a week's lot. */
export function drawsPath(week: WeekKey): string {
  return `weeklyContest/${week}/Draws`;
}

export function levelDataPath(level: number): string {
  return `levelData/level${String(level)}`;
}

/** Path of the document a write makes. */
export function pathOf(write: Write): string {
  if (write.kind === 'score') return `${boardPath(write.document.week, write.document.level)}/${write.id}`;
  if (write.kind === 'hunt') return `${huntsPath(write.document.day)}/${write.id}`;
  if (write.kind === 'entry') return `${entriesPath(write.document.week)}/${write.id}`;
  if (write.kind === 'activity') return `${activitiesPath(write.userId)}/${write.id}`;
  return write.kind === 'reply' ? `popupReplies/${write.id}` : `comments/${write.id}`;
}
