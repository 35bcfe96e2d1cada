/** The landmarks of level 7, each placed by hand. */
import { nth } from '../../core/geometry';
import { bird } from '../../things/aloft/aloft';
import { stall } from '../../things/fair/stall';
import { crag } from '../../things/nature/crag';
import { beanstalk } from './things/beanstalk';
import { bubbleTree } from './things/bubble-tree';
import { cauldronRestaurant } from './things/cauldron-restaurant';
import { fort } from './things/fort';
import { portHouse } from './things/port-house';
import { sandPalace } from './things/sand-palace';
import { ship } from './things/ship';
import { skullRock } from './things/skull-rock';
import { skyIsland } from './things/sky-island';
import { whale } from './things/whale';
import { treasure } from '../../things/props/gear';
import { placer } from '../../stage/placer';
import type { Theme } from '../../stage/theme';
import { C } from './places';

export const landmarks: Theme['landmarks'] = ({ scene }, make) => {
  const put = placer(scene);
  put(skyIsland, 2860, 350, { aloft: true, layer: -1, size: 1.05, depthY: 1700, hazeFactor: 0.4 });
  for (const [x, y] of [
    [1360, 420],
    [1460, 330],
    [700, 200],
    [2200, 140],
    [3560, 180],
  ] as const)
    put(bird, x, y, { aloft: true, layer: -1, depthY: 900, size: 1.2 });
  for (const [x, y, width, height] of [
    [1180, 700, 240, 120],
    [3720, 716, 400, 260],
    [2140, 690, 160, 90],
  ] as const)
    put(crag, x, y, { width, height, fall: false, material: '#8fa090', hazeFactor: 1.5 });
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
  put(ship, 1420, 850, { ...navy, size: 0.86, yaw: 0.06 });
  put(ship, 3640, 800, { ...navy, size: 0.72, yaw: -0.1 });

  put(sandPalace, 560, 1100, { yaw: 0.06, size: 1.06 });
  put(beanstalk, 2560, 985, { tall: 820, sway: 190, size: 1.02 });
  put(fort, 3240, 1310, { yaw: -0.08, size: 0.94 });
  const own = put(ship, 1960, 1690, { size: 1.62, yaw: -0.04, stripe: '#e0503f', hero: true });
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
  put(cauldronRestaurant, 1010, 1640, { size: 0.86 });
  put(whale, 2420, 2060, { size: 1.05, hero: true });
  put(skullRock, 3300, 2190, { size: 0.98, yaw: -0.06 });
  put(ship, -110, 2800, {
    size: 0.98,
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
    [430, 2170, 0.3, 2, 0],
    [680, 2090, 0.2, 2, 1],
    [1330, 2040, 0.05, 2, 2],
    [1640, 2100, -0.16, 2, 3],
    [1870, 2210, -0.34, 2, 4],
  ] as const)
    put(portHouse, x, y, {
      yaw,
      floors,
      width: 270 + (k % 3) * 24,
      wall: nth(['#f6e3b8', '#f0c9a0', '#dfe6d0', '#f3d9c4', '#e6e0f0'], k),
      roof: nth(['#d9503f', '#2f8f9a', '#e09a3a', '#7a5fa0', '#4f8f5a'], k),
      shutter: nth(['#3f8f9a', '#d9503f', '#5f7fb0', '#4f8f5a', '#c98a3a'], k),
      sign: nth(['RUM', 'MAPS', 'INN', 'HOOKS', 'SOUP'], k),
    });
  for (const [x, y, tall] of [
    [3730, 2330, 720],
    [3620, 2560, 560],
    [2730, 2180, 430],
  ] as const)
    put(bubbleTree, x, y, { tall, leaf: nth(C.leaf, tall % 3) });
  for (const [x, y, yaw, k] of [
    [300, 1210, 0.4, 0],
    [860, 1250, -0.2, 1],
    [1060, 1140, -0.3, 2],
    [1090, 2520, 0.1, 1],
    [1560, 2480, -0.14, 0],
    [3120, 2470, 0.1, 2],
  ] as const)
    put(stall, x, y, {
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
      sign: nth(['DATES', 'LOOT', 'GROG'], k),
    });
  put(treasure, 3240, 2350, {});
  put(treasure, 2620, 1020, {});
};
