/** The quests of level 3: who is to be found, and where each of them hides. */
import { nth } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { around } from '../../../stage/around';
import type { CastMember } from '../../../stage/cast';
import { TARGETS } from './targets';

/** Where each of them has its story, in the order of TARGETS: staggered, so that all find room. */
const SPOTS: readonly Point[] = [
  [261, 2435],
  [1875, 1982],
  [1352, 1801],
  [3240, 2586],
  [2415, 1987],
  [3671, 1408],
  [2117, 1304],
  [1541, 1294],
  [1640, 740],
  [824, 1920],
  [405, 1186],
  [3482, 2027],
  [2654, 2569],
  [3172, 1179],
  [959, 1380],
  [868, 2551],
  [2489, 895],
  [1515, 2388],
  [2074, 2612],
  [3038, 637],
  [2705, 1478],
  [1090, 659],
  [3585, 771],
];

/** How far from its spot a target may stand, picture pixels. */
const REACH = [1, 1] as const;

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
