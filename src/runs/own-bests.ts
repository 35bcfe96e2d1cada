/** The runs of the player's own bests, which the device keeps short so that they can be raced; parsed when they are read. */
import { keepValue, type Shelf } from '../kept/kept';
import { decodeRecord } from './decode';
import { encodeRecord } from './encode';
import { gameName, isRunOf, keptBests, MOST_BESTS, type RacedGame, type Told } from './kept-bests';
import { NO_TRAIL, type RunRecord } from './record';

export interface RacedRun {
  readonly record: RunRecord;
  readonly code: string;
}

/**
 * Keeps the run of a best in place of the game's earlier one; false where the storage takes none. `map` is where the
 * level's file lay.
 */
export function keepOwnBest(
  record: RunRecord,
  { score, time }: Told,
  map: string | undefined,
  shelf: Shelf<'getItem' | 'setItem'>,
): boolean {
  const run = encodeRecord({ ...record, views: [], trail: NO_TRAIL });
  if (run === undefined) return false;
  const game = gameName(record.run);
  const others = keptBests(shelf).filter((kept) => kept.game !== game);
  const best = { game, run, score, time, ...(map === undefined ? {} : { map }) };
  return keepValue('bests', [best, ...others].slice(0, MOST_BESTS), shelf);
}

/**
 * The kept run of a game's best; undefined where none is kept that came to this result, since the best is then from
 * another device, or of another player of this one.
 */
export function ownBestOf(game: RacedGame, best: Told, shelf: Shelf<'getItem'>): RacedRun | undefined {
  const kept = keptBests(shelf).find((one) => one.game === gameName(game));
  if (!kept || !isRunOf(kept, best)) return undefined;
  const record = decodeRecord(kept.run);
  return record && gameName(record.run) === kept.game ? { record, code: kept.run } : undefined;
}
