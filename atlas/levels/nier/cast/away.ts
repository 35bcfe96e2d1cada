/** Who goes home from level 14's crowd because nobody could see them whole. */
import type { Point } from '../../../core/geometry';

/** Who stood behind an arm of the giant, a roof or a track, or in a knot with others. */
export const AWAY: readonly Point[] = [
  [2489, 725],
  [740, 2546],
  [1554, 542],
  [3279, 2339],
  [3354, 2304],
  [1240, 1274],
  [1229, 1382],
  [892, 2120],
  [2995, 1613],
  [872, 1082],
  [1142, 2721],
  [2664, 2305],
  [3163, 2354],
  [3222, 2421],
  [2733, 2262],
  [1184, 1557],
  [1958, 2417],
];
