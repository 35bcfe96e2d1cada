/** The quests of level 2: who is to be found, and where each of them hides. */
import { nth } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { around } from '../../../stage/around';
import type { CastMember } from '../../../stage/cast';
import { TARGETS } from './targets';

/** Where each of them has its story, in the order of TARGETS: staggered, so that all find room. */
const SPOTS: readonly Point[] = [
  [2929, 1990],
  [529, 2588],
  [1103, 2475],
  [3537, 1886],
  [1028, 810],
  [1137, 1830],
  [2320, 1180],
  [1520, 1080],
  [1729, 1619],
  [1999, 621],
  [3040, 1360],
  [3669, 1349],
  [743, 1303],
  [2618, 849],
  [2512, 1533],
  [205, 1271],
  [2800, 2635],
  [2249, 2606],
  [3348, 2408],
  [565, 1997],
  [1640, 1762],
  [1683, 2577],
];

/** Quests whose target looks the other way, to keep off its neighbour. */
const MIRRORED = new Set([2, 9, 10, 13]);

/** Quests whose target is drawn larger: what it holds would be too small to tell. */
const LARGER: ReadonlyMap<number, number> = new Map([[21, 1.24]]);

/** How far from its spot a target may stand, picture pixels. */
const REACH = [1, 1] as const;

export const MEMBERS: readonly CastMember[] = TARGETS.map((spec, i): CastMember => {
  const [x, y] = nth(SPOTS, i);
  return {
    quest: `quest${i + 1}`,
    figures: [MIRRORED.has(i + 1) ? { ...spec, flip: true } : spec],
    within: around(x, y, ...REACH),
    size: LARGER.get(i + 1) ?? 1,
  };
});
