/** Ranks the scores of a board (DECISIONS 16); pure, the same for every store. */
import { nameKey } from './names';
import type { Board, BoardRow, UnprovedRow } from './answers';
import type { Doubts } from './judge';
import type { StoredScore } from './store-port';
import type { GameMode } from './schema';

/** Most rows of a board (SPEC section 9). */
export const BOARD_LIMIT = 100;

/** The fields that decide a rank. */
type Ranked = Pick<StoredScore, 'id' | 'score' | 'time' | 'date'>;

export interface Candidate extends Ranked, Pick<StoredScore, 'name' | 'userId'> {
  readonly waiting: boolean;
  readonly run?: string | undefined;
}

/**
 * Negative when `a` stands above `b`.
 *
 * Mode 3 ends by the clock, so the score decides. Every other mode ends at a goal (10 answers, all quests, one quest),
 * so all scores of a board are equal and the time decides. Scores that differ because a level's quests changed during
 * the week are not compared, since the database could not query that order. Equal results are ordered by date, then
 * by id, which makes the order total.
 */
export function boardOrder(mode: GameMode): (a: Ranked, b: Ranked) => number {
  return (a, b) =>
    (mode === 3 ? b.score - a.score : a.time - b.time) ||
    Date.parse(a.date) - Date.parse(b.date) ||
    (a.id < b.id ? -1 : Number(a.id > b.id));
}

/** The rank, from 1, that a result has among these rows; of two alike the row that is there stands above. */
export function rankAmong(
  rows: readonly Pick<BoardRow, 'score' | 'time'>[],
  mode: GameMode,
  result: Pick<BoardRow, 'score' | 'time'>,
): number {
  const isAbove = (row: typeof result) => (mode === 3 ? row.score >= result.score : row.time <= result.time);
  return rows.filter(isAbove).length + 1;
}

/** Whose row it is: a registered player's by the account, whatever it was called; a guest's by the name (DECISIONS 17). */
export function playerOf({ name, userId }: Pick<StoredScore, 'name' | 'userId'>): string {
  return userId === '' ? `name ${nameKey(name)}` : `account ${userId}`;
}

/**
 * The board of scores that all belong to one level, mode and week; those that are doubted stand below its line
 * (DECISIONS 35). `ownId` is the result to report as the player's own. `readTo` is the last row that was read of a board
 * that has more of them: whatever comes after it has no rank yet.
 */
export function boardOf(
  candidates: readonly Candidate[],
  mode: GameMode,
  doubts: Doubts,
  ownId?: string,
  readTo?: Ranked,
): Board {
  const order = boardOrder(mode);
  const sorted = candidates.toSorted(order);
  const isRead = (candidate: Candidate) => readTo === undefined || order(candidate, readTo) <= 0;
  const best = bestOfEach(sorted.filter((candidate) => !doubts.has(candidate.id) && isRead(candidate)));
  const all = [...best.values()].map((candidate, index) => ({ rank: index + 1, ...toRow(candidate) }));
  const rows = all.slice(0, BOARD_LIMIT);
  const unproved = unprovedOf(sorted, best, doubts, ownId);
  const own = candidates.find(({ id }) => id === ownId);
  if (!own || doubts.has(own.id)) return { rows, unproved };
  const row = all.find(({ id }) => id === best.get(playerOf(own))?.id) ?? { ...toRow(own), rank: undefined };
  return { rows, unproved, own: { row, isBest: row.id === ownId } };
}

function unprovedOf(
  sorted: readonly Candidate[],
  proved: ReadonlyMap<string, Candidate>,
  doubts: Doubts,
  ownId: string | undefined,
): readonly UnprovedRow[] {
  const below = bestOfEach(sorted.filter(({ id }) => doubts.has(id)));
  const isShown = (candidate: Candidate) =>
    candidate.id === ownId ||
    (!proved.has(playerOf(candidate)) && below.get(playerOf(candidate))?.id === candidate.id);
  return sorted
    .flatMap((candidate) => {
      const doubt = doubts.get(candidate.id);
      if (doubt === undefined || !isShown(candidate)) return [];
      return [{ ...toRow(candidate), doubt, own: candidate.id === ownId }];
    })
    .slice(0, BOARD_LIMIT);
}

/** By player, in the order of the board. */
function bestOfEach(sorted: readonly Candidate[]): ReadonlyMap<string, Candidate> {
  const best = new Map<string, Candidate>();
  for (const candidate of sorted) {
    const player = playerOf(candidate);
    if (!best.has(player)) best.set(player, candidate);
  }
  return best;
}

function toRow({ userId, ...candidate }: Candidate): Omit<BoardRow, 'rank'> {
  const { id, name, score, time, date, waiting, run } = candidate;
  const watched = run === undefined ? {} : { run };
  return { id, name, score, time, date, registered: userId !== '', waiting, ...watched };
}

/** Whether a score of the query's level and week stands on its board: in mode 5 a board is one quest's. */
export function isOnBoard(
  { gameMode, quest }: Pick<StoredScore, 'gameMode' | 'quest'>,
  asked: { readonly mode: GameMode; readonly quest?: string | undefined },
): boolean {
  return gameMode === asked.mode && (gameMode !== 5 || quest === asked.quest);
}
