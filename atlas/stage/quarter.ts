/** Dresses who comes to a quarter of a level: people in the clothes of the quarter, and some of the level's animals. */
import { nth } from '../core/geometry';
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

/**
 * A quarter's hats in more kinds: its own, and each other kind of the level in the colours of the quarter. A quarter stands
 * out by its colours; the same cap on eight heads would only look like one head drawn eight times.
 */
export function hatsOf(level: Wardrobe['hats'], own: Wardrobe['hats']): Wardrobe['hats'] {
  if (own.length === 0) return own;
  const kinds = new Set(own.map(([kind]) => kind));
  const more = level.map(([kind]) => kind).filter((kind) => !kinds.has(kind));
  const recoloured = [...new Set(more)].map((kind, i): Wardrobe['hats'][number] => {
    const [, main, trim] = nth(own, i % own.length);
    return [kind, main, trim];
  });
  return [...own, ...recoloured];
}

/** In place of the cast's `extra`: the level's wardrobe with what the quarter wears. */
export function quarterOf(level: Wardrobe, wear: Partial<Wardrobe>, others?: Others): Quarter['extra'] {
  const hats = wear.hats ? hatsOf(level.hats, wear.hats) : level.hats;
  const wardrobe: Wardrobe = { ...level, ...wear, hats };
  return (random) =>
    others && random.chance(others.share) ? others.animal(random) : dressPerson(random, wardrobe);
}
