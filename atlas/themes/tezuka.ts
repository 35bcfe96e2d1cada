/** Level 6: the future as it used to be, on both banks of a rolling pavement. */
import { clouds } from '../backdrop/clouds';
import { sky } from '../backdrop/sky';
import { tezukaCast } from '../casts/tezuka';
import { distance, nth, resample, spline } from '../core/geometry';
import type { Point } from '../core/geometry';
import { DayLight } from '../core/light';
import { queue, scatter } from '../core/place';
import type { Stage } from '../core/place';
import type { Placement, ThingKind } from '../core/thing';
import { edges } from '../ground/edges';
import { cobbles, slabs } from '../ground/paving';
import { area, island, road } from '../ground/shapes';
import { earth, grass, water } from '../ground/textures';
import { bird, bunting } from '../things/aloft/aloft';
import { bush, tree } from '../things/nature/tree';
import { crate, pot } from '../things/props/containers';
import { bench, parasol } from '../things/props/furniture';
import { flowerBed, rock } from '../things/props/garden';
import { farCity } from '../things/tezuka/far-city';
import { flyingCar } from '../things/tezuka/flying-car';
import { hospital } from '../things/tezuka/hospital';
import { lionRock } from '../things/tezuka/lion-rock';
import { phoenixMountain } from '../things/tezuka/phoenix-mountain';
import { conveyor, robotFactory } from '../things/tezuka/robot-factory';
import { rocket } from '../things/tezuka/rocket';
import { skyway } from '../things/tezuka/skyway';
import { fern, jungleTree, orbitLamp, tubeBooth } from '../things/tezuka/street-props';
import { studio } from '../things/tezuka/studio';
import { discTower, podHouse } from '../things/tezuka/towers';
import { tellStories } from '../stories/tell';
import { handSet } from './hand-set';
import type { Theme } from './theme';

const C = {
  paving: '#fbf1dc',
  walk: '#ef9680',
  chevron: '#fff6e6',
  plaza: '#cfe9e2',
  ash: '#ecc9a4',
  jungle: '#9fca7a',
  court: '#f0dca8',
  lawn: '#c3e3a6',
  yard: '#e3d3d4',
  pool: '#7cc8d4',
  red: '#e2604a',
  teal: '#5fa8b4',
  gold: '#f0c04a',
};

/** The rolling pavement, far to near. */
const WALK: readonly Point[] = [
  [2180, 660],
  [2560, 880],
  [2620, 1180],
  [2330, 1480],
  [1700, 1640],
  [1310, 1900],
  [1440, 2230],
  [2060, 2420],
  [2560, 2560],
  [2860, 2860],
];

/** Arrows along the pavement, so that one sees it move. */
function chevrons({ scene, ground }: Stage): void {
  const line = resample(spline(WALK, false, 16), 10);
  const marks: Point[][] = [];
  let gone = 0;
  for (let i = 1; i + 1 < line.length; i++) {
    const [a, b] = [nth(line, i - 1), nth(line, i + 1)];
    const [x, y] = nth(line, i);
    const s = scene.scaleAt(y);
    gone += distance(a, b) / 2;
    if (gone < 120 * s) continue;
    gone = 0;
    const long = distance(a, b) || 1;
    const [dx, dy] = [(b[0] - a[0]) / long, (b[1] - a[1]) / long];
    const at = (along: number, side: number): Point => [
      x + (dx * along - dy * side) * s,
      y + (dy * along + dx * side) * s * 0.72,
    ];
    marks.push([at(-20, -66), at(26, 0), at(-20, 66), at(4, 66), at(52, 0), at(4, -66)]);
  }
  ground.fillMarks(marks, C.chevron, { smooth: false, opacity: 0.9 });
}

