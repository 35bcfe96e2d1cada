/** What wheels and boots left on the snow of level 10, and where: each trail leads from somewhere to somewhere. */
import type { Ground } from '../../ground/ground';
import { footprints, tyreTracks } from './things/snow-ground';

export function snowMarks(ground: Ground): void {
  for (const line of [
    [
      [340, 2440],
      [700, 2560],
      [1100, 2500],
      [1380, 2560],
    ],
    [
      [1460, 1230],
      [1760, 1190],
      [2160, 1230],
      [2330, 1200],
    ],
    [
      [30, 1720],
      [120, 1620],
      [330, 1560],
    ],
  ] as const)
    tyreTracks(ground, line);
  for (const line of [
    [
      [3120, 2280],
      [3180, 2420],
      [3120, 2560],
      [3260, 2690],
    ],
    [
      [1960, 1100],
      [2100, 1160],
      [2240, 1120],
      [2420, 1150],
    ],
    [
      [1180, 2060],
      [1080, 2280],
      [1180, 2480],
      [1130, 2700],
    ],
    [
      [3700, 1660],
      [3560, 1740],
      [3380, 1800],
      [3240, 1900],
    ],
    [
      [60, 1560],
      [150, 1700],
      [100, 1820],
    ],
    [
      [1500, 1130],
      [1380, 1210],
      [1250, 1280],
    ],
    [
      [1900, 1560],
      [1960, 1700],
      [1860, 1860],
      [1760, 2000],
    ],
  ] as const)
    footprints(ground, line);
  // far tracks tie those on the ridge to the base: a sled's ruts and the steps beside it
  for (const line of [
    [
      [30, 1010],
      [200, 930],
      [420, 930],
      [520, 860],
    ],
    [
      [1960, 760],
      [2160, 820],
      [2120, 900],
      [2240, 980],
    ],
  ] as const)
    tyreTracks(ground, line, 30);
  for (const line of [
    [
      [250, 760],
      [380, 800],
      [440, 860],
      [400, 930],
    ],
    [
      [2600, 720],
      [2480, 780],
      [2560, 860],
    ],
    [
      [3400, 740],
      [3560, 770],
      [3760, 740],
    ],
  ] as const)
    footprints(ground, line);
}
