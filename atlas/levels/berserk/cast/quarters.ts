/** The quarters of the war, and who comes dressed for each. */
import type { Point } from '../../../core/geometry';
import type { PersonSpec } from '../../../people/spec';
import type { Quarter } from '../../../stage/cast';
import { isCreature } from '../../../stage/figure';
import { quarterOf } from '../../../stage/quarter';
import { dressPerson } from '../../../stage/wardrobe';
import type { Dress } from '../../../stage/quarter';
import { beast } from './crowd';
import { BESIEGERS, GARRISON, MOURNERS, SAILORS, VETERANS, WOODFOLK } from './quarter-clothes';
import { shown, unlike } from './unlike';
import { WAR } from './wardrobe';

/** Beards, scars and paint. */
const FACES = [
  'beard',
  'mustache',
  'scar',
  'cheekScar',
  'eyepatch',
  'stubble',
  'paint',
  'goatee',
  'freckles',
] as const;

/** A beard over a frock would look like an error, not like a joke. */
const WHISKERS: ReadonlySet<string> = new Set(['beard', 'mustache', 'stubble', 'goatee']);
const FROCKS: ReadonlySet<string> = new Set(['maid', 'dress', 'granny']);
const inFrock = ({ outfit }: PersonSpec): boolean => typeof outfit === 'string' && FROCKS.has(outfit);

/** Share of animals among those who come to a quarter. */
const BEASTS = 0.09;
/** Shares of people with a face one remembers, and with something on their back. */
const MARKED = 0.34;
const LADEN = 0.26;

/** The quarter's clothes, some from elsewhere, and what this war has done to those who wear them. */
const dressed = (
  wear: Dress,
  packs: NonNullable<PersonSpec['back']>,
  { strangers = 0.1, alter = (somebody: PersonSpec) => somebody } = {},
): Quarter['extra'] => {
  const extra = quarterOf(WAR, wear, { share: BEASTS, animal: beast });
  return (random) => {
    const drawn = random.chance(strangers) ? dressPerson(random, WAR) : extra(random);
    if (isCreature(drawn)) return drawn;
    const somebody = alter(drawn);
    const mark = random.chance(MARKED) ? random.pick(FACES) : undefined;
    return {
      ...somebody,
      ...(mark ? { face: [WHISKERS.has(mark) && inFrock(somebody) ? 'freckles' : mark] } : {}),
      ...(random.chance(LADEN) ? { back: [random.pick(packs)] } : {}),
    };
  };
};

const LEAVES: readonly Point[] = [
  [-80, 900],
  [500, 900],
  [880, 1060],
  [960, 1400],
  [800, 1720],
  [420, 1860],
  [-80, 1900],
];
const FIRES: readonly Point[] = [
  [-80, 1900],
  [500, 1850],
  [860, 1880],
  [1240, 1960],
  [1600, 2160],
  [1740, 2520],
  [1600, 2860],
  [-80, 2860],
];
const BEHIND: readonly Point[] = [
  [500, 760],
  [2400, 760],
  [2300, 1240],
  [1800, 1300],
  [1120, 1300],
  [880, 1060],
];
const GATE: readonly Point[] = [
  [2300, 760],
  [3940, 760],
  [3940, 1700],
  [3300, 1740],
  [2520, 1740],
  [2100, 1640],
  [2080, 1320],
];
const HARBOUR: readonly Point[] = [
  [2500, 2860],
  [2470, 2400],
  [2640, 1960],
  [3000, 1790],
  [3300, 1740],
  [3940, 1700],
  [3940, 2860],
];
const ROAD: readonly Point[] = [
  [700, 1240],
  [2520, 1240],
  [2800, 1900],
  [2640, 2860],
  [1100, 2860],
  [700, 1880],
];

export const QUARTERS: readonly Quarter[] = [
  {
    within: LEAVES,
    extra: dressed(
      WOODFOLK,
      [
        ['backpack', 'sand'],
        ['quiver', 'wood'],
        ['cloak', 'mint'],
      ],
      { alter: shown },
    ),
  },
  {
    within: FIRES,
    extra: dressed(
      BESIEGERS,
      [
        ['quiver', 'umber'],
        ['cape', 'wine'],
        ['sword', 'steel'],
        ['backpack', 'umber'],
      ],
      { alter: unlike },
    ),
  },
  {
    within: BEHIND,
    extra: dressed(VETERANS, [
      ['cape', 'forest'],
      ['backpack', 'wood'],
      ['quiver', 'umber'],
      ['sword', 'steel'],
    ]),
  },
  {
    within: GATE,
    extra: dressed(GARRISON, [
      ['cape', 'sky'],
      ['cape', 'white'],
      ['quiver', 'silver'],
      ['sword', 'gold'],
    ]),
  },
  {
    within: HARBOUR,
    extra: dressed(
      SAILORS,
      [
        ['bigScroll', 'cream'],
        ['backpack', 'wood'],
        ['cloak', 'navy'],
      ],
      { alter: shown },
    ),
  },
  {
    within: ROAD,
    extra: dressed(
      MOURNERS,
      [
        ['cape', 'black'],
        ['cloak', 'plum'],
        ['sword', 'silver'],
        ['bigScroll', 'charcoal'],
      ],
      { strangers: 0.3 },
    ),
  },
];
