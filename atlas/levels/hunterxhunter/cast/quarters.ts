/** The quarters of the island, and who comes dressed for each. */
import type { Point } from '../../../core/geometry';
import type { Random } from '../../../core/random';
import type { Quarter } from '../../../stage/cast';
import { hatsOf } from '../../../stage/quarter';
import { dressPerson } from '../../../stage/wardrobe';
import type { Wardrobe } from '../../../stage/wardrobe';
import { beast } from './crowd';
import { BIDDERS, GAMBLERS, GLADE, MEADOW, WATCH } from './quarter-clothes';
import type { Dress } from './quarter-clothes';
import { LANDED, SHORE } from './shore-clothes';
import { CANDIDATES } from './wardrobe';

/** Candidates of a school, a trade or a size of their own: they pass through every quarter and match nobody there. */
const CONTENDERS: Wardrobe = {
  ...CANDIDATES,
  clothes: [
    { outfit: 'barbarian', colours: [['umber', 'umber', 'gold', 'umber']] },
    { outfit: 'warlord', colours: [['steel', 'wine', 'gold', 'charcoal']] },
    { outfit: 'jester', colours: [['teal', 'gold', 'white', 'red']] },
    { outfit: 'pirate', colours: [['navy', 'charcoal', 'gold', 'umber']] },
    { outfit: 'cave', colours: [['orange', 'umber', 'cream', 'umber']] },
    { outfit: 'raincoat', colours: [['yellow', 'yellow', 'white', 'red']] },
    { outfit: 'swordsman', colours: [['cobalt', 'grey', 'white', 'wood']] },
    { outfit: 'priest', colours: [['white', 'gold', 'gold', 'umber']] },
    { outfit: 'rider', colours: [['black', 'charcoal', 'red', 'black']] },
    { outfit: 'hero', colours: [['forest', 'khaki', 'gold', 'umber']] },
    { outfit: 'baker', colours: [['white', 'sky', 'coral', 'umber']] },
    { outfit: 'miko', colours: [['white', 'red', 'gold', 'wood']] },
    { outfit: 'happi', colours: [['cobalt', 'white', 'red', 'wood']] },
    { outfit: 'trunks', colours: [['coral', 'white', 'white', 'wood']] },
    { outfit: 'flightsuit', colours: [['olive', 'umber', 'cream', 'umber']] },
  ],
  builds: ['giant', 'brawny', 'brawny', 'stout', 'stout', 'tall', 'toddler', 'elder', 'teen', 'chibi'],
  poses: [
    'fight',
    'lunge',
    'jump',
    'dance',
    'overhead',
    'push',
    'crouch',
    'bow',
    'hips',
    'run',
    'point',
    'cheer',
  ],
  hatted: 0.3,
};
const CONTENDER_SHARE = 0.18;

const dressed = ({ beasts = 0, ...wear }: Dress): Quarter['extra'] => {
  const hats = hatsOf(CANDIDATES.hats, wear.hats);
  const wardrobe: Wardrobe = { ...CANDIDATES, ...wear, hats, hatted: 0.36 };
  return (random: Random) => {
    if (random.chance(beasts)) return beast(random);
    return dressPerson(random, random.chance(CONTENDER_SHARE) ? CONTENDERS : wardrobe);
  };
};

const FELT: readonly Point[] = [
  [860, 1200],
  [1180, 1000],
  [1560, 990],
  [1740, 1200],
  [1720, 1500],
  [1480, 1640],
  [1060, 1640],
  [860, 1440],
];
const WOOD: readonly Point[] = [
  [200, 200],
  [1640, 200],
  [1640, 600],
  [1240, 900],
  [860, 1200],
  [900, 1900],
  [200, 1900],
];
const PIER: readonly Point[] = [
  [-80, 2060],
  [1060, 2160],
  [1060, 2860],
  [-80, 2860],
];
const ANTS: readonly Point[] = [
  [2600, 500],
  [3940, 500],
  [3940, 1340],
  [3380, 1380],
  [2980, 1160],
  [2560, 940],
];
const TOWN: readonly Point[] = [
  [2380, 1600],
  [2580, 1260],
  [2960, 1180],
  [3380, 1380],
  [3940, 1340],
  [3940, 2860],
  [2900, 2860],
  [2300, 2220],
];
const COAST: readonly Point[] = [
  [1060, 2160],
  [2300, 2160],
  [2900, 2860],
  [1060, 2860],
];
const MIDDLE: readonly Point[] = [
  [860, 200],
  [2700, 200],
  [2980, 1160],
  [2380, 1600],
  [2300, 2100],
  [900, 2000],
];

export const QUARTERS: readonly Quarter[] = [
  { within: FELT, extra: dressed(GAMBLERS) },
  { within: PIER, extra: dressed(LANDED) },
  { within: WOOD, extra: dressed(GLADE) },
  { within: ANTS, extra: dressed(WATCH) },
  { within: TOWN, extra: dressed(BIDDERS) },
  { within: COAST, extra: dressed(SHORE) },
  { within: MIDDLE, extra: dressed(MEADOW) },
];
