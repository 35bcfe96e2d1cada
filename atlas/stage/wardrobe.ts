/** Dresses crowds: recombines hair, clothes, colours, poses and moods of a theme's own wardrobe. */
import type { Mood } from '../core/expressions';
import type { SignName } from '../core/manpu';
import type { Random } from '../core/random';
import type { Swatch } from '../core/swatches';
import type { BuildName } from '../people/builds';
import type { HairName } from '../people/hair/styles';
import type { HatName } from '../people/hats/hats';
import type { ItemName } from '../people/items/items';
import type { PersonSpec } from '../people/spec';
import type { PoseName } from '../people/poses';

/** One set of clothes in several colour schemes: main, second, accent, feet. */
export interface Clothes {
  readonly outfit: NonNullable<PersonSpec['outfit']>;
  readonly colours: readonly NonNullable<PersonSpec['colours']>[];
}

export interface Wardrobe {
  readonly clothes: readonly Clothes[];
  readonly hair: readonly HairName[];
  readonly hairColours: readonly Swatch[];
  readonly skins: readonly Swatch[];
  readonly hats: readonly (readonly [HatName, Swatch, Swatch])[];
  /** Share of people with a hat. */
  readonly hatted: number;
  readonly builds: readonly BuildName[];
  readonly poses: readonly PoseName[];
  readonly moods: readonly Mood[];
  readonly items: readonly ItemName[];
  /** Share of people with something in their hand. */
  readonly laden: number;
  readonly signs: readonly SignName[];
}

const SIGNED = 0.08;
const FROM_BEHIND = 0.1;

/** Somebody new from a wardrobe. */
export function dressPerson(random: Random, wardrobe: Wardrobe): PersonSpec {
  const { outfit, colours } = random.pick(wardrobe.clothes);
  const hat = random.chance(wardrobe.hatted) ? random.pick(wardrobe.hats) : undefined;
  const turn = random.range(0.15, 0.45) * (random.chance(0.5) ? 1 : -1);
  return {
    outfit,
    colours: random.pick(colours),
    hair: random.pick(wardrobe.hair),
    hairColour: random.pick(wardrobe.hairColours),
    skin: random.pick(wardrobe.skins),
    build: random.pick(wardrobe.builds),
    mood: random.pick(wardrobe.moods),
    pose: random.pick(wardrobe.poses),
    turn: Math.round(turn * 100) / 100,
    flip: random.chance(0.5),
    facing: random.chance(FROM_BEHIND) ? 'back' : 'front',
    hold: random.chance(wardrobe.laden) ? random.pick(wardrobe.items) : null,
    signs: random.chance(SIGNED) ? [random.pick(wardrobe.signs)] : [],
    ...(hat ? { hat: hat[0], hatColours: [hat[1], hat[2]] } : {}),
  };
}