export const tezuka: Theme = {
  level: 6,
  routeKeyword: 'tezuka',
  seed: 'tomorrow-1',
  horizon: 560,
  scale: { farScale: 0.57, nearScale: 1.12 },
  light: new DayLight({ haze: '#cfece6', hazeStrength: 0.5, shadow: '#5a4a9a', ink: '#2c2038' }),
  finish: {
    vignette: '#2a2a6a',
    vignetteOpacity: 0.36,
    sun: '#fff4d8',
    sunAt: [0.5, 0.6],
    sunOpacity: 0.14,
    washes: (
      [
        [40, 2600, 800, 620],
        [3820, 2700, 620, 420],
        [0, 1560, 460, 420],
        [3840, 1160, 300, 420],
        [1900, 2790, 1700, 170],
      ] as const
    ).map(([x, y, rx, ry]) => ({ at: [x, y] as const, rx, ry, colour: '#5a78c0', opacity: 0.4 })),
  },

  backdrop: (scene) => [
    sky(scene, {
      stops: [
        [0, '#4fb6c4'],
        [0.4, '#93d8d6'],
        [0.75, '#e6f0d4'],
        [1, '#ffe9c4'],
      ],
      streaks: ['#ffffff', '#8fd8dc', '#fff0cc'],
    }),
    clouds(scene, {
      body: '#fffdf6',
      shade: '#e6f2ec',
      deep: '#b4dcdc',
      ink: '#5a8fa8',
      list: [
        [3060, 420, 900, 250],
        [1580, 300, 620, 170],
        [3660, 250, 520, 150],
      ],
    }),
    farCity(scene, {
      y: 600,
      rows: [
        { colour: '#a9d4d8', low: 180, high: 430, step: 150 },
        { colour: '#e2c8c0', low: 130, high: 330, step: 170 },
        { colour: '#e8a890', low: 80, high: 210, step: 190 },
      ],
      windows: '#fff6cc',
    }),
  ],

  ground: (stage) => {
    const { scene, ground } = stage;
    const { width, height } = scene;
    ground.lay(
      'paving',
      [
        [-60, 640],
        [width + 60, 640],
        [width + 60, height + 60],
        [-60, height + 60],
      ],
      { material: C.paving, texture: slabs({ slab: 120 }), edge: edges.ink({ edgeWidth: 3 }) },
    );
    ground.lay(
      'ash',
      area(
        [
          [-80, 820],
          [500, 760],
          [1000, 860],
          [1130, 1060],
          [900, 1240],
          [400, 1300],
          [-80, 1320],
        ],
        { seed: 3 },
      ),
      { material: C.ash, texture: earth(), edge: edges.grassy({ grassColour: '#b4b878' }) },
    );
    ground.lay(
      'yard',
      area(
        [
          [2700, 960],
          [3300, 900],
          [3940, 960],
          [3940, 1420],
          [3560, 1500],
          [2960, 1480],
          [2760, 1300],
        ],
        { seed: 6, rough: 5 },
      ),
      {
        material: C.yard,
        texture: slabs({ slab: 170, seed: 4 }),
        edge: edges.kerb({ kerbColour: '#cbbcc0', kerbWidth: 12, lift: 6 }),
      },
    );
    ground.lay(
      'jungle',
      area(
        [
          [-80, 1560],
          [520, 1420],
          [1020, 1560],
          [1180, 1900],
          [1240, 2320],
          [1120, 2620],
          [1180, 2860],
          [-80, 2860],
        ],
        { seed: 8, rough: 16 },
      ),
      {
        material: C.jungle,
        texture: grass({ flowers: ['#f6f0e6', '#f2a0b4'], density: 1.2 }),
        edge: edges.grassy({ grassColour: '#6f9f54' }),
      },
    );
    ground.lay('court', island([560, 2290], 470, 170, { seed: 4, rough: 0.1 }), {
      material: C.court,
      texture: earth({ seed: 3 }),
      edge: edges.grassy({ grassColour: '#7fae5c' }),
    });
    ground.lay(
      'lawn',
      area(
        [
          [2700, 1760],
          [3300, 1640],
          [3940, 1680],
          [3940, 2660],
          [3400, 2760],
          [2900, 2600],
          [2560, 2300],
          [2560, 1960],
        ],
        { seed: 11, rough: 12 },
      ),
      {
        material: C.lawn,
        texture: grass({ flowers: ['#ffffff', '#ec7d86', '#f6d264'] }),
        edge: edges.kerb({ kerbColour: '#f4ece0', kerbWidth: 14, lift: 7 }),
      },
    );
    ground.lay('sand', island([2920, 2420], 200, 78, { seed: 7, rough: 0.08 }), {
      material: '#f2dfae',
      texture: earth({ seed: 8, pebbles: 0.3 }),
      edge: edges.kerb({ kerbColour: '#ec7d86', kerbWidth: 16, lift: 10 }),
    });
    ground.lay('walk', road(scene, WALK, 250, { rough: 3 }), {
      material: C.walk,
      edge: edges.kerb({ kerbColour: '#f4ece0', kerbWidth: 18, lift: 9 }),
    });
    chevrons(stage);
    ground.lay('plaza', island([1890, 1300], 540, 226, { rough: 0.006 }), {
      material: C.plaza,
      texture: cobbles({ stone: 36, cover: -0.05 }),
      edge: edges.kerb({ kerbColour: '#e8dccc', kerbWidth: 14, lift: 7 }),
    });
    ground.inkMarks(
      [440, 500].map((r) => island([1890, 1300], r, r * 0.42, { rough: 0 })),
      { width: 10, colour: C.red, opacity: 0.8, smooth: true },
    );
    ground.lay('water', island([1010, 2620], 200, 84, { seed: 21, rough: 0.12 }), {
      material: C.pool,
      texture: water(),
      edge: edges.bank(),
    });
    ground.sunPatch([1900, 1380], 700, 260, '#fffdf0', 0.4);
    ground.sunPatch([660, 2330], 480, 170, '#fff6cc', 0.5);
    ground.sunPatch([2200, 2300], 600, 260, '#fffbe8', 0.4);
    ground.sunPatch([3300, 1420], 460, 120, '#fff8ee', 0.5);
  },

  landmarks: (stage) => {
    const { scene } = stage;
    const put = <O extends object>(
      kind: ThingKind<O>,
      x: number,
      y: number,
      options: NoInfer<O> & Placement,
    ) => scene.add(kind, [x, y], options);
    const cars: readonly (readonly [number, number, number, string, number])[] = [
      [1300, 200, 1, '#e2604a', 1.2],
      [2380, 130, -1, '#f0c04a', 1.1],
      [2900, 300, 1, '#5f8fc4', 0.9],
      [1080, 420, 1, '#6aa878', 0.7],
      [3440, 130, -1, '#ec7d86', 1.3],
      [2560, 430, -1, '#fbf2e2', 0.7],
      [3700, 420, -1, '#e2604a', 0.8],
      [1560, 90, -1, '#5f8fc4', 0.7],
    ];
    for (const [x, y, face, body, size] of cars)
      put(flyingCar, x, y, {
        face,
        body,
        size,
        trail: true,
        aloft: true,
        layer: -1,
        depthY: 900,
        hazeFactor: 0.3,
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
    put(podHouse, 1440, 1180, { trim: C.gold });
    put(podHouse, 2860, 1680, { shell: '#fdf2de', trim: C.teal, size: 1.1 });
    put(podHouse, 3740, 1560, { shell: '#f6d8cc', trim: C.red, size: 1.2 });
    put(discTower, 140, 1560, { height: 620, trim: C.teal, saucers: 2 });
    put(lionRock, 490, 2060, {});
    put(studio, 2090, 1980, { size: 0.8 });
    put(hospital, 3470, 2210, {});
    for (const [x, y, tall, size] of [
      [960, 1690, 520, 0.9],
      [90, 2080, 560, 1],
      [30, 2640, 620, 1.2],
      [250, 1640, 480, 0.8],
    ] as const)
      put(jungleTree, x, y, { tall, size, leaf: x % 20 ? '#4c8648' : '#5f9a4a' });
    for (const [x, y, body, face] of [
      [3160, 1640, '#e2604a', 1],
      [3520, 1600, '#5f8fc4', -1],
      [1690, 2640, '#f0c04a', 1],
    ] as const)
      put(flyingCar, x, y, { body, face, driver: '#3a2c44' });
  },

  props: (stage) => {
    const { scene } = stage;
    for (const [x, y, width, leaf] of [
      [3880, 2800, 420, '#6aa85a'],
      [2700, 1900, 230, '#7cb868'],
      [1330, 2810, 260, '#6aa85a'],
    ] as const)
      scene.add(tree, [x, y], { width, height: width * 1.25, leaf });
    for (const [x, y] of [
      [1500, 1450],
      [2290, 1350],
      [1640, 1160],
      [2170, 1150],
      [2480, 1640],
      [1640, 1830],
      [1600, 2260],
      [2380, 2340],
      [2850, 1500],
      [3560, 1560],
      [1150, 1640],
      [2060, 2640],
    ] as const)
      if (scene.isFree([x, y], 18)) scene.add(orbitLamp, [x, y], {});
    for (const [x, y] of [
      [1330, 1560],
      [2560, 1500],
      [1820, 2270],
      [2230, 2720],
      [3640, 1380],
    ] as const)
      if (scene.isFree([x, y], 40)) scene.add(tubeBooth, [x, y], {});
    for (const [a, b] of [
      [
        [3020, 2380],
        [3320, 2700],
      ],
      [
        [1520, 1320],
        [1700, 1480],
      ],
    ] as const)
      scene.add(bunting, a, {
        to: b,
        z: 230,
        sortY: Math.max(a[1], b[1]),
        colours: ['#ec7d86', '#ffffff', '#7cc0c4', '#f6d264'],
      });
    for (const [x, y] of [
      [900, 330],
      [980, 380],
      [2000, 250],
    ] as const)
      scene.add(bird, [x, y], { aloft: true, layer: -1, depthY: 900 });
    // a hedge of trees where the pavement meets the metropolis
    scatter(stage, {
      kind: tree,
      count: 44,
      apart: -16,
      on: ['paving'],
      within: [
        [-40, 646],
        [3880, 646],
        [3880, 720],
        [-40, 720],
      ],
      options: (r) => ({
        width: r.range(130, 200),
        height: r.range(150, 230),
        leaf: r.pick(['#7cb868', '#6aa85a', '#94c878']),
      }),
    });
    scatter(stage, {
      kind: fern,
      count: 20,
      apart: 10,
      on: ['jungle'],
      options: (r) => ({ leaf: r.pick(['#5f9a4a', '#4c8648', '#7ab056']), size: r.range(0.8, 1.1) }),
    });
    scatter(stage, {
      kind: bush,
      count: 26,
      apart: 2,
      on: ['jungle', 'lawn'],
      options: (r) => ({
        width: r.range(70, 120),
        leaf: r.pick(['#6aa85a', '#5a9a54', '#86bd66']),
        flower: r.chance(0.6) ? r.pick(['#f2a0b4', '#ffffff', '#f6d264']) : undefined,
      }),
    });
    // a low hedge along the lower edge, for somebody to hide behind
    for (let x = 90; x < 3700; x += 196)
      if (scene.isFree([x, 2742], 30))
        scene.add(bush, [x + ((x * 7) % 41), 2742 + (x % 17)], {
          width: 120 + (x % 31),
          leaf: x % 3 ? '#6aa85a' : '#7cb868',
          flower: nth(['#f2a0b4', '#ffffff', '#f6d264'], x % 3),
        });
    scatter(stage, {
      kind: flowerBed,
      count: 7,
      apart: 24,
      on: ['lawn', 'paving'],
      options: (r) => ({ r: r.range(56, 84), stone: '#f4ece0', flowers: ['#ec7d86', '#ffffff', '#f6d264'] }),
    });
    scatter(stage, {
      kind: bench,
      count: 8,
      apart: 20,
      on: ['lawn', 'paving', 'plaza'],
      options: (r) => ({ yaw: r.pick([-0.4, 0, 0.3]), material: r.pick(['#8fc9c4', '#f0b8a0']) }),
    });
    scatter(stage, {
      kind: parasol,
      count: 6,
      apart: 26,
      on: ['paving', 'lawn'],
      options: (r) => ({
        colours: r.pick([
          ['#e2604a', '#fff6e6'],
          ['#5fa8b4', '#fff6e6'],
          ['#f0c04a', '#fff6e6'],
        ]),
      }),
    });
    scatter(stage, {
      kind: crate,
      count: 16,
      apart: 4,
      on: ['yard'],
      options: (r) => ({ yaw: r.range(-0.4, 0.4) }),
    });
    scatter(stage, {
      kind: pot,
      count: 26,
      apart: 6,
      on: ['paving', 'plaza'],
      options: (r) => ({
        flower: r.pick(['#ec7d86', '#ffffff', '#f6d264']),
        material: r.pick(['#8fc9c4', '#e2604a', '#f0c04a']),
      }),
    });
    scatter(stage, {
      kind: rock,
      count: 16,
      apart: 0,
      on: ['ash', 'court'],
      options: (r) => ({ width: r.range(40, 86), height: r.range(26, 60), material: '#c98f78' }),
    });
  },

  stories: (stage, make) => {
    for (const [from, to, n] of [
      [[1890, 1500], [1500, 1380], 8],
      [[3290, 2640], [3060, 2700], 5],
      [[2120, 2190], [1760, 2190], 6],
    ] as const)
      queue(stage, from, to, n, make);
    handSet(
      stage,
      make,
      'ticket to the moon',
      [2060, 1520],
      [
        { dx: -40, as: { pose: 'cheer', mood: 'joy', hold: 'suitcase', flip: false, signs: ['spark'] } },
        { dx: 60, as: { pose: 'hug', mood: 'sad', flip: true } },
      ],
    );
    handSet(
      stage,
      make,
      'first step of a robot',
      [3080, 1440],
      [
        { dx: -50, as: { pose: 'present', mood: 'joy', outfit: 'labcoat', flip: false } },
        { dx: 60, as: { pose: 'cheer', mood: 'joy', outfit: 'labcoat', flip: true, signs: ['heart'] } },
      ],
    );
    handSet(
      stage,
      make,
      'audience with the king',
      [540, 2300],
      [
        { dx: -60, as: { pose: 'bow', mood: 'worried', flip: false, signs: ['sweat'] } },
        { dx: 30, as: { pose: 'kneel', mood: 'serene', hold: 'flower', flip: false } },
      ],
    );
    handSet(
      stage,
      make,
      'deadline',
      [2010, 2300],
      [
        { dx: -50, as: { pose: 'run', mood: 'shock', hold: 'paper', flip: true, signs: ['dust'] } },
        { dx: 60, as: { pose: 'run', mood: 'angry', hold: 'fan', flip: true, signs: ['anger'] } },
      ],
    );
    handSet(
      stage,
      make,
      'discharged from the ward',
      [3060, 2560],
      [
        {
          dx: -60,
          as: { pose: 'jump', mood: 'joy', build: 'kid', outfit: 'pajamas', hold: 'balloon', flip: false },
        },
        {
          dx: 40,
          as: { pose: 'wave', mood: 'happy', hat: 'nurse', hatColors: ['white', 'coral'], flip: true },
        },
      ],
    );
    handSet(
      stage,
      make,
      'walking against the pavement',
      [1420, 1830],
      [{ dx: 0, as: { pose: 'run', mood: 'dizzy', signs: ['sweat', 'speed'], flip: false } }],
    );
    handSet(
      stage,
      make,
      'one feather',
      [760, 1280],
      [
        { dx: -50, as: { pose: 'overhead', mood: 'joy', hold: ['flower', 'red'], flip: false } },
        { dx: 60, as: { pose: 'jump', mood: 'shock', flip: true } },
      ],
    );
    tellStories(stage, make, {
      count: 27,
      on: ['paving', 'walk', 'plaza', 'ash', 'jungle', 'court', 'lawn', 'yard'],
    });
  },

  crowd: {
    count: 205,
    cover: 0.18,
    lonely: 0.45,
    on: { paving: 1, walk: 1, plaza: 1, ash: 0.8, jungle: 0.6, court: 1, lawn: 0.8, yard: 1, sand: 0.8 },
    near: (
      [
        [1890, 1440, 520],
        [2500, 1200, 300],
        [3200, 1450, 460],
        [700, 1290, 420],
        [1300, 1640, 340],
        [640, 2330, 480],
        [1420, 2080, 300],
        [1700, 2480, 420],
        [2300, 2460, 420],
        [2450, 1900, 340],
        [3100, 2640, 460],
        [2900, 1720, 400],
        [3600, 1650, 280],
        [1200, 1120, 260],
        [640, 2560, 460],
      ] as const
    ).map(([x, y, reach]) => ({ at: [x, y] as const, reach })),
  },
  cast: tezukaCast,
  duplicates: { mainPair: true, pictures: [] },
};
