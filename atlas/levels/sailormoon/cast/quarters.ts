/** The quarters of the moonlit city, and who comes dressed for each. */
import type { Point } from '../../../core/geometry';
import type { Random } from '../../../core/random';
import type { PersonSpec } from '../../../people/spec';
import type { Quarter } from '../../../stage/cast';
import { isCreature } from '../../../stage/figure';
import { quarterOf } from '../../../stage/quarter';
import type { Dress } from '../../../stage/quarter';
import { stray } from './crowd';
import { ARCADE, GARDEN, PROMENADE, SHORE } from './evening-clothes';
import { BALL, SCHOOL, SQUARE, STARGAZERS } from './quarter-clothes';
import { EVENING } from './wardrobe';

const STRAYS = 0.09;

/** What a quarter adds to clothes: on the face, on the back, and who is built how. */
interface Marks {
  readonly faces: NonNullable<PersonSpec['face']>;
  readonly backs: NonNullable<PersonSpec['back']>;
  readonly builds?: readonly NonNullable<PersonSpec['build']>[];
}

const MARKED = { face: 0.2, back: 0.16 } as const;

/** Whoever has one of these on the chin or the lip wears short hair. */
const WHISKERED: ReadonlySet<string> = new Set(['mustache', 'beard', 'longBeard', 'goatee', 'stubble']);
const SHORT = ['bald', 'slick', 'neat', 'curly', 'tousled'] as const;

function marked(random: Random, { faces, backs }: Marks): PersonSpec {
  const face = random.chance(MARKED.face) ? random.pick(faces) : undefined;
  const back = random.chance(MARKED.back) ? random.pick(backs) : undefined;
  return {
    ...(face ? { face: [face] } : {}),
    ...(face && WHISKERED.has(face) ? { hair: random.pick(SHORT) } : {}),
    ...(back ? { back: [back] } : {}),
  };
}

function dressed(wear: Dress, marks: Marks): Quarter['extra'] {
  const { builds } = marks;
  const dress = quarterOf(EVENING, builds ? { ...wear, builds } : wear, { share: STRAYS, animal: stray });
  return (random) => {
    const spec = dress(random);
    return isCreature(spec) ? spec : { ...spec, ...marked(random, marks) };
  };
}

const PUPILS: readonly Point[] = [
  [-80, 840],
  [1150, 840],
  [1190, 1440],
  [760, 1560],
  [-80, 1560],
];
const PALACE: readonly Point[] = [
  [1150, 840],
  [2700, 840],
  [2640, 1330],
  [2480, 1430],
  [1190, 1440],
];
const DOME: readonly Point[] = [
  [2700, 840],
  [3920, 840],
  [3920, 1640],
  [2900, 1640],
  [2640, 1330],
];
const ROSES: readonly Point[] = [
  [2900, 1640],
  [3920, 1640],
  [3920, 2460],
  [2760, 2460],
  [2700, 2140],
  [2860, 1900],
];
const STREET: readonly Point[] = [
  [-80, 2200],
  [820, 2200],
  [1020, 2280],
  [1400, 2480],
  [1500, 2800],
  [-80, 2800],
];
const FOUNTAIN: readonly Point[] = [
  [-80, 1560],
  [760, 1560],
  [1190, 1440],
  [1450, 1440],
  [1380, 1700],
  [1440, 1960],
  [1300, 2140],
  [1020, 2280],
  [820, 2200],
  [-80, 2200],
];
const LAKE: readonly Point[] = [
  [1450, 1440],
  [2480, 1430],
  [2640, 1330],
  [2900, 1640],
  [2860, 1900],
  [2700, 2140],
  [1700, 2170],
  [1440, 1960],
  [1380, 1700],
];
const SOUTH: readonly Point[] = [
  [1020, 2280],
  [1300, 2140],
  [1440, 1960],
  [1700, 2170],
  [2700, 2140],
  [2760, 2460],
  [3920, 2460],
  [3920, 2800],
  [1500, 2800],
  [1400, 2480],
];

export const QUARTERS: readonly Quarter[] = [
  {
    within: PUPILS,
    extra: dressed(SCHOOL, {
      faces: ['freckles', 'medicalMask', 'cheekScar', 'mustache'],
      backs: ['backpack', 'quiver', 'backpack'],
      builds: ['kid', 'kid', 'teen', 'teen', 'chibi', 'tall', 'stout', 'elder'],
    }),
  },
  {
    within: PALACE,
    extra: dressed(BALL, {
      faces: ['monocle', 'mustache', 'longBeard', 'goatee'],
      backs: [
        ['cloak', 'silver'],
        ['angelWings', 'white'],
        ['fairyWings', 'lilac'],
      ],
      builds: ['lady', 'lady', 'tall', 'stout', 'elder', 'brawny', 'kid', 'teen'],
    }),
  },
  {
    within: DOME,
    extra: dressed(STARGAZERS, {
      faces: ['beard', 'longBeard', 'freckles', 'monocle', 'eyepatch'],
      backs: ['backpack', 'bigScroll', ['cloak', 'navy']],
    }),
  },
  {
    within: ROSES,
    extra: dressed(GARDEN, {
      faces: ['mustache', 'goatee', 'monocle', 'beard'],
      backs: [
        ['cloak', 'plum'],
        ['fairyWings', 'pink'],
        ['devilWings', 'wine'],
      ],
      builds: ['lady', 'lady', 'tall', 'tall', 'brawny', 'stout', 'elder', 'teen'],
    }),
  },
  {
    within: STREET,
    extra: dressed(ARCADE, {
      faces: ['shades', 'freckles', 'paint', 'stubble'],
      backs: ['backpack', 'catTail', 'balloons', 'foxTail'],
      builds: ['kid', 'kid', 'chibi', 'teen', 'teen', 'stout', 'brawny', 'toddler', 'tall'],
    }),
  },
  {
    within: FOUNTAIN,
    extra: dressed(SQUARE, {
      faces: ['mustache', 'beard', 'freckles', 'longBeard'],
      backs: ['backpack', 'balloons', ['fairyWings', 'gold']],
      builds: ['chibi', 'teen', 'lady', 'kid', 'elder', 'elder', 'stout', 'toddler', 'tall'],
    }),
  },
  {
    within: LAKE,
    extra: dressed(SHORE, {
      faces: ['freckles', 'whiskers', 'stubble', 'beard'],
      backs: ['backpack', 'turtleShell', ['fairyWings', 'aqua']],
    }),
  },
  {
    within: SOUTH,
    extra: dressed(PROMENADE, {
      faces: ['shades', 'goatee', 'freckles', 'mustache'],
      backs: ['foxTail', ['cloak', 'navy'], 'nineTails'],
      builds: ['lady', 'tall', 'teen', 'chibi', 'kid', 'stout', 'elder', 'brawny', 'toddler'],
    }),
  },
];
