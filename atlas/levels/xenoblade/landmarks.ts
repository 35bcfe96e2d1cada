/** The landmarks of level 22, each placed by hand. */
import { nth } from '../../core/geometry';
import { bird } from '../../things/aloft/aloft';
import { stall } from '../../things/fair/stall';
import { bulbHut } from './things/bulb-hut';
import { cloudBank } from './things/cloud-coast';
import { colonyHouse } from './things/colony-house';
import { facedHouse } from './things/dome-face';
import { etherCrystals } from './things/ether-crystals';
import { etherMill } from './things/ether-mill';
import { frozenKnee } from './things/frozen-knee';
import { ironTitan } from './things/iron-titan';
import { mossTitan } from './things/moss-titan';
import { relicSword } from './things/relic-sword';
import { skyShip } from './things/sky-ship';
import { stoneHand } from './things/stone-hand';
import { walkerWreck } from './things/walker-wreck';
import { clearing } from '../../stage/act';
import { placer } from '../../stage/placer';
import type { Theme } from '../../stage/theme';

export const landmarks: Theme['landmarks'] = (stage) => {
  const { scene } = stage;
  const put = placer(scene);
  const far = { aloft: true, layer: -1, depthY: 1000 } as const;
  put(mossTitan, 960, 866, { ...far, size: 0.88, hazeFactor: 0.4 });
  put(ironTitan, 2880, 896, { ...far, size: 0.98, hazeFactor: 0.45 });
  put(skyShip, 1890, 470, { ...far, size: 0.42, hazeFactor: 1.2, bag: ['#4f8f92', '#fbf0dc'] });
  for (const [x, y] of [
    [1560, 420],
    [2120, 300],
    [2180, 350],
    [420, 260],
    [3420, 220],
  ] as const)
    put(bird, x, y, { ...far, size: 1.2 });
  // the edge of the sea is nothing but more cloud
  for (const [x, width] of [
    [130, 520],
    [560, 420],
    [1330, 460],
    [1720, 560],
    [2180, 520],
    [2520, 400],
    [3240, 460],
    [3600, 560],
  ] as const)
    put(cloudBank, x, 700 + (width % 3) * 10, {
      ...far,
      layer: -2,
      width: width * 1.2,
      height: 90 + (width % 7) * 12,
    });
  for (const [x, y, width, height] of [
    [1760, 830, 620, 120],
    [2330, 880, 420, 90],
    [1500, 1010, 380, 90],
    [2120, 1200, 300, 70],
    [1420, 1900, 300, 80],
    [1980, 1680, 460, 110],
    [2480, 1880, 520, 110],
    [3060, 1930, 420, 90],
    [1700, 2660, 520, 120],
    [1640, 1800, 260, 60],
  ] as const)
    put(cloudBank, x, y, { width, height });

  put(stoneHand, 1770, 1250, {});
  put(frozenKnee, 3130, 1290, {});
  put(walkerWreck, 1130, 1270, { yaw: 0.1 });
  put(relicSword, 520, 1220, {});
  for (const [x, y, floors, r, k, mark, mast] of [
    [170, 1870, 3, 160, 0, 'gauge', true],
    [470, 1830, 1, 150, 1, 'band', false],
    [1060, 1940, 2, 150, 2, 'patch', true],
    [40, 2280, 2, 170, 3, 'hatch', false],
    [190, 2700, 2, 180, 1, 'gauge', false],
    [690, 2830, 1, 190, 2, 'hatch', false],
  ] as const)
    put(y === 2700 ? facedHouse : colonyHouse, x, y, {
      braced: true,
      floors,
      r,
      mark,
      mast,
      // beside the mill a pipe would stand before people
      chimney: y < 2600 && (k !== 1 || floors > 1) && x !== 1060,
      // the arms would carry a line too short for what hangs on it
      washing: false,
      wall: nth(['#e6cfa6', '#d9c0a8', '#efe0c0', '#cfc4b0'], k),
      roof: nth(['#4f8f92', '#c9603f', '#6f7fb0', '#d09a3f'], k),
    });
  put(etherMill, 780, 1830, { height: 400 });
  put(etherMill, 1236, 2316, { height: 330, size: 0.74, sails: ['#f3e2c0', '#4f8f92'] });
  // nobody stands behind turning sails, nothing grows before the cave or hides the hilt of the fallen sword
  for (const [x, y, r] of [
    [760, 1480, 230],
    [735, 1352, 104],
    [540, 1650, 150],
    [885, 1300, 110],
    [1210, 2110, 170],
    [1100, 2150, 100],
    [1330, 2090, 70],
    // nor with their feet behind the great bag
    [1330, 1500, 70],
    [1450, 1490, 70],
    [1570, 1486, 70],
    [1690, 1490, 70],
    [1810, 1500, 70],
    [1930, 1516, 70],
    // nor in the pond
    [2990, 2620, 200],
    [3084, 1350, 110],
  ] as const)
    put(clearing, x, y, { r });
  put(skyShip, 1610, 2150, { face: -1 });
  for (const [x, y, r, k, home, door, ajar] of [
    [2300, 2160, 130, 0, ['cook', 'lit'], '#4f8fb0', false],
    [2660, 2130, 150, 1, ['curtain', 'lit'], '#c9603f', true],
    [3080, 2150, 180, 2, ['quarrel', 'flower'], '#6f9f4a', false],
    [3660, 2200, 190, 0, ['lit', 'curtain'], '#d09a3f', false],
    [2080, 2700, 150, 2, ['curtain', 'cook'], '#8f6fc0', false],
    [3800, 2740, 190, 1, ['sleeper', 'lit'], '#c9603f', true],
    [2520, 2700, 120, 3, ['flower', 'lit'], '#e0b04a', false],
  ] as const)
    put(bulbHut, x, y, {
      r,
      home,
      door,
      ajar,
      pod: nth(['#e9b872', '#e0c48a', '#d9a878', '#f0cf9a'], k),
      petal: nth(['#d9577a', '#8f6fc0', '#e2743c', '#4fa08f'], k),
    });
  for (const [x, y, height] of [
    [2420, 1250, 230],
    [3760, 1300, 280],
    [2500, 1560, 170],
    [1310, 1040, 190],
    [2200, 1010, 110],
    [60, 1240, 230],
  ] as const)
    put(etherCrystals, x, y, { height, colour: x > 2000 ? '#6fb0e6' : '#58d0c0' });
  for (const [x, y, yaw, k] of [
    [930, 2130, -0.3, 0],
    [446, 2496, 0.12, 1],
    [3545, 2394, -0.16, 2],
  ] as const)
    put(stall, x, y, {
      once: true,
      sign: nth(['FRUIT', 'TONIC', 'TOYS'], k),
      yaw,
      ware: nth(['fruit', 'bottles', 'toys'] as const, k),
      colours: nth(
        [
          ['#e2543c', '#fbf0dc'],
          ['#4f8f92', '#fbf0dc'],
          ['#8f6fc0', '#fbf0dc'],
        ],
        k,
      ),
    });
};
