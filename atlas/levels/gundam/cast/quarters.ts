/** The quarters of the colony, and who comes dressed for each. */
import type { Point } from '../../../core/geometry';
import type { Random } from '../../../core/random';
import type { PersonSpec } from '../../../people/spec';
import type { Quarter } from '../../../stage/cast';
import { isCreature } from '../../../stage/figure';
import type { FigureSpec } from '../../../stage/figure';
import { quarterOf } from '../../../stage/quarter';
import type { Wardrobe } from '../../../stage/wardrobe';
import { dressPerson } from '../../../stage/wardrobe';
import { COLONY_PETS } from './crowd';
import { PICNICKERS, VISITORS } from './day-clothes';
import { PUPILS, WINDOW_SIDE } from './home-clothes';
import { UNIFORMS } from './uniforms';
import { COLONY } from './wardrobe';
import { CREW, MECHANICS } from './work-clothes';

const PET_SHARE = 0.08;
/** Shares of people with a face one remembers, and with something on their back. */
const MARKED = 0.34;
const LADEN = 0.26;
/** Shares of who comes from elsewhere in the colony, and in a uniform of their own: a quarter of one colour alone is a choir. */
const ELSEWHERE = 0.24;
const ONCE = 0.08;
/** Spectacles of all trades, beards, freckles. */
const FACES = [
  'glasses',
  'squareGlasses',
  'mustache',
  'freckles',
  'beard',
  'goatee',
  'stubble',
  'monocle',
] as const;

const pet = (random: Random): FigureSpec => ({ ...random.pick(COLONY_PETS), flip: random.chance(0.5) });

type Packs = NonNullable<PersonSpec['back']>;

const dressed = (wear: Wardrobe, packs: Packs): Quarter['extra'] => {
  const extra = quarterOf(wear, {}, { share: PET_SHARE, animal: pet });
  return (random) => {
    if (random.chance(ONCE)) return { ...random.pick(UNIFORMS), flip: random.chance(0.5) };
    const somebody = random.chance(ELSEWHERE) ? dressPerson(random, COLONY) : extra(random);
    if (isCreature(somebody)) return somebody;
    const face = random.chance(MARKED) ? { face: [random.pick(FACES)] } : {};
    return { ...somebody, ...face, ...(random.chance(LADEN) ? { back: [random.pick(packs)] } : {}) };
  };
};

const YARD: readonly Point[] = [
  [-80, 1100],
  [700, 900],
  [1420, 1090],
  [1500, 1420],
  [1300, 1800],
  [1040, 2250],
  [960, 2860],
  [-80, 2860],
];
const CAP: readonly Point[] = [
  [-80, 600],
  [2660, 600],
  [2560, 1230],
  [2100, 1290],
  [1500, 1290],
  [1420, 1090],
  [700, 900],
  [-80, 1100],
];
const PORT: readonly Point[] = [
  [2620, 600],
  [3940, 600],
  [3940, 1900],
  [3220, 1830],
  [2940, 1700],
  [2760, 1560],
  [2480, 1330],
];
const PARK: readonly Point[] = [
  [2080, 2080],
  [2440, 1930],
  [2960, 1960],
  [3220, 1830],
  [3940, 1880],
  [3940, 2860],
  [2000, 2860],
  [1880, 2500],
];
const PLAZA: readonly Point[] = [
  [2020, 1290],
  [2560, 1230],
  [2960, 1700],
  [2960, 1980],
  [2440, 1950],
  [2060, 2000],
  [1930, 1800],
];
const WINDOW: readonly Point[] = [
  [-80, 600],
  [3940, 600],
  [3940, 2860],
  [-80, 2860],
];

export const QUARTERS: readonly Quarter[] = [
  {
    within: PLAZA,
    extra: dressed(VISITORS, [
      ['backpack', 'orange'],
      ['balloons', 'red'],
      ['bigScroll', 'white'],
    ]),
  },
  {
    within: PORT,
    extra: dressed(CREW, [
      ['backpack', 'olive'],
      ['jetpack', 'forest'],
      ['backpack', 'umber'],
    ]),
  },
  {
    within: CAP,
    extra: dressed(PUPILS, [
      ['backpack', 'wine'],
      ['backpack', 'pink'],
    ]),
  },
  {
    within: YARD,
    extra: dressed(MECHANICS, [
      ['jetpack', 'silver'],
      ['backpack', 'umber'],
      ['bigScroll', 'sky'],
    ]),
  },
  {
    within: PARK,
    extra: dressed(PICNICKERS, [
      ['backpack', 'sand'],
      ['balloons', 'gold'],
      ['backpack', 'teal'],
    ]),
  },
  {
    within: WINDOW,
    extra: dressed(WINDOW_SIDE, [
      ['backpack', 'white'],
      ['jetpack', 'white'],
      ['balloons', 'aqua'],
    ]),
  },
];
