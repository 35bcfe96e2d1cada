/** The landmarks of level 16, each placed by hand. */
import { nth } from '../../core/geometry';
import { bird } from '../../things/aloft/aloft';
import { stall } from '../../things/fair/stall';
import { antHill } from './things/ant-hill';
import { auctionHall } from './things/auction-hall';
import { binder } from './things/binder';
import { cardHouse } from './things/card-house';
import { examFerry } from './things/exam-ferry';
import { licenceGate } from './things/licence-gate';
import { sevenDoors } from './things/seven-doors';
import { skyArena } from './things/sky-arena';
import { surf } from './things/surf';
import { townHouse } from './things/town-house';
import { trialTower } from './things/trial-tower';
import { whaleAirship } from './things/whale-airship';
import { crag } from '../../things/nature/crag';
import { bush } from '../../things/nature/tree';
import { placer } from '../../stage/placer';
import type { Theme } from '../../stage/theme';

const WARES = ['toys', 'bottles', 'fruit'] as const;

export const landmarks: Theme['landmarks'] = (stage) => {
  const { scene } = stage;
  const put = placer(scene);
  put(whaleAirship, 1230, 330, { aloft: true, layer: -1, size: 1.5, depthY: 1000, hazeFactor: 0.3 });
  for (const [x, y] of [
    [1560, 180],
    [1640, 240],
    [2140, 140],
    [3120, 260],
    [480, 420],
  ] as const)
    put(bird, x, y, { aloft: true, layer: -1, depthY: 900, size: 1.2 });
  for (const [x, y, width, height] of [
    [150, 706, 420, 210],
    [3700, 716, 460, 240],
    [1480, 682, 260, 110],
  ] as const) {
    put(crag, x, y, { width, height, fall: false, material: '#9fa88a', moss: '#a3b08e', hazeFactor: 1.6 });
    put(surf, x, y + 30, { width: width * 1.12, high: 24, hazeFactor: 1.4 });
  }

  put(skyArena, 2500, 1010, { r: 118, floors: 16 });
  put(sevenDoors, 830, 1110, { yaw: 0.1 });
  put(trialTower, 1960, 1430, {});
  put(antHill, 3150, 1210, { width: 800, tall: 900 });
  put(cardHouse, 830, 1690, { bays: 3, yaw: 0.16, size: 0.8 });
  put(binder, 1440, 1880, { yaw: -0.2 });
  put(auctionHall, 2960, 1990, { yaw: -0.14 });
  put(licenceGate, 760, 2450, { yaw: -0.14 });
  // a hedge behind the board: nobody stands there with his head under it
  for (const [x, y] of [
    [600, 2300],
    [700, 2318],
    [806, 2322],
    [912, 2326],
  ] as const)
    put(bush, x, y, { width: 120, leaf: '#5c9440', flower: '#f6d24a' });
  put(examFerry, 240, 2330, { yaw: -0.2, size: 1.1 });
  for (const [x, y, yaw, floors, k] of [
    [3480, 1820, -0.5, 2, 0],
    [3560, 2110, -0.6, 3, 1],
    [3440, 2400, -0.42, 2, 2],
    [2600, 2110, 0.42, 2, 3],
    [2560, 2360, 0.36, 1, 1],
  ] as const)
    put(townHouse, x, y, {
      yaw,
      floors,
      wall: nth(['#f0dfba', '#e6c6a4', '#f4e8d0', '#d9d4b0'], k),
      roof: nth(['#c9603f', '#a8503f', '#4f7f7a', '#b5783f'], k),
      awning: nth(['#3f8f7a', '#b5343f', '#4a6fa8', '#d09a3a'], k),
      sign: nth(['LOTS', 'NUTS', 'MAPS', 'INN'], k),
    });
  for (const [x, y, yaw, k] of [
    [2740, 2506, 0.1, 0],
    [3076, 2546, -0.1, 1],
    [1240, 2560, 0.1, 2],
    [2230, 2300, -0.1, 0],
  ] as const)
    put(stall, x, y, {
      yaw,
      ware: nth(WARES, k),
      colours: nth(
        [
          ['#3f8f7a', '#fbf0dc'],
          ['#d8503a', '#fbf0dc'],
          ['#e0a02e', '#fbf0dc'],
        ],
        k,
      ),
      sign: nth(['RARE', 'MEDS', 'STEAK'], k),
    });
};
