/** The quests of level 3: who is to be found, and where each of them hides. */
import { nth } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { around } from '../../../stage/around';
import type { CastMember } from '../../../stage/cast';
import { TARGETS } from './targets';

/** Where each of them has its story, in the order of TARGETS: staggered, so that all find room. */
const SPOTS: readonly Point[] = [
  [570, 2610],
  [1480, 1910],
  [980, 1890],
  [3400, 2290],
  [2960, 1960],
  [2770, 840],
  [1960, 1610],
  [1540, 830],
  [1960, 480],
  [470, 1590],
  [470, 1050],
  [3500, 1740],
  [2700, 2600],
  [2640, 620],
  [1000, 1230],
  [960, 2640],
  [2370, 1100],
  [1580, 2440],
  [2110, 2650],
  [2660, 1190],
  [2240, 2150],
  [1520, 1330],
  [3560, 560],
];

/** How far from its spot a target may stand, picture pixels. */
const REACH = [40, 24] as const;

/** Who shows something small stands larger: factors on the usual size, by quest. */
const SIZES: Readonly<Record<number, number>> = { 6: 1.32, 20: 1.24 };

export const MEMBERS: readonly CastMember[] = TARGETS.map((spec, i): CastMember => {
  const [x, y] = nth(SPOTS, i);
  const size = SIZES[i + 1];
  return {
    quest: `quest${i + 1}`,
    figures: [spec],
    within: around(x, y, ...REACH),
    ...(size ? { size } : {}),
  };
});
