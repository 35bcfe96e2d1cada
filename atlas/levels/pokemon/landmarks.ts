/** The landmarks of level 1, each placed by hand. */
import { nth } from '../../core/geometry';
import type { CreatureSpec } from '../../creatures/creature';
import { balloon, bannerPlane, bird } from '../../things/aloft/aloft';
import { carousel } from '../../things/fair/carousel';
import { castle } from '../../things/fair/castle';
import { chairSwing } from '../../things/fair/chair-swing';
import { coaster } from '../../things/fair/coaster';
import { ferrisWheel } from '../../things/fair/ferris-wheel';
import { fountain } from '../../things/fair/fountain';
import { helterSkelter } from '../../things/fair/helter-skelter';
import { lilyPads, swanBoat } from '../../things/fair/leisure';
import { trainAlong } from '../../things/fair/mini-train';
import { stall } from '../../things/fair/stall';
import type { Ware } from '../../things/fair/stall';
import { bigTop, pavilion } from '../../things/fair/tent';
import { crag } from '../../things/nature/crag';
import { RING_FLOOR, battleRing } from './things/battle-ring';
import { capsuleMachine } from './things/capsule-machine';
import { hatchery } from './things/hatchery';
import { healingCentre } from './things/healing-centre';
import { lakeSerpent } from './things/lake-serpent';
import { mascotBalloon } from './things/mascot-balloon';
import { berryPress, berryTree } from './things/orchard';
import type { BerryName } from './things/orchard';
import { sleeper } from './things/sleeper';
import { placer } from '../../stage/placer';
import type { Theme } from '../../stage/theme';
import { AWNINGS, C, RAILS, RING } from './places';

const WARES: readonly Ware[] = ['fruit', 'toys', 'bottles'];

const SIGNS = [
  'POPCORN',
  'TOYS',
  'CANDY',
  'DUCKS',
  'CAKES',
  'JUICE',
  'DARTS',
  'HOOPS',
  'SNACKS',
  'TICKETS',
  'PRIZES',
  'TEA',
  'MASKS',
  'FISH',
];

/** Rows of the orchard: where each tree stands, and what it bears. */
const ORCHARD: readonly (readonly [x: number, y: number, berries: BerryName, colour: string])[] = [
  [2540, 2290, 'round', '#5f8fd0'],
  [2830, 2262, 'pear', '#f0b84a'],
  [3110, 2310, 'heart', '#e8604a'],
  [2430, 2470, 'star', '#8f7fb8'],
  [2720, 2460, 'heart', '#e8604a'],
  [3020, 2500, 'round', '#5f8fd0'],
  [2590, 2650, 'pear', '#f0b84a'],
];

