/** The quarters of the dead city, and who comes dressed for each. */
import type { Point } from '../../../core/geometry';
import type { Random } from '../../../core/random';
import type { Quarter } from '../../../stage/cast';
import { hatsOf } from '../../../stage/quarter';
import { dressPerson } from '../../../stage/wardrobe';
import type { Wardrobe } from '../../../stage/wardrobe';
import { tin } from './crowd';
import { CAMP, DESERTERS, FOREST, PARK_GOERS, READERS, SOLDIERS } from './quarter-clothes';
import type { Dress } from './quarter-clothes';
import { RESISTANCE } from './wardrobe';

const dressed = ({ tins, share, ...wear }: Dress): Quarter['extra'] => {
  const wardrobe: Wardrobe = {
    ...RESISTANCE,
    ...wear,
    hats: hatsOf(RESISTANCE.hats, wear.hats),
    hatted: 0.34,
  };
  return (random: Random) =>
    random.chance(share) ? { ...tin(random, tins), flip: random.chance(0.5) } : dressPerson(random, wardrobe);
};

const ROSY: readonly Point[] = [
  [761, -80],
  [1567, -80],
  [1735, 700],
  [1735, 1053],
  [1500, 1252],
  [1214, 1358],
  [710, 1358],
  [660, 1053],
];
const LEAFY: readonly Point[] = [
  [-80, -80],
  [761, -80],
  [710, 1335],
  [1231, 1311],
  [1391, 1522],
  [1349, 2110],
  [1030, 2251],
  [-80, 2216],
];
const FIRES: readonly Point[] = [
  [-80, 2204],
  [1046, 2227],
  [1349, 2392],
  [1349, 2860],
  [-80, 2860],
];
const GOLDEN: readonly Point[] = [
  [2441, -80],
  [3940, -80],
  [3940, 1522],
  [2542, 1475],
  [2458, 1053],
];
const SHELVES: readonly Point[] = [
  [2441, 1475],
  [3940, 1499],
  [3940, 2860],
  [2525, 2860],
  [2382, 2533],
  [2357, 2110],
];
const AVENUE: readonly Point[] = [
  [1567, -80],
  [2575, -80],
  [2575, 2860],
  [1231, 2860],
  [1231, 1053],
];

export const QUARTERS: readonly Quarter[] = [
  { within: ROSY, extra: dressed(PARK_GOERS) },
  { within: LEAFY, extra: dressed(FOREST) },
  { within: FIRES, extra: dressed(CAMP) },
  { within: GOLDEN, extra: dressed(DESERTERS) },
  { within: SHELVES, extra: dressed(READERS) },
  { within: AVENUE, extra: dressed(SOLDIERS) },
];
