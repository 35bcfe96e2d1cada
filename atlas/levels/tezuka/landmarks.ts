/** The landmarks of level 6, each placed by hand. */
import { flyingCar } from './things/flying-car';
import type { FlyingCarOptions } from './things/flying-car';
import { hospital } from './things/hospital';
import { lionRock } from './things/lion-rock';
import { phoenixMountain } from './things/phoenix-mountain';
import { conveyor } from './things/conveyor';
import { robotFactory } from './things/robot-factory';
import { rocket } from './things/rocket';
import { skyway } from './things/skyway';
import { jungleTree } from './things/street-props';
import { namedStudio } from './things/named-studio';
import { discTower, podHouse } from './things/towers';
import { placer } from '../../stage/placer';
import type { Theme } from '../../stage/theme';
import { C } from './places';

export const landmarks: Theme['landmarks'] = (stage) => {
  const { scene } = stage;
  const put = placer(scene);
  const cars: readonly (readonly [number, number, number, string, number, FlyingCarOptions?])[] = [
    [1300, 200, 1, '#e2604a', 1.2, { load: 'cases' }],
    [2280, 150, -1, '#f0c04a', 1.1],
    // broken down, and pulled home by the yellow one
    [2800, 186, -1, '#5f8fc4', 1, { load: 'smoke', tow: 250, trail: false }],
    [1080, 420, 1, '#6aa878', 0.7],
    [3440, 130, -1, '#ec7d86', 1.3, { load: 'sofa' }],
    [2600, 440, -1, '#fbf2e2', 0.7],
    [3520, 352, -1, '#e2604a', 0.8],
    [1640, 96, -1, '#f2b03a', 0.8, { load: 'taxi' }],
  ];
  for (const [pilot, [x, y, face, body, size, more]] of cars.entries())
    put(flyingCar, x, y, {
      face,
      body,
      pilot,
      size,
      trail: true,
      aloft: true,
      layer: -1,
      depthY: 900,
      hazeFactor: 0.3,
      ...more,
    });
  put(discTower, 1230, 900, { height: 760 });
  put(discTower, 2420, 780, { height: 640, trim: C.teal, saucers: 2, ramp: false });
  put(discTower, 3740, 900, { height: 800, trim: C.gold, saucers: 3 });
  put(podHouse, 1480, 860, {});
  put(podHouse, 2240, 930, { shell: '#f6d8cc', trim: C.red });
  put(skyway, 1840, 990, { length: 2900, perched: true });
  put(phoenixMountain, 470, 1080, { size: 1.12, hazeFactor: 0.4 });
  put(rocket, 1890, 1300, { size: 1.14, hazeFactor: 0.4 });
  put(robotFactory, 3360, 1080, { size: 1.04 });
  put(conveyor, 3360, 1310, { long: 540 });
  put(podHouse, 1180, 1400, { shell: '#e6f0ea', trim: C.red, size: 1.1 });
  put(podHouse, 2860, 1680, { shell: '#fdf2de', trim: C.teal, size: 1.1 });
  put(podHouse, 3740, 1560, { shell: '#f6d8cc', trim: C.red, size: 1.2 });
  put(discTower, 140, 1560, { height: 620, trim: C.teal, saucers: 2 });
  put(lionRock, 490, 2060, {});
  put(namedStudio, 2090, 1980, { size: 0.8 });
  put(hospital, 3470, 2210, { propped: true });
  for (const [x, y, tall, size] of [
    [960, 1690, 520, 0.9],
    [90, 2080, 560, 1],
    [30, 2640, 620, 1.2],
    [250, 1640, 480, 0.8],
  ] as const)
    put(jungleTree, x, y, { tall, size, leaf: x % 20 ? '#2f6a4c' : '#3c7a4a' });
  for (const [x, y, body, face, pilot] of [
    [3160, 1640, '#e2604a', 1, 4],
    [3520, 1600, '#f0c04a', -1, 6],
    [1690, 2640, '#5f8fc4', 1, 3],
  ] as const)
    put(flyingCar, x, y, { body, face, pilot });
};