export const landmarks: Theme['landmarks'] = (stage, make) => {
  const { scene } = stage;
  const put = placer(scene);
  put(mascotBalloon, 960, 730, { aloft: true, layer: -1, size: 1.2, depthY: 900, hazeFactor: 0.2 });
  put(balloon, 2790, 330, {
    aloft: true,
    layer: -1,
    size: 1.3,
    depthY: 900,
    hazeFactor: 0.8,
    colours: [C.teal, C.cream, C.violet],
  });
  put(balloon, 250, 460, {
    aloft: true,
    layer: -1,
    size: 1.0,
    depthY: 900,
    hazeFactor: 0.9,
    colours: [C.gold, C.cream, C.red],
  });
  put(bannerPlane, 1560, 190, {
    aloft: true,
    layer: -1,
    size: 1.25,
    depthY: 900,
    hazeFactor: 0.5,
    text: 'WELCOME',
  });
  for (const [x, y] of [
    [1380, 380],
    [1600, 230],
    [1420, 260],
    [3250, 210],
    [700, 150],
  ] as const)
    put(bird, x, y, { aloft: true, layer: -1, depthY: 900, size: 1.2 });

  put(castle, 120, 1010, { width: 480, size: 1.05, wall: '#f4ddd0' });
  put(hatchery, 640, 1200, { size: 1.1 });
  put(ferrisWheel, 1985, 1120, { r: 560 });
  put(bigTop, 1290, 1190, { r: 330 });
  put(coaster, 2990, 1130, {
    width: 2000,
    train: 0.36,
    cars: 6,
    course: [
      [-560, 60, 60],
      [-520, 60, 240],
      [-430, 50, 600],
      [-310, 40, 900],
      [-160, 30, 960],
      [-20, 20, 760],
      [90, 10, 380],
      [210, 0, 150],
      [380, 0, 110],
      [540, 0, 230],
      [600, 6, 480],
      [490, 12, 680],
      [330, 18, 640],
      [260, 24, 440],
      [330, 30, 230],
      [520, 36, 110],
      [720, 40, 170],
      [880, 40, 420],
      [1010, 30, 560],
      [1150, 20, 480],
      [1320, 10, 200],
    ],
  });
  put(helterSkelter, 2400, 1340, {});
  put(carousel, 390, 1850, { r: 345 });
  put(chairSwing, 3120, 1420, {});
  put(healingCentre, 1090, 1590, {});
  put(capsuleMachine, 2720, 1640, {});
  const ring = put(battleRing, ...RING, {});
  // today's bout: a round one against a long one
  const bout = scene.random.fork('bout');
  const fighters: readonly (readonly [u: number, spec: CreatureSpec])[] = [
    [
      -170,
      {
        plan: 'blob',
        body: 'egg',
        colour: 'orange',
        second: 'cream',
        ears: 'cat',
        inner: 'cream',
        limbs: 'feet',
        arms: 'up',
        tail: 'bolt',
        tailColour: 'cream',
        mood: 'angry',
        scale: 1.25,
      },
    ],
    [
      170,
      {
        plan: 'beast',
        colour: 'cobalt',
        second: 'sky',
        ears: 'fins',
        inner: 'sky',
        snout: 'dragon',
        tail: 'fish',
        pose: 'walk',
        mood: 'cocky',
        flip: true,
        scale: 1.2,
      },
    ],
  ];
  for (const [u, spec] of fighters) {
    const at = ring.frame.at(u, 0, 0);
    const lift = RING_FLOOR * (ring.scale / scene.scaleAt(at[1]));
    scene.put(make(at, bout, { lift, sortY: ring.box.y1 + 2, perched: true }, () => spec));
  }
  put(sleeper, 1330, 2540, {});
  for (const [x, y, berries, colour] of ORCHARD) put(berryTree, x, y, { berries, colour });
  put(fountain, 2270, 2130, { r: 150 });
  put(berryPress, 3320, 2520, {});
  put(lakeSerpent, 3330, 1960, {});
  put(crag, 3560, 1800, { width: 640, height: 700 });
  put(crag, 3760, 2290, { width: 330, height: 240, fall: false });

  const stalls: readonly (readonly [number, number, number, number])[] = [
    [1640, 1270, 0.06, 1],
    [2255, 1290, -0.08, 1],
    [2760, 1330, 0.25, 2],
    [2800, 1960, 0.62, 2],
    [40, 2170, -0.5, 0],
    [940, 2150, -0.2, 3],
  ];
  stalls.forEach(([x, y, yaw, tint], i) =>
    put(stall, x, y, {
      yaw,
      colours: nth(AWNINGS, tint),
      sign: nth(SIGNS, i % SIGNS.length),
      ware: nth(WARES, i % 3),
      width: 230 + (i % 3) * 30,
      wall: nth(['#c98d57', '#b97a54', '#a8866a'], i % 3),
    }),
  );
  put(pavilion, 3060, 1640, { colours: nth(AWNINGS, 2) });
  for (const [x, y, face] of [
    [3110, 2040, 1],
    [3690, 2010, -1],
    [3470, 2140, 1],
  ] as const)
    put(swanBoat, x, y, { face });
  for (const [x, y] of [
    [3020, 1950],
    [3700, 1990],
    [3300, 1850],
  ] as const)
    put(lilyPads, x, y, {});
  trainAlong(scene, RAILS, { start: 150, cars: 5 });
};
