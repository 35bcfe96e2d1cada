/** Dresses who comes to a quarter of a level: people in the clothes of the quarter, and some of the level's animals. */
import type { Random } from '../core/random';
import type { Quarter } from './cast';
import type { FigureSpec } from './figure';
import { dressPerson } from './wardrobe';
import type { Wardrobe } from './wardrobe';

/** What one quarter wears, from head to foot. */
export type Dress = Pick<Wardrobe, 'clothes' | 'hairColours' | 'hats'>;

/** Those who come beside people. */
interface Others {
  /** Their share. */
  readonly share: number;
  readonly animal: (random: Random) => FigureSpec;
}

/** In place of the cast's `extra`: the level's wardrobe with what the quarter wears. */
export function quarterOf(level: Wardrobe, wear: Partial<Wardrobe>, others?: Others): Quarter['extra'] {
  const wardrobe: Wardrobe = { ...level, ...wear };
  return (random) =>
    others && random.chance(others.share) ? others.animal(random) : dressPerson(random, wardrobe);
}
