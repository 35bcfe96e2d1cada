/** The runs of the player's own bests, which the device keeps short so that they can be raced; parsed when they are read. */
import { keepValue, itemsOf, readValue, type Shelf } from '../kept/kept';
import { isAmount, isText, objectOf, type Is } from '../kept/shapes';
import type { Mode } from '../game/modes';
import { decodeRecord } from './decode';
import { encodeRecord } from './encode';
import { NO_TRAIL, type RunRecord } from './record';

export interface RacedGame {
  readonly level: number;
  readonly mode: Mode;
  readonly quest?: string | undefined;
}

interface Told {
  readonly score: number;
  /** Seconds with one decimal. */
  readonly time: number;
}

interface OwnBest extends Told {
  /** Tells games apart. */
  readonly game: string;
  /** The record's text. */
  readonly run: string;
}

export interface RacedRun {
  readonly record: RunRecord;
  readonly code: string;
}

/** As many as every map has in every mode, about half a kB each; the oldest ones go first. */
const MOST_BESTS = 100;

const isOwnBest: Is<OwnBest> = objectOf<OwnBest>({
  game: isText,
  run: isText,
  score: isAmount,
  time: isAmount,
});
const parse = (raw: unknown): readonly OwnBest[] => itemsOf(raw, isOwnBest).slice(0, MOST_BESTS);

const nameOf = ({ level, mode, quest }: RacedGame) => [level, mode, quest].join(' ');

/** Keeps the run of a best in place of the game's earlier one; false where the storage takes none. */
export function keepOwnBest(
  record: RunRecord,
  { score, time }: Told,
  shelf: Shelf<'getItem' | 'setItem'>,
): boolean {
  const run = encodeRecord({ ...record, views: [], trail: NO_TRAIL });
  if (run === undefined) return false;
  const game = nameOf(record.run);
  const others = readValue('bests', parse, shelf).filter((kept) => kept.game !== game);
  return keepValue('bests', [{ game, run, score, time }, ...others].slice(0, MOST_BESTS), shelf);
}

/**
 * The kept run of a game's best; undefined where none is kept that came to this result, since the best is then from
 * another device, or of another player of this one.
 */
export function ownBestOf(game: RacedGame, best: Told, shelf: Shelf<'getItem'>): RacedRun | undefined {
  const kept = readValue('bests', parse, shelf).find((one) => one.game === nameOf(game));
  if (kept?.score !== best.score || Math.abs(kept.time - best.time) > 0.05) return undefined;
  const record = decodeRecord(kept.run);
  return record && nameOf(record.run) === kept.game ? { record, code: kept.run } : undefined;
}
