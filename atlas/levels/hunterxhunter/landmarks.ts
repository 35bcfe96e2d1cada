/** The landmarks of level 16, each placed by hand. */
import { nth } from '../../core/geometry';
import { seabird } from '../../things/aloft/seabird';
import { stall } from '../../things/fair/stall';
import { crag } from '../../things/nature/crag';
import { bush } from '../../things/nature/tree';
import { riverBoat } from '../../things/town/canal';
import { placer } from '../../stage/placer';
import type { Theme } from '../../stage/theme';
import { TOWER } from './places';
import { airRail } from './things/air-rail';
import { antHill } from './things/ant-hill';
import { auctionHall } from './things/auction-hall';
import { binder } from './things/binder';
import { cardHouse } from './things/card-house';
import { examFerry } from './things/exam-ferry';
import { licenceGate } from './things/licence-gate';
import { lowCloud } from './things/low-cloud';
import { sevenDoors } from './things/seven-doors';
import { skyArena } from './things/sky-arena';
import { surf } from './things/surf';
import { townHouse } from './things/town-house';
import { trialTower } from './things/trial-tower';
import { whaleAirship } from './things/whale-airship';

const WARES = ['toys', 'bottles', 'fruit', 'bottles'] as const;

export const landmarks: Theme['landmarks'] = ({ scene }) => {
  const put = placer(scene);
  // what flies between us and the island
  put(whaleAirship, 1500, 320, { aloft: true, layer: 2, size: 1.7, yaw: 0, hazeFactor: 0 });
  for (const [x, y, size, turn] of [
    [540, 1910, 1.3, 0.3],
    [96, 1930, 1.1, 0.1],
    [3700, 2150, 2.4, -0.4],
    [2960, 240, 1, -0.2],
    [3120, 330, 0.8, -0.3],
  ] as const)
    put(seabird, x, y, { aloft: true, layer: 2, size, turn, depthY: 2000 });
  put(lowCloud, 40, 70, { aloft: true, layer: 3, size: 2.1, depthY: 2000, seed: 'cloud-a' });
  put(lowCloud, 3790, 2650, { aloft: true, layer: 3, size: 2.4, depthY: 2000, seed: 'cloud-b' });
  put(airRail, 0, 2716, { aloft: true, layer: 3, size: 1, depthY: 2716 });

  put(skyArena, 2560, 760, { r: 118, floors: 8 });
  put(sevenDoors, 830, 880, { yaw: 0.1, size: 0.78 });
  put(trialTower, ...TOWER.at, { tall: TOWER.tall });
  put(antHill, 3070, 1010, { width: 760, tall: 600 });
  put(cardHouse, 1080, 1500, { bays: 3, yaw: 0.16, size: 0.74 });
  put(binder, 1530, 1560, { yaw: -0.2, size: 0.85 });
  put(auctionHall, 2860, 1700, { yaw: -0.14, size: 0.84 });
  put(licenceGate, 580, 2370, { yaw: -0.08, size: 0.72 });
  // a hedge behind the board: nobody stands there with his head under it
  for (const [x, y] of [
    [480, 2260],
    [580, 2250],
    [680, 2256],
  ] as const)
    put(bush, x, y, { width: 110, leaf: '#5c9440', flower: '#f6d24a' });
  put(examFerry, 1180, 2094, { yaw: 0.04, size: 0.66 });
  for (const [x, y, yaw] of [
    [3640, 640, -0.5],
    [2560, 2650, 0.1],
    [170, 1540, 0.9],
  ] as const)
    put(riverBoat, x, y, { cabin: false, yaw, wood: '#a8623a' });
  for (const [x, y, width, height, material, moss] of [
    [3745, 960, 190, 84, '#9a8f80', '#8f9d86'],
    [140, 760, 170, 190, '#8a8f86', '#a3a07e'],
    [2200, 170, 150, 62, '#7f8a92', '#8f9d86'],
    [3560, 330, 220, 150, '#8f8a78', '#7f9a7a'],
  ] as const) {
    put(crag, x, y, { width, height, fall: false, material, moss });
    put(surf, x, y + 24, { width: width * 1.14, high: 26 });
  }
  for (const [x, y, yaw, floors, k] of [
    [3470, 1440, -0.5, 2, 0],
    [3480, 1760, -0.6, 2, 1],
    [3300, 2060, -0.42, 1, 2],
    [2520, 1490, 0.42, 2, 3],
    [2440, 1800, 0.36, 1, 4],
  ] as const)
    put(townHouse, x, y, {
      yaw,
      floors,
      size: 0.94,
      wall: nth(['#f0dfba', '#e6c6a4', '#f4e8d0', '#d9d4b0', '#f0d0b8'], k),
      roof: nth(['#c9603f', '#a8503f', '#4f7f7a', '#b5783f', '#7a5a8a'], k),
      awning: nth(['#3f8f7a', '#b5343f', '#4a6fa8', '#d09a3a', '#3f8f7a'], k),
      sign: nth(['LOTS', 'NUTS', 'MAPS', 'INN', 'BOOKS'], k),
    });
  for (const [x, y, yaw, k] of [
    [2620, 2130, 0.1, 0],
    [2960, 2180, -0.1, 1],
    [1340, 2330, 0.1, 2],
    [2120, 2310, -0.1, 3],
  ] as const)
    put(stall, x, y, {
      once: true,
      yaw,
      size: 0.9,
      ware: nth(WARES, k),
      colours: nth(
        [
          ['#3f8f7a', '#fbf0dc'],
          ['#d8503a', '#fbf0dc'],
          ['#e0a02e', '#fbf0dc'],
          ['#4a6fa8', '#fbf0dc'],
        ],
        k,
      ),
      sign: nth(['TOYS', 'MEDS', 'FRUIT', 'JUICE'], k),
    });
};
