/** Level 11: a wasteland of martial arts between a ring, a crater and a bay, with a dragon over the horizon. */
import { clouds } from '../backdrop/clouds';
import { hills } from '../backdrop/hills';
import { sky } from '../backdrop/sky';
import { dragonballCast } from '../casts/dragonball';
import { nth } from '../core/geometry';
import type { Point } from '../core/geometry';
import { DayLight } from '../core/light';
import { queue, scatter } from '../core/place';
import type { Placement, ThingKind } from '../core/thing';
import { edges } from '../ground/edges';
import { slabs } from '../ground/paving';
import { area, island, road } from '../ground/shapes';
import { earth, grass, water } from '../ground/textures';
import { tellStories } from '../stories/tell';
import { bunting, bird } from '../things/aloft/aloft';
import { arenaHall } from '../things/dragonball/arena-hall';
import { bubbleCar } from '../things/dragonball/bubble-car';
import { capsuleHouse } from '../things/dragonball/capsule-house';
import { TIERS, grandstand } from '../things/dragonball/grandstand';
import { heavenTower } from '../things/dragonball/heaven-tower';
import { mesa } from '../things/dragonball/mesa';
import { shellHut } from '../things/dragonball/shell-hut';
import { pod, saucer } from '../things/dragonball/visitors';
import { wishAltar } from '../things/dragonball/wish-altar';
import { wishDragon } from '../things/dragonball/wish-dragon';
import { stall } from '../things/fair/stall';
import { isCreature } from '../things/figure';
import { palm } from '../things/nature/conifer';
import { bush } from '../things/nature/tree';
import { barrel, crate } from '../things/props/containers';
import { parasol, signpost } from '../things/props/furniture';
import { rock } from '../things/props/garden';
import { handSet } from './hand-set';
import type { Theme } from './theme';

const C = {
  waste: '#e9b46a',
  road: '#f6dca4',
  oasis: '#a9bb58',
  ring: '#fbf1d8',
  crater: '#b9714a',
  pit: '#8a5142',
  sand: '#f8e4b0',
  sea: '#33a9b4',
  rock: '#d27f48',
};
const SHELLS = ['#f7edd6', '#f3d9c4', '#e4ecd6', '#f6e2b0'],
  TRIMS = ['#e07a2e', '#3f8f8a', '#c2402f', '#5f7fb8'];

