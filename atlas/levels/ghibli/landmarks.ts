/** The landmarks of level 2, each placed by hand. */
import { bird } from '../../things/aloft/aloft';
import { bakery } from './things/bakery';
import { bathhouse } from './things/bathhouse';
import { beastBus } from './things/beast-bus';
import { busStop } from './things/bus-stop';
import { camphor } from './things/camphor';
import { farmhouse } from './things/farmhouse';
import { floatingGarden } from './things/floating-garden';
import { flyingBoat } from './things/flying-boat';
import { gardenerRobot } from './things/gardener-robot';
import { clockTower, harbourHouse } from './things/harbour-house';
import { walkingHouse } from './things/walking-house';
import { woodSpirits } from './things/wood-spirits';
import { bridge } from '../../things/town/canal';
import { torii } from '../../things/town/shrine';
import { placer } from '../../stage/placer';
import type { Theme } from '../../stage/theme';

export const landmarks: Theme['landmarks'] = (stage, make) => {
  const { scene } = stage;
  const put = placer(scene);
  for (const [x, y] of [
    [2020, 420],
    [2110, 470],
    [1990, 520],
    [2640, 210],
    [3560, 120],
  ] as const)
    put(bird, x, y, { aloft: true, layer: -1, depthY: 900 });
  put(floatingGarden, 2250, 268, { aloft: true, layer: -1, depthY: 1100, hazeFactor: 0.6, size: 0.54 });
  put(camphor, 380, 1090, { size: 1.06 });
  // copper in the sun against a pale lawn: it is the first thing one sees, from far off too
  put(walkingHouse, 1470, 1050, {
    size: 1.2,
    hull: '#c07a44',
    iron: '#4d4454',
    roof: '#cf4a34',
    hazeFactor: 0.25,
  });
  put(bathhouse, 3190, 1230, { size: 1.12 });
  const span = put(bridge, 2490, 1370, { length: 480, width: 130, rise: 90, yaw: 0.1 });
  const guests = scene.random.fork('bridge');
  for (const [u, z] of [
    [-130, 64],
    [20, 92],
    [140, 60],
  ] as const) {
    const [x, y] = span.frame.at(u, 10, 0);
    scene.put(make([x, y], guests, { lift: z, sortY: span.box.y1 - 8, perched: true }));
  }
  put(bridge, 1590, 2420, {
    length: 420,
    width: 150,
    rise: 46,
    yaw: -0.12,
    red: '#8a6248',
    deck: '#c09a68',
  });
  put(gardenerRobot, 1210, 1500, {});
  put(farmhouse, 400, 1830, { yaw: 0.06 });
  put(beastBus, 430, 2480, {});
  put(busStop, 1150, 2386, {});
  put(torii, 880, 1180, { size: 0.8, width: 260, height: 240 });
  put(clockTower, 3726, 1900, { height: 500, size: 0.94 });
  const houses: readonly (readonly [number, number, number, number, string, string, string, boolean?])[] = [
    [2190, 1990, 230, 2, '#f0d9b8', '#b5573f', '#4f7f92'],
    [2400, 1900, 220, 3, '#f6e6c4', '#a8604a', '#5f8f5f'],
    [2620, 1870, 250, 2, '#e9c9a8', '#c0703f', '#7a5a8a', true],
    [3150, 1830, 260, 2, '#f3e2c8', '#8a5a5c', '#4f7f92', true],
    [3400, 1870, 230, 2, '#e6d0b0', '#96564c', '#5f8f5f'],
  ];
  for (const [x, y, width, storeys, wall, roof, shutter, broad = false] of houses)
    put(harbourHouse, x, y, { width, storeys, wall, roof, shutter, broad, size: 0.84 });
  put(bakery, 2480, 2440, { size: 0.96 });
  put(flyingBoat, 3626, 2440, { face: -1, size: 0.9 });
  for (const [x, y] of [
    [720, 1240],
    [180, 1300],
    [930, 960],
    [620, 1380],
    [320, 1400],
  ] as const)
    put(woodSpirits, x, y, {});
};
