/** The quarters of the island, and who comes dressed for each. */
import type { Point } from '../../../core/geometry';
import type { Random } from '../../../core/random';
import type { Quarter } from '../../../stage/cast';
import { dressPerson } from '../../../stage/wardrobe';
import type { Wardrobe } from '../../../stage/wardrobe';
import { beast } from './crowd';
import { BIDDERS, GAMBLERS, GLADE, LANDED, MEADOW, SHORE, WATCH } from './quarter-clothes';
import type { Dress } from './quarter-clothes';
import { CANDIDATES } from './wardrobe';

const dressed = ({ beasts = 0, ...wear }: Dress): Quarter['extra'] => {
  const wardrobe: Wardrobe = { ...CANDIDATES, ...wear, hatted: 0.32 };
  return (random: Random) => (random.chance(beasts) ? beast(random) : dressPerson(random, wardrobe));
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
