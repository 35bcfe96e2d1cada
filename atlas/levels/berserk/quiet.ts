/** Ground of level 13 that stays free though nothing shows it: before the jokes, under the engines, behind rags and branches. */
import type { Ground } from '../../ground/ground';
import { island } from '../../ground/shapes';
import { C } from './places';

export function keepClear(ground: Ground): void {
  // nobody stands under an arm that may come down: seen as everywhere, it only keeps them away
  for (const under of [
    [
      [1780, 2230],
      [2330, 2190],
      [2400, 2440],
      [2000, 2480],
      [1780, 2420],
    ],
    [
      [1800, 1290],
      [2200, 1240],
      [2250, 1440],
      [1860, 1470],
    ],
  ] as const)
    ground.lay('bare', under, { material: C.mud, drawn: island([2060, 2360], 0.4, 0.2, { points: 3 }) });
  // the jokes have room before them, and no rag or branch hangs in a face
  for (const [x, y, rx, ry] of [
    [640, 2700, 310, 100],
    [1000, 2704, 80, 30],
    [1570, 2010, 240, 44],
    [2290, 1880, 170, 50],
    [3390, 2250, 90, 90],
    [680, 2220, 190, 44],
    [1120, 2630, 170, 50],
    [1290, 2320, 220, 56],
    [1190, 2150, 74, 34],
    [988, 2446, 116, 38],
    [1520, 2356, 190, 32],
    [1830, 2710, 240, 30],
    // behind the tall tent's pole, the fire with the spit, the horn of the helm, a spire of the castle
    [258, 1650, 90, 50],
    [640, 2530, 210, 60],
    [2850, 1590, 80, 40],
    [1990, 2490, 90, 60],
    [3355, 850, 70, 40],
    // rows of mourners would be one dark mass: two gaps in it
    [1300, 1850, 90, 44],
    [1880, 1960, 80, 60],
    [1490, 850, 90, 44],
    [2100, 890, 80, 30],
    [790, 1170, 80, 34],
    // behind the cage that hangs by the camp
    [1010, 1720, 90, 70],
    // a lane between the camp and the engine: one sees down to the bath on wheels
    [1790, 2200, 130, 60],
    [1900, 2330, 130, 74],
    [1700, 2480, 120, 60],
    // the foot of the hill, where the swords stand alone
    [1560, 1790, 200, 44],
    [1760, 1640, 130, 60],
  ] as const)
    ground.lay('bare', island([x, y], rx, ry, { seed: x }), {
      material: C.mud,
      drawn: island([x, y], 0.4, 0.2, { points: 3 }),
    });
}
