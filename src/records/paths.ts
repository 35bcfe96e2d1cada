/** Document paths of SPEC section 7, the same in every store; also the keys of the outbox. */
import type { WeekKey } from '../contest/weeks';
import type { Day } from '../daily/day';
import type { Write } from './schema';
import { activitiesPath } from './user-paths';

export function boardPath(week: WeekKey, level: number): string {
  return `leaderboard/${week}/${boardName(level)}`;
}

/** The collection of a level's results, of the same name in every week: all of them together are its board of all weeks. */
export function boardName(level: number): string {
  return `level${String(level)}`;
}

/** Under which the boards of all weeks lie. */
export const BOARDS = 'leaderboard';

/** Under which the hunts of all days lie. */
export const HUNTS = 'dailyHunt';

/** Finished hunts of a day. The collection has the same name for every day, so that one index serves all (ADR 8). */
export function huntsPath(day: Day): string {
  return `${HUNTS}/${day}/scores`;
}

/** What the owner has planned for a week, where there is a plan; all that belongs to its contest lies under it. */
export function contestPath(week: WeekKey): string {
  return `weeklyContest/${week}`;
}

/** Rules of participation that the owner has written. */
export function wordingPath(version: string): string {
  return `wordings/${version}`;
}

/** What the collections of entries are called in every week. */
export const ENTRIES = 'Results';
export const PUBLIC_ENTRIES = 'PublicResults';

/** Private entries of a week, one an account. */
export function entriesPath(week: WeekKey): string {
  return `weeklyContest/${week}/${ENTRIES}`;
}

/** Public side of a week's entries (DECISIONS 20). */
export function publicEntriesPath(week: WeekKey): string {
  return `weeklyContest/${week}/${PUBLIC_ENTRIES}`;
}

/** Prize draws of a week, by their number. */
export function drawsPath(week: WeekKey): string {
  return `weeklyContest/${week}/Draws`;
}

/** What fixes the seed of a week's draws before the week ends. */
export function sealPath(week: WeekKey): string {
  return `weeklyContest/${week}/Seals/seal`;
}

/** The seed itself, the owner's alone until the draw. */
export function seedPath(week: WeekKey): string {
  return `weeklyContest/${week}/Seeds/seal`;
}

/** Pages of the list that was drawn from. */
export function listsPath(week: WeekKey): string {
  return `weeklyContest/${week}/Lists`;
}

/** Draws whose winner has answered, by their number. */
export function winnersPath(week: WeekKey): string {
  return `weeklyContest/${week}/Winners`;
}

/** How many find each quest, for everybody. */
export const STATISTICS_PATH = 'statistics/quests';

export function levelDataPath(level: number): string {
  return `levelData/level${String(level)}`;
}

/** Path of the document that a write creates; of an entry that of its public side, whose id is known before its account's. */
export function pathOf(write: Write): string {
  if (write.kind === 'score') return `${boardPath(write.document.week, write.document.level)}/${write.id}`;
  if (write.kind === 'hunt') return `${huntsPath(write.document.day)}/${write.id}`;
  if (write.kind === 'entry') return `${publicEntriesPath(write.document.week)}/${write.id}`;
  if (write.kind === 'activity') return `${activitiesPath(write.userId)}/${write.id}`;
  return write.kind === 'reply' ? `popupReplies/${write.id}` : `comments/${write.id}`;
}

/** The kinds of writes that may be a registered player's. */
export type OwnedWrite = Extract<Write, { readonly kind: 'score' | 'hunt' | 'entry' | 'activity' }>;

/** Account id of the write's player; undefined for a guest's. */
export function ownerOf(write: Write): string | undefined {
  if (write.kind === 'activity') return write.userId;
  const isSigned = write.kind === 'score' || write.kind === 'hunt' || write.kind === 'entry';
  return (isSigned && write.document.userId) || undefined;
}

export const isOwned = (write: Write): write is OwnedWrite => ownerOf(write) !== undefined;

/** Id of the activity that remembers a score. */
export const activityIdOf = (score: string): string => `${score}-activity`;

/** Whether `write` is the activity that remembers `score`. */
export function isBeside(write: Write, score: Write): boolean {
  return write.kind === 'activity' && score.kind === 'score' && write.id === activityIdOf(score.id);
}

/** What stays the same of a write however often it is mended: a reply's own path holds its address. */
export function identityOf(write: Write): string {
  return write.kind === 'reply' ? write.document.replyId : write.id;
}
