/** The runs of the player's own bests as the device keeps them; apart from their decoder, which home does without. */
import { itemsOf, readValue, type Shelf } from '../kept/kept';
import { isAmount, isText, objectOf, orNone, type Is } from '../kept/shapes';
import { parseMode, type Mode } from '../game/modes';

export interface RacedGame {
  readonly level: number;
  readonly mode: Mode;
  readonly quest?: string | undefined;
}

export interface Told {
  readonly score: number;
  /** Seconds with one decimal. */
  readonly time: number;
}

export interface KeptBest extends Told {
  /** Tells games apart. */
  readonly game: string;
  /** The record's text. */
  readonly run: string;
  /** Where the level's file lay, whose name is a hash of the map; absent from before it was noted. */
  readonly map?: string | undefined;
}

/** As many as every map has in every mode, about half a kB each; the oldest ones go first. */
export const MOST_BESTS = 100;

const isKeptBest: Is<KeptBest> = objectOf<KeptBest>({
  game: isText,
  run: isText,
  score: isAmount,
  time: isAmount,
  map: orNone(isText),
});
const parse = (raw: unknown): readonly KeptBest[] => itemsOf(raw, isKeptBest).slice(0, MOST_BESTS);

export const gameName = ({ level, mode, quest }: RacedGame): string => [level, mode, quest].join(' ');

/** The newest one first. */
export const keptBests = (shelf: Shelf<'getItem'>): readonly KeptBest[] => readValue('bests', parse, shelf);

/** Whether it is the run of that best: it may be of another player of this device, or the best of another device. */
export function isRunOf(kept: Told, best: Told): boolean {
  return kept.score === best.score && Math.abs(kept.time - best.time) <= 0.05;
}

const GAME = /^(\d+) (\d) (d?quest\d+)?$/;

/** A best on a map as it is drawn now, with the game it is of. */
export interface BestOnMap {
  readonly game: RacedGame;
  readonly best: KeptBest;
}

/** The bests that were played on this very file of a level, the newest one first. */
export function bestsOn(
  { level, data }: { readonly level: number; readonly data: string },
  shelf: Shelf<'getItem'>,
): readonly BestOnMap[] {
  return keptBests(shelf).flatMap((best) => {
    const [, id, digit = '', quest] = GAME.exec(best.game) ?? [];
    const mode = parseMode(digit);
    return best.map === data && Number(id) === level && mode !== undefined && /^[\w-]+$/.test(best.run)
      ? { game: { level, mode, quest }, best }
      : [];
  });
}
