/** What is not surely told of somebody who looks aside or away: what has two sides, and what is worn in front. */
import type { HairName } from '../../people/hair/styles';
import type { HatName } from '../../people/hats/hats';
import type { OutfitName } from '../../people/outfits/wardrobe';
import type { Facing } from '../../people/spec';
import type { Kind } from './kinds';

interface Doubt {
  readonly hair: ReadonlySet<HairName>;
  readonly hats: ReadonlySet<HatName>;
  readonly outfits: ReadonlySet<OutfitName>;
}

/** Of two tails one is seen from the side: it may be told as one. */
const TWO_SIDED = new Set<HairName>([
  'twinTails',
  'lowTwins',
  'bunTails',
  'drills',
  'buns',
  'braids',
  'sideTail',
]);
/** Seen at the brow. */
const AT_THE_BROW = new Set<HatName>([
  'goggles',
  'aviator',
  'snorkel',
  'tiara',
  'space',
  'pumpkin',
  'greatHelm',
]);

const DOUBTS: Readonly<Record<Facing, Doubt>> = {
  front: { hair: new Set(), hats: new Set(), outfits: new Set() },
  side: { hair: TWO_SIDED, hats: new Set(['tiara']), outfits: new Set(['suit', 'jester']) },
  away: {
    hair: new Set<HairName>(['pompadour', 'afro']),
    hats: AT_THE_BROW,
    outfits: new Set<OutfitName>(['suit', 'chef']),
  },
  back: {
    hair: new Set<HairName>(['pompadour', 'afro']),
    hats: AT_THE_BROW,
    outfits: new Set<OutfitName>([
      'suit',
      'chef',
      'maid',
      'baker',
      'overalls',
      'farmer',
      'sailor',
      'striped',
      'jester',
      'hoodie',
      'poncho',
    ]),
  },
};

/** A kind that nobody is sure of. */
const unsure = (kind: Kind | undefined, ...also: readonly string[]): Kind | undefined =>
  kind && { looks: [...kind.looks, ...also] };

export const hairAside = (facing: Facing, hair: HairName, kind: Kind): Kind =>
  (DOUBTS[facing].hair.has(hair) && unsure(kind, 'pony', 'bun')) || kind;

export const hatAside = (facing: Facing, hat: HatName, kind: Kind | undefined): Kind | undefined =>
  DOUBTS[facing].hats.has(hat) ? unsure(kind, 'band', 'helmet') : kind;

export const outfitAside = (facing: Facing, outfit: OutfitName, kind: Kind | undefined): Kind | undefined =>
  DOUBTS[facing].outfits.has(outfit) ? unsure(kind) : kind;
