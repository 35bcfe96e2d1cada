/** The quarters of the wasteland, and who comes dressed for each. */
import type { Point } from '../../../core/geometry';
import type { PersonSpec } from '../../../people/spec';
import type { Quarter } from '../../../stage/cast';
import { isCreature } from '../../../stage/figure';
import { quarterOf } from '../../../stage/quarter';
import type { Wardrobe } from '../../../stage/wardrobe';
import { beastFolk } from './crowd';
import { DIGGERS, DOMES, MARKET, VISITORS } from './quarter-clothes';
import type { Dress } from './quarter-clothes';
import { BEACH, PILGRIMS } from './shore-clothes';
import { FIRE, WAVE } from './school-clothes';
import { FIGHTERS } from './wardrobe';

/** Share of animals among those who come to a quarter. */
const BEASTS = 0.14;

/** What a quarter adds to clothes: on the face, on the back, and who is built how. */
interface Marks extends Pick<Partial<Wardrobe>, 'builds' | 'skins'> {
  readonly faces: NonNullable<PersonSpec['face']>;
  readonly backs: NonNullable<PersonSpec['back']>;
  readonly ears?: PersonSpec['ears'];
}

/** Whoever has one of these on the chin or the lip wears short hair. */
const WHISKERED: ReadonlySet<string> = new Set(['mustache', 'beard', 'longBeard', 'goatee', 'stubble']);
const SHORT = ['bald', 'slick', 'neat', 'topKnot', 'spiky', 'widow'] as const;

const MARKED = { face: 0.3, back: 0.22 } as const;

function dressed({ coats, ...wear }: Dress, { faces, backs, ears, ...folk }: Marks): Quarter['extra'] {
  const dress = quarterOf(
    FIGHTERS,
    { ...wear, ...folk },
    { share: BEASTS, animal: (random) => beastFolk(random, coats) },
  );
  return (random) => {
    const spec = dress(random);
    if (isCreature(spec)) return spec;
    const face = random.chance(MARKED.face) ? random.pick(faces) : undefined;
    const back = random.chance(MARKED.back) ? random.pick(backs) : undefined;
    return {
      ...spec,
      // with a hand at the chin, what is in it would lie on the mouth
      ...(spec.pose === 'think' ? { hold: null } : {}),
      ...(ears ? { ears } : {}),
      ...(face ? { face: [face] } : {}),
      ...(face && WHISKERED.has(face) ? { hair: random.pick(SHORT) } : {}),
      ...(back ? { back: [back] } : {}),
    };
  };
}

const LEAVES: readonly Point[] = [
  [-80, 1080],
  [440, 1060],
  [1010, 1110],
  [1150, 1300],
  [1090, 1480],
  [1080, 1660],
  [700, 1780],
  [-80, 1760],
];
const LEFT_STAND: readonly Point[] = [
  [1060, 1240],
  [1600, 1180],
  [2040, 1180],
  [2040, 1960],
  [1300, 1960],
  [1080, 1800],
];
const RIGHT_STAND: readonly Point[] = [
  [2040, 1180],
  [2440, 1180],
  [3080, 1360],
  [3080, 1720],
  [2820, 1960],
  [2040, 1960],
];
const LANDING: readonly Point[] = [
  [3080, 1360],
  [3900, 1240],
  [3900, 1990],
  [3300, 1980],
  [2990, 1860],
  [3080, 1720],
];
const CRATER: readonly Point[] = [
  [2500, 2010],
  [2860, 1920],
  [3300, 1980],
  [3900, 1990],
  [3900, 2780],
  [2700, 2780],
  [2420, 2440],
];
const SHORE: readonly Point[] = [
  [-80, 1960],
  [360, 1920],
  [790, 2030],
  [1100, 2240],
  [1290, 2500],
  [1370, 2820],
  [-80, 2820],
];
const ROAD: readonly Point[] = [
  [-80, 1740],
  [700, 1780],
  [1090, 1660],
  [1300, 1960],
  [2820, 1960],
  [2500, 2010],
  [2420, 2440],
  [2700, 2820],
  [-80, 2820],
];
const FAR: readonly Point[] = [
  [-80, 640],
  [3920, 640],
  [3920, 1400],
  [3080, 1360],
  [2440, 1180],
  [1600, 1180],
  [1150, 1300],
  [-80, 1200],
];

export const QUARTERS: readonly Quarter[] = [
  {
    within: LEAVES,
    extra: dressed(DOMES, {
      faces: ['glasses', 'freckles', 'goatee', 'squareGlasses'],
      backs: ['jetpack', 'backpack'],
      builds: ['chibi', 'kid', 'kid', 'teen', 'lady', 'elder', 'stout', 'toddler', 'tall'],
    }),
  },
  {
    within: SHORE,
    extra: dressed(BEACH, {
      faces: ['shades', 'freckles', 'stubble', 'beard'],
      backs: ['shell', 'backpack'],
      builds: ['chibi', 'kid', 'brawny', 'stout', 'stout', 'lady', 'teen', 'elder', 'giant'],
    }),
  },
  {
    within: LEFT_STAND,
    extra: dressed(FIRE, {
      faces: ['scar', 'cheekScar', 'paint', 'beard', 'eyepatch', 'mustache'],
      backs: ['sword', 'bigScroll', ['cape', 'wine']],
      builds: ['brawny', 'brawny', 'giant', 'teen', 'chibi', 'kid', 'lady', 'stout', 'elder'],
    }),
  },
  {
    within: RIGHT_STAND,
    extra: dressed(WAVE, {
      faces: ['scar', 'mark', 'goatee', 'longBeard', 'stubble', 'freckles'],
      backs: ['quiver', 'greatsword', ['cloak', 'navy']],
      builds: ['tall', 'tall', 'lady', 'teen', 'brawny', 'giant', 'kid', 'elder', 'chibi'],
    }),
  },
  {
    within: LANDING,
    extra: dressed(VISITORS, {
      faces: ['thirdEye', 'mark', 'paint', 'monocle'],
      backs: ['jetpack', 'devilTail', 'dragonTail', ['cloak', 'purple']],
      skins: ['mint', 'lilac', 'sky', 'blush', 'lime', 'silver'],
      builds: ['tall', 'lady', 'stout', 'giant', 'kid', 'toddler', 'teen', 'brawny'],
      ears: 'elf',
    }),
  },
  {
    within: CRATER,
    extra: dressed(DIGGERS, {
      faces: ['glasses', 'monocle', 'beard', 'medicalMask', 'mustache'],
      backs: ['backpack', 'backpack', 'jetpack'],
      builds: ['chibi', 'teen', 'stout', 'lady', 'elder', 'tall', 'kid', 'brawny'],
    }),
  },
  {
    within: ROAD,
    extra: dressed(MARKET, {
      faces: ['mustache', 'longBeard', 'eyepatch', 'goatee', 'scar'],
      backs: ['backpack', 'sword', 'bigScroll', ['cloak', 'plum']],
      builds: ['chibi', 'stout', 'giant', 'lady', 'teen', 'elder', 'elder', 'kid', 'brawny'],
    }),
  },
  {
    within: FAR,
    extra: dressed(PILGRIMS, {
      faces: ['longBeard', 'blindfold', 'mark', 'beard', 'mustache'],
      backs: ['backpack', 'bigScroll', ['cloak', 'umber']],
      builds: ['elder', 'elder', 'chibi', 'tall', 'stout', 'kid', 'giant', 'lady'],
    }),
  },
];
