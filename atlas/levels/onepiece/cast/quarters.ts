/** The isles, and who comes dressed for each. */
import type { Point } from '../../../core/geometry';
import type { Random } from '../../../core/random';
import type { Quarter } from '../../../stage/cast';
import { dressPerson } from '../../../stage/wardrobe';
import type { Wardrobe } from '../../../stage/wardrobe';
import { STRAY_SHARE, stray } from './crowd';
import { DESERT, JUNGLE, NAVY, PORT, TABLE } from './isle-clothes';
import type { Dress } from './isle-clothes';
import { ISLANDERS } from './wardrobe';

const dressed = (wear: Dress): Quarter['extra'] => {
  const wardrobe: Wardrobe = { ...ISLANDERS, ...wear };
  return (random: Random) => (random.chance(STRAY_SHARE) ? stray(random) : dressPerson(random, wardrobe));
};

const box = (x0: number, y0: number, x1: number, y1: number): readonly Point[] => [
  [x0, y0],
  [x1, y0],
  [x1, y1],
  [x0, y1],
];

/** The beanstalk's isle and the ways over the water are everybody's. */
export const QUARTERS: readonly Quarter[] = [
  { within: box(2580, 360, 3800, 1000), extra: dressed(NAVY) },
  { within: box(200, 440, 1560, 1030), extra: dressed(DESERT) },
  { within: box(950, 1130, 2640, 1840), extra: dressed(PORT) },
  { within: box(2560, 1880, 3800, 2480), extra: dressed(JUNGLE) },
  { within: box(880, 2120, 2240, 2620), extra: dressed(TABLE) },
];