export const dragonball: Theme = {
  level: 11,
  routeKeyword: 'dragonball',
  seed: 'wish-1',
  horizon: 660,
  scale: { farScale: 0.6, nearScale: 1.2 },
  light: new DayLight({ haze: '#f3d9b0', hazeStrength: 0.36, shadow: '#6a3f8a' }),
  finish: {
    vignette: '#3a1f4a',
    vignetteOpacity: 0.36,
    sun: '#fff0b0',
    sunAt: [0.55, 0.5],
    sunOpacity: 0.12,
  },

  backdrop: (scene) => [
    sky(scene, {
      stops: [
        [0, '#123a5a'],
        [0.32, '#1f6f86'],
        [0.55, '#5fb3a4'],
        [0.7, '#f3d08a'],
        [0.78, '#f7b870'],
        [1, '#f7b870'],
      ],
      streaks: ['#0f2f52', '#2f8f98', '#f7e0a0'],
      stars: 90,
    }),
    clouds(scene, {
      body: '#4f7f9a',
      shade: '#3a6484',
      deep: '#2b4d70',
      ink: '#12304a',
      list: [
        [2500, 230, 1300, 250],
        [3500, 320, 1000, 300],
        [1750, 150, 700, 150],
        [200, 260, 760, 220],
      ],
    }),
    clouds(scene, {
      body: '#fff3d4',
      shade: '#f6cf9a',
      deep: '#e0a070',
      ink: '#8a5a4a',
      list: [
        [420, 690, 820, 200],
        [1500, 690, 700, 160],
        [3050, 700, 900, 190],
        [3760, 700, 500, 260],
        [980, 470, 420, 110],
      ],
    }),
    hills(scene, { y: 700, rise: 120, length: 420, material: '#c98a6a', haze: 0.9, seed: 5 }),
  ],

  ground: ({ scene, ground }) => {
    const { width, height } = scene;
    ground.lay(
      'waste',
      [
        [-60, 664],
        [width + 60, 664],
        [width + 60, height + 60],
        [-60, height + 60],
      ],
      { material: C.waste, texture: earth({ pebbles: 1.4 }) },
    );
    ground.lay(
      'oasis',
      area(
        [
          [-80, 1180],
          [420, 1080],
          [1020, 1130],
          [1260, 1340],
          [1140, 1640],
          [700, 1760],
          [-80, 1740],
        ],
        { seed: 5, rough: 30 },
      ),
      {
        material: C.oasis,
        texture: grass({ flowers: ['#ffffff', '#f2802e'] }),
        edge: edges.grassy({ grassColour: '#8f9f44' }),
      },
    );
    ground.lay(
      'road',
      road(
        scene,
        [
          [-40, 1560],
          [420, 1600],
          [860, 1560],
          [1240, 1760],
          [1420, 2060],
          [1980, 2180],
          [2460, 2080],
          [2860, 1800],
          [3060, 1420],
          [2900, 1160],
          [2600, 1010],
        ],
        200,
        { rough: 14 },
      ),
      { material: C.road, texture: earth({ seed: 3 }), edge: edges.ink() },
    );
    ground.lay(
      'road',
      road(
        scene,
        [
          [1420, 2060],
          [1300, 2330],
          [1500, 2720],
        ],
        220,
        { rough: 14 },
      ),
      { material: C.road, texture: earth({ seed: 4 }) },
    );
    ground.lay(
      'ring',
      [
        [1470, 1420],
        [2610, 1420],
        [2790, 1880],
        [1290, 1880],
      ],
      {
        material: '#c9573f',
        texture: slabs({ slab: 46, toward: [2040, -1400] }),
        edge: edges.kerb({ kerbColour: '#a8503c', kerbWidth: 18, lift: 34 }),
      },
    );
    ground.lay(
      'ring',
      [
        [1530, 1450],
        [2550, 1450],
        [2700, 1840],
        [1380, 1840],
      ],
      {
        material: C.ring,
        texture: slabs({ slab: 150, toward: [2040, -1400] }),
        edge: edges.ink({ edgeWidth: 5 }),
      },
    );
    // a bowl: lit rim, dark far wall, floor, and the hole in its middle the same again
    ground.lay('waste', island([3080, 2240], 690, 322, { seed: 4, rough: 0.16 }), {
      material: '#f6d69c',
      texture: earth({ pebbles: 2, seed: 8 }),
      edge: edges.ink({ edgeWidth: 4 }),
    });
    ground.lay('wall', island([3082, 2240], 610, 272, { seed: 4, rough: 0.16 }), {
      material: C.pit,
      edge: edges.ink({ edgeWidth: 6 }),
    });
    ground.lay('crater', island([3086, 2268], 590, 242, { seed: 4, rough: 0.16 }), {
      material: C.crater,
      texture: earth({ pebbles: 2.6, seed: 8 }),
      edge: edges.ink({ edgeWidth: 3 }),
    });
    ground.lay('wall', island([3090, 2256], 370, 150, { seed: 6, rough: 0.2 }), {
      material: '#6a3d3c',
      edge: edges.ink({ edgeWidth: 6 }),
    });
    ground.lay('pit', island([3092, 2278], 352, 122, { seed: 6, rough: 0.2 }), {
      material: '#9a5c48',
      texture: earth({ pebbles: 2, seed: 9 }),
      edge: edges.ink({ edgeWidth: 3 }),
    });
    ground.lay(
      'sand',
      area(
        [
          [-80, 1980],
          [360, 1940],
          [780, 2050],
          [1090, 2260],
          [1280, 2500],
          [1360, 2800],
          [-80, 2800],
        ],
        { seed: 2, rough: 26 },
      ),
      { material: C.sand, texture: earth({ seed: 12 }), edge: edges.ink() },
    );
    ground.lay(
      'sea',
      area(
        [
          [-80, 2100],
          [300, 2060],
          [660, 2150],
          [960, 2350],
          [1130, 2560],
          [1180, 2800],
          [-80, 2800],
        ],
        { seed: 7, rough: 26 },
      ),
      { material: C.sea, texture: water({ foam: '#e8fbf2' }), edge: edges.bank({ foam: '#f4fff4' }) },
    );
    ground.lay('sand', island([520, 2470], 400, 160, { seed: 9, rough: 0.14 }), {
      material: C.sand,
      texture: earth({ seed: 14 }),
      edge: edges.bank({ foam: '#f4fff4' }),
    });
    ground.sunPatch([2040, 1640], 900, 360, '#fffbe0', 0.6);
    ground.sunPatch([2700, 1120], 500, 220, '#fff3a0', 0.55);
  },

  landmarks: (stage, make) => {
    const { scene } = stage;
    const put = <O extends object>(
      kind: ThingKind<O>,
      x: number,
      y: number,
      options: NoInfer<O> & Placement,
    ) => scene.add(kind, [x, y], options);
    const perch = (
      host: ReturnType<typeof put>,
      spots: readonly (readonly [number, number, number])[],
      name: string,
    ) => {
      const random = scene.random.fork(name);
      for (const [u, w, z] of spots) {
        const at = host.frame.at(u, w, 0);
        scene.put(
          make(at, random, {
            lift: (z * host.scale) / scene.scaleAt(at[1]),
            sortY: host.box.y1 + 2 + w / 100,
            perched: true,
          }),
        );
      }
    };
    put(wishDragon, 2560, 668, { aloft: true, layer: -1, size: 1.2, depthY: 1400, hazeFactor: 0.1 });
    for (const [x, y] of [
      [1420, 420],
      [1500, 380],
      [560, 480],
      [3560, 520],
    ] as const)
      put(bird, x, y, { aloft: true, layer: -1, depthY: 900, size: 1.2 });

    for (const [x, y, width, height, arch, hole] of [
      [120, 860, 330, 560, false, false],
      [430, 790, 200, 330, false, true],
      [600, 740, 110, 170, false, false],
      [2180, 770, 210, 330, false, false],
      [2420, 745, 130, 200, false, false],
      [3060, 740, 130, 180, false, false],
      [3460, 900, 150, 300, false, false],
      [1490, 760, 170, 300, false, false],
      [1700, 730, 120, 170, false, false],
      [3640, 800, 300, 470, false, true],
      [3270, 760, 180, 260, false, false],
      [3890, 1000, 260, 620, false, false],
      [1330, 880, 150, 250, false, false],
    ] as const)
      put(mesa, x, y, { width, height, arch, hole, material: C.rock });
    put(heavenTower, 930, 1010, { tall: 700 });
    put(mesa, 3380, 1130, { width: 210, height: 430, arch: true, material: '#c97743' });
    put(wishAltar, 2640, 960, { beam: 760 });
    put(arenaHall, 2040, 1300, { width: 900 });
    const left = put(grandstand, 1260, 1570, { yaw: -0.42, width: 430 });
    const right = put(grandstand, 2830, 1560, { yaw: 0.42, width: 430, colours: ['#3f8f8a', '#fbf0d8'] });
    for (const [stand, name] of [
      [left, 'left'],
      [right, 'right'],
    ] as const)
      perch(
        stand,
        TIERS.flatMap(({ w, z }, row) =>
          [-165, -95, -25, 45, 115, 175]
            .filter((_, i) => (i + row) % 3)
            .map((u) => [u + row * 12, w, z] as const),
        ),
        `tier-${name}`,
      );
    put(saucer, 3560, 1610, { r: 330, yaw: -0.2 });
    put(pod, 3090, 2270, { r: 110 });
    put(shellHut, 430, 2450, { yaw: 0.12 });
    for (const [x, y, r, annex, k] of [
      [200, 1290, 230, true, 0],
      [640, 1190, 170, false, 1],
      [1060, 1290, 150, false, 2],
      [840, 1500, 190, true, 3],
      [60, 1700, 240, false, 1],
      [2330, 2600, 180, true, 2],
    ] as const)
      put(capsuleHouse, x, y, {
        r,
        annex,
        yaw: k % 2 ? 0.15 : -0.15,
        shell: nth(SHELLS, k),
        trim: nth(TRIMS, (k + (annex ? 0 : 1)) % 4),
        number: `${(k * 37 + r) % 90}`,
      });
    put(mesa, 3760, 2660, { width: 330, height: 620, material: '#b56a45' });
    put(mesa, 1800, 2830, { width: 300, height: 220, material: '#b56a45' });
    put(mesa, 1120, 1010, { width: 90, height: 120, material: C.rock });
    for (const [x, y, body, face] of [
      [1290, 2150, '#e07a2e', 1],
      [620, 1700, '#3f8f8a', -1],
      [2470, 1180, '#c2402f', 1],
      [2640, 2540, '#5f7fb8', -1],
    ] as const)
      put(bubbleCar, x, y, { body, face, lift: 10 });
    for (const [x, y, yaw, sign] of [
      [1640, 2060, 0.1, 'NOODLES'],
      [2040, 2330, -0.1, 'BUNS'],
      [1130, 2090, 0.2, 'BEANS'],
    ] as const)
      put(stall, x, y, { yaw, sign, ware: 'fruit', colours: ['#e07a2e', '#fbf0d8'], wall: '#b5724a' });
    // two who settle it in the air
    const duel = scene.random.fork('duel');
    for (const [x, y, flip] of [
      [1500, 1010, false],
      [1720, 960, true],
    ] as const) {
      const fighter = make([x, y], duel, { aloft: true, depthY: 1200, lift: 190 }, (spec) =>
        isCreature(spec)
          ? { ...spec, flip }
          : {
              ...spec,
              pose: 'fly',
              mood: 'angry',
              back: ['aura'],
              hold: null,
              signs: ['speed'],
              facing: 'front',
              flip,
            },
      );
      scene.put(fighter);
    }
  },

  props: (stage) => {
    const { scene } = stage;
    for (const [x, y, height] of [
      [300, 2560, 300],
      [720, 2440, 260],
      [150, 2440, 240],
      [1180, 2440, 260],
      [1010, 2160, 240],
      [40, 1960, 300],
      [620, 1330, 230],
      [1150, 1480, 240],
      [40, 1440, 260],
    ] as const)
      scene.add(palm, [x, y], { height, leaf: '#4f9a52' });
    for (const [x, y] of [
      [640, 2580],
      [1180, 2620],
    ] as const)
      scene.add(parasol, [x, y], { colours: ['#e07a2e', '#fff4dc'] });
    scatter(stage, {
      kind: rock,
      count: 60,
      apart: 0,
      on: ['waste', 'crater'],
      options: (r) => ({
        width: r.range(40, 120),
        height: r.range(26, 90),
        material: r.pick(['#c9824e', '#b56f48', '#d99a62']),
        moss: undefined,
      }),
    });
    scatter(stage, {
      kind: mesa,
      count: 7,
      apart: 40,
      on: ['waste'],
      options: (r) => ({ width: r.range(60, 100), height: r.range(90, 190), material: C.rock }),
    });
    scatter(stage, {
      kind: bush,
      count: 20,
      apart: 0,
      on: ['oasis', 'waste'],
      options: (r) => ({
        width: r.range(60, 110),
        leaf: r.pick(['#7f9a48', '#6a8f4a', '#9aa85a']),
        flower: r.chance(0.3) ? '#f2802e' : undefined,
      }),
    });
    scatter(stage, {
      kind: crate,
      count: 12,
      apart: 4,
      on: ['waste', 'oasis'],
      options: (r) => ({ yaw: r.range(-0.6, 0.6), stack: r.int(1, 3) }),
    });
    scatter(stage, {
      kind: barrel,
      count: 12,
      apart: 4,
      on: ['waste', 'oasis'],
      options: () => ({ material: '#c97a4a' }),
    });
    scatter(stage, { kind: signpost, count: 5, apart: 50, on: ['waste'], options: () => ({}) });
    for (const [a, b] of [
      [
        [1500, 1380],
        [1240, 1680],
      ],
      [
        [2580, 1380],
        [2850, 1680],
      ],
    ] as const)
      scene.add(bunting, a, {
        to: b,
        z: 250,
        colours: ['#e07a2e', '#fbf0d8', '#3f8f8a'],
        sortY: Math.max(a[1], b[1]),
      });
  },

  stories: (stage, make) => {
    const { scene } = stage;
    for (const [from, to, n] of [
      [[1640, 2120], [1930, 2180], 7],
      [[1320, 1910], [1080, 1800], 6],
      [[2640, 1030], [2880, 1180], 7],
    ] as const)
      queue(stage, from, to, n, make);
    const scenes: readonly (readonly [string, Point, Parameters<typeof handSet>[4]])[] = [
      [
        'final',
        [2040, 1660],
        [
          { as: { outfit: 'gi', pose: 'fight', mood: 'stern', flip: false } },
          { dx: 130, as: { outfit: 'gi', pose: 'lunge', mood: 'angry', flip: true } },
          { dx: 60, dy: -110, as: { pose: 'point', mood: 'stern' } },
        ],
      ],
      [
        'thrown-out',
        [2860, 1920],
        [
          { as: { tip: 90, mood: 'dizzy', pose: 'relaxed' } },
          { dx: 120, as: { pose: 'cheer', mood: 'laugh' } },
        ],
      ],
      [
        'stance',
        [1640, 2330],
        [
          { as: { pose: 'push', mood: 'stern', signs: ['spark'] } },
          { dx: 90, dy: 20, as: { pose: 'push', mood: 'worried', signs: ['sweat'] } },
          { dx: 180, dy: 40, as: { pose: 'push', mood: 'laugh' } },
        ],
      ],
      [
        'weights',
        [1060, 2300],
        [
          { as: { back: ['turtleShell'], pose: 'slouch', mood: 'wince', signs: ['sweat'] } },
          { dx: 90, dy: 10, as: { back: ['turtleShell'], pose: 'run', mood: 'wince' } },
        ],
      ],
      [
        'souvenir',
        [2760, 2080],
        [
          { as: { pose: 'point', mood: 'shock', signs: ['bang'] } },
          { dx: 80, dy: 20, as: { pose: 'hold', hold: 'camera', mood: 'star' } },
        ],
      ],
      [
        'wish',
        [2480, 1090],
        [
          { as: { pose: 'overhead', mood: 'star' } },
          { dx: 80, dy: 16, as: { pose: 'bow', mood: 'serene' } },
          { dx: -80, dy: 20, as: { pose: 'think', mood: 'worried', signs: ['question'] } },
        ],
      ],
      [
        'meditation',
        [3260, 1330],
        [
          { as: { pose: 'float', mood: 'serene' } },
          { dx: 90, dy: 14, as: { pose: 'sit', mood: 'asleep', signs: ['zzz'] } },
        ],
      ],
      [
        'gravity',
        [2560, 2640],
        [
          { as: { pose: 'carry', hold: 'crate', mood: 'wince', signs: ['sweat'] } },
          { dx: 100, dy: 10, as: { pose: 'cheer', mood: 'laugh' } },
        ],
      ],
      [
        'nimbus',
        [1880, 2560],
        [
          { as: { mount: 'cloud', pose: 'ride', mood: 'joy' } },
          { dx: -130, dy: 20, as: { pose: 'wave', mood: 'happy' } },
        ],
      ],
    ];
    for (const [name, at, parts] of scenes) handSet(stage, make, name, at, parts);
    // a cloud is taken for a ride over the road
    const rider = scene.random.fork('rider');
    scene.put(
      make([2560, 2010], rider, { lift: 150, aloft: true, layer: 2 }, (spec) =>
        'plan' in spec
          ? spec
          : { ...spec, mount: 'cloud', pose: 'ride', mood: 'joy', facing: 'front', hold: null },
      ),
    );
    tellStories(stage, make, { count: 22, on: ['waste', 'road', 'oasis', 'ring', 'sand', 'crater'] });
  },

  crowd: {
    count: 165,
    cover: 0.18,
    lonely: 0.45,
    on: { road: 1, ring: 0.55, oasis: 0.8, waste: 0.7, sand: 0.9, crater: 0.7 },
    near: (
      [
        [1800, 2100, 420],
        [700, 1600, 420],
        [2040, 1950, 460],
        [2640, 1080, 260],
        [3000, 1500, 260],
        [2560, 2300, 420],
        [3400, 2500, 420],
        [1500, 2500, 360],
        [1000, 1900, 420],
        [3450, 1960, 300],
        [520, 2520, 240],
        [1200, 1200, 260],
      ] as const
    ).map(([x, y, reach]) => ({ at: [x, y] as const, reach })),
  },
  cast: dragonballCast,
};
