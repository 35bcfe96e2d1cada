/** The landmarks of level 7, each placed by hand. */
import { nth } from '../../core/geometry';
import { seabird } from '../../things/aloft/seabird';
import { stall } from '../../things/fair/stall';
import { beanstalk } from './things/beanstalk';
import { bubbleTree } from './things/bubble-tree';
import { cauldronRestaurant } from './things/cauldron-restaurant';
import { fins } from './things/fins';
import { fort } from './things/fort';
import { nestRim } from './things/nest-rim';
import { portHouse } from './things/port-house';
import { rowBoat } from './things/row-boat';
import { serpent } from './things/serpent';
import { sandPalace } from './things/sand-palace';
import { ship } from './things/ship';
import { skullRock } from './things/skull-rock';
import { skyIsland } from './things/sky-island';
import { topsail } from './things/topsail';
import { turtle } from './things/turtle';
import { whale } from './things/whale';
import { treasure } from '../../things/props/gear';
import { placer } from '../../stage/placer';
import type { Theme } from '../../stage/theme';
import { C, SKY } from './places';

export const landmarks: Theme['landmarks'] = ({ scene }, make) => {
  const put = placer(scene);
  put(skyIsland, ...SKY, { aloft: true, layer: 2, size: 1.05, depthY: 1000, hazeFactor: 0 });
  // the ship one stands on: the rim of the crow's nest, and a sail of her mast
  put(nestRim, 3840, 2716, { size: 1.3, aloft: true, layer: 3, depthY: 2716 });
  put(topsail, 0, 0, { aloft: true, layer: 3, depthY: 2716 });
  for (const [x, y, size, turn] of [
    [1080, 150, 1, 0.2],
    [650, 190, 0.8, 0.1],
    [3240, 1240, 1.1, -0.3],
    [150, 1760, 2.1, 0.3],
    [270, 1540, 1.2, -0.2],
  ] as const)
    put(seabird, x, y, { aloft: true, layer: 2, size, turn, depthY: 2000 });
  for (const [x, y, yaw] of [
    [280, 1240, -0.3],
    [2870, 1400, 0.2],
    [2330, 2590, -0.1],
    [620, 2390, 0.06],
  ] as const)
    put(rowBoat, x, y, { yaw });
  const navy = {
    hull: '#dfe6ee',
    trim: '#2f5f9a',
    sail: '#ffffff',
    stripe: undefined,
    mark: 'anchor',
    markColour: '#2f5f9a',
    figurehead: 'gull',
    flag: '#2f5f9a',
    roof: '#2f5f9a',
  } as const;
  put(ship, 1330, 372, { ...navy, size: 0.46, yaw: 0.06 });
  put(fins, 620, 2400, {});
  put(ship, 3520, 1440, { ...navy, size: 0.64, yaw: -0.1 });

  put(sandPalace, 800, 700, { yaw: 0 });
  put(beanstalk, 2030, 800, { tall: 620, sway: 190 });
  put(fort, 3180, 690, { yaw: -0.08, size: 0.94 });
  const own = put(ship, 680, 2060, { size: 1.16, yaw: -0.04, stripe: '#e0503f', hero: true });
  const deck = scene.random.fork('deck');
  // every watch has its work: a gun crew, a swabber, the cook and who waits for him, a lookout, a helmsman
  for (const [u, w, z, as] of [
    [-176, 40, 134, { pose: 'haul', mood: 'wince', flip: true }],
    [-128, 56, 132, { pose: 'push', mood: 'grin', flip: true, signs: ['sweat'] }],
    [-84, 30, 134, { pose: 'point', mood: 'angry', flip: true, signs: ['bang'] }],
    [-30, 66, 130, { pose: 'lunge', mood: 'sad', hold: 'broom', flip: false }],
    [26, 36, 134, { pose: 'run', mood: 'shock', hold: 'bucket', flip: false }],
    [96, 62, 132, { pose: 'present', mood: 'joy', hold: 'meat', flip: false }],
    [150, 40, 140, { pose: 'cheer', mood: 'star', flip: true }],
    [196, 62, 142, { pose: 'eat', mood: 'happy', flip: true }],
    [-280, 40, 276, { pose: 'hold', mood: 'stern', flip: false }],
    [-230, 56, 276, { pose: 'gazeUp', mood: 'shock', flip: true }],
    [250, 20, 168, { pose: 'sleep', mood: 'asleep', flip: false, signs: ['zzz'] }],
  ] as const) {
    const at = own.frame.at(u, w, 0);
    const lift = (z * own.scale) / scene.scaleAt(at[1]);
    scene.put(
      make(at, deck, { lift, sortY: own.box.y1 + 2 + w / 100, perched: true }, (spec) =>
        'plan' in spec
          ? { ...spec, flip: as.flip }
          : { ...spec, hold: null, off: null, signs: [], facing: 'front', ...as },
      ),
    );
  }
  put(cauldronRestaurant, 1500, 2380, { size: 0.72 });
  put(whale, 2150, 2100, { size: 0.68, hero: true });
  put(turtle, 2800, 1120, { hero: true });
  put(serpent, 3030, 2640, { hero: true });
  put(skullRock, 3140, 2090, { size: 0.85, yaw: -0.06 });
  put(ship, 120, 2890, {
    size: 0.8,
    hull: '#4a3a52',
    trim: '#9a4a5a',
    sail: '#5a4a68',
    mark: 'sun',
    markColour: '#e0b04a',
    figurehead: 'ram',
    flag: '#7a2f3f',
    roof: '#7a2f3f',
    yaw: -0.05,
  });

  for (const [x, y, yaw, floors, k] of [
    [1270, 1240, 0.3, 2, 0],
    [1540, 1240, 0.2, 1, 1],
    [1880, 1280, 0.05, 1, 2],
    [2180, 1360, -0.16, 1, 3],
    [2440, 1450, -0.34, 2, 4],
  ] as const)
    put(portHouse, x, y, {
      yaw,
      size: 0.9,
      floors,
      width: 270 + (k % 3) * 24,
      wall: nth(['#f6e3b8', '#f0c9a0', '#dfe6d0', '#f3d9c4', '#e6e0f0'], k),
      roof: nth(['#d9503f', '#2f8f9a', '#e09a3a', '#7a5fa0', '#4f8f5a'], k),
      shutter: nth(['#3f8f9a', '#d9503f', '#5f7fb0', '#4f8f5a', '#c98a3a'], k),
      sign: nth(['RUM', 'MAPS', 'INN', 'WASH', 'SOUP'], k),
    });
  for (const [x, y, tall] of [
    [3530, 2130, 500],
    [3480, 2260, 260],
  ] as const)
    put(bubbleTree, x, y, { tall, leaf: nth(C.leaf, tall % 3) });
  for (const [x, y, yaw, k, sign] of [
    [500, 830, 0.4, 0, 'FRUIT'],
    [1180, 830, -0.2, 1, 'TOYS'],
    [1370, 750, -0.3, 2, 'JUICE'],
    [1560, 1590, 0.1, 1, 'BEARS'],
    [2060, 1690, -0.14, 0, 'APPLES'],
    [3390, 2330, 0.1, 2, 'GROG'],
  ] as const)
    put(stall, x, y, {
      once: true,
      yaw,
      width: 220,
      ware: nth(['fruit', 'toys', 'bottles'] as const, k),
      colours: nth(
        [
          ['#e0503f', '#fbf0dc'],
          ['#2f8f9a', '#fbf0dc'],
          ['#e09a3a', '#fbf0dc'],
        ],
        k,
      ),
      sign,
    });
  put(treasure, 2860, 2250, {});
  put(treasure, 2180, 850, {});
};
