/** Level 13: a war under a dead sun. One muddy road winds from the camp round the hill of swords to the black gate. */
import { berserkCast } from '../casts/berserk';
import { clouds } from '../backdrop/clouds';
import { hills, treeLine } from '../backdrop/hills';
import { sky } from '../backdrop/sky';
import { nth } from '../core/geometry';
import type { Point } from '../core/geometry';
import { NightLight } from '../core/light';
import { queue, scatter } from '../core/place';
import type { Placement, ThingKind } from '../core/thing';
import { edges } from '../ground/edges';
import { boards, slabs } from '../ground/paving';
import { area, road } from '../ground/shapes';
import { earth, glints, grass, water } from '../ground/textures';
import { tellStories } from '../stories/tell';
import { bird } from '../things/aloft/aloft';
import { wagon } from '../things/attackontitan/cannon';
import { blackCastle } from '../things/berserk/black-castle';
import { eclipse } from '../things/berserk/eclipse';
import { fallenHelm } from '../things/berserk/fallen-helm';
import {
  brazier,
  campfire,
  loneSword,
  palisade,
  stakes,
  standard,
  weaponRack,
} from '../things/berserk/field-props';
import { portHouse } from '../things/berserk/port-house';
import { siegeTower, trebuchet } from '../things/berserk/siege-engines';
import { smoke } from '../things/berserk/smoke';
import { swordHill } from '../things/berserk/sword-hill';
import { thornTree } from '../things/berserk/thorn-tree';
import { warCog } from '../things/berserk/war-cog';
import { warTent } from '../things/berserk/war-tent';
import { witchTree } from '../things/berserk/witch-tree';
import { cabbagePatch, ravenPost, runeStone } from '../things/berserk/wood-props';
import { bush } from '../things/nature/tree';
import { barrel, crate } from '../things/props/containers';
import { signpost } from '../things/props/furniture';
import { rock } from '../things/props/garden';
import { isCreature } from '../things/figure';
import { handSet } from './hand-set';
import type { Theme } from './theme';

const C = {
  ash: '#c9b29a',
  scorched: '#c3a794',
  mud: '#f2e2c2',
  camp: '#dfc48c',
  moss: '#8f9c7c',
  quay: '#c9bdc4',
  pier: '#c9a070',
  water: '#5d5a86',
  crimson: '#c02c38',
  leaf: ['#5c6f5a', '#6a6a5c', '#55655f', '#74705a'],
};
const BAY: readonly Point[] = [
  [2500, 2900],
  [2470, 2640],
  [2600, 2330],
  [2880, 2150],
  [3300, 2090],
  [3960, 2050],
  [3960, 2900],
];

export const berserk: Theme = {
  level: 13,
  routeKeyword: 'berserk',
  seed: 'dead-sun-1',
  horizon: 680,
  scale: { farScale: 0.6, nearScale: 1.16 },
  light: new NightLight({
    dim: 0.88,
    cool: -0.012,
    ink: '#2a1020',
    haze: '#c4605a',
    hazeStrength: 0.5,
    key: '#ffd0a0',
    lamp: '#ffc070',
    shadow: '#4a1848',
    shadowOpacity: 0.32,
    drop: 0.22,
  }),
  finish: {
    vignette: '#2a0618',
    vignetteOpacity: 0.55,
    washes: (
      [
        [150, 1250, 700, 620],
        [3700, 2600, 900, 360],
        [200, 2700, 800, 240],
      ] as const
    ).map(([x, y, rx, ry]) => ({ at: [x, y] as const, rx, ry, colour: '#5a2a68', opacity: 0.3 })),
  },

  backdrop: (scene) => [
    sky(scene, {
      stops: [
        [0, '#3a0f24'],
        [0.3, '#7a1c2c'],
        [0.58, '#c23c34'],
        [0.78, '#ee7a48'],
        [1, '#f7b878'],
      ],
      streaks: ['#5a1428', '#2a0a1c', '#e0563c'],
      stars: 0,
    }),
    clouds(scene, {
      body: '#8a3446',
      shade: '#6a2438',
      deep: '#4a182e',
      ink: '#2c0c1e',
      list: [
        [330, 560, 900, 300],
        [3560, 520, 820, 300],
        [2160, 640, 520, 130],
        [820, 660, 560, 130],
      ],
    }),
    hills(scene, {
      y: 720,
      rise: 220,
      length: 380,
      material: '#7a3a4c',
      haze: 0.7,
      seed: 4,
      roughness: 1.3,
      bottom: 880,
    }),
    hills(scene, { y: 790, rise: 120, length: 300, material: '#6a3a48', haze: 0.45, seed: 8, bottom: 880 }),
    treeLine(scene, {
      y: 850,
      height: 90,
      material: ['#5a4450', '#4c3c4c', '#644a50'],
      rows: 2,
      haze: 0.4,
      seed: 3,
    }),
  ],

  ground: ({ scene, ground }) => {
    const { width, height } = scene;
    ground.lay(
      'ash',
      [
        [-60, 830],
        [width + 60, 830],
        [width + 60, height + 60],
        [-60, height + 60],
      ],
      { material: C.ash, texture: grass({ density: 0.5, flowers: ['#c02c38', '#efe4cc'] }) },
    );
    ground.lay(
      'moss',
      area(
        [
          [-60, 960],
          [420, 1000],
          [800, 1120],
          [900, 1400],
          [780, 1660],
          [420, 1780],
          [-60, 1800],
        ],
        { seed: 4, rough: 20 },
      ),
      {
        material: C.moss,
        texture: grass({ flowers: ['#d8f0a8', '#ffffff'] }),
        edge: edges.grassy({ grassColour: '#8a8a64' }),
      },
    );
    ground.lay(
      'scorched',
      area(
        [
          [2080, 1330],
          [2600, 1330],
          [3300, 1360],
          [3960, 1360],
          [3960, 1640],
          [3300, 1700],
          [2500, 1720],
          [2120, 1620],
        ],
        { seed: 9, rough: 22 },
      ),
      { material: C.scorched, texture: earth({ pebbles: 1.4 }), edge: edges.ink() },
    );
    ground.lay(
      'camp',
      area(
        [
          [-60, 2040],
          [500, 1900],
          [1200, 1960],
          [1620, 2180],
          [1720, 2500],
          [1560, 2860],
          [-60, 2860],
        ],
        { seed: 6, rough: 16 },
      ),
      { material: C.camp, texture: earth({ seed: 5 }), edge: edges.grassy({ grassColour: '#a89a70' }) },
    );
    ground.lay(
      'quay',
      area(
        [
          [2540, 2300],
          [2660, 1980],
          [3000, 1820],
          [3500, 1770],
          [3960, 1750],
          [3960, 2110],
          [3300, 2150],
          [2900, 2210],
          [2660, 2400],
        ],
        { seed: 3, rough: 6 },
      ),
      {
        material: C.quay,
        texture: slabs({ slab: 84 }),
        edge: edges.kerb({ kerbColour: '#a89aa4', kerbWidth: 12, lift: 6 }),
      },
    );
    const paths: readonly (readonly [number, readonly Point[]])[] = [
      [
        250,
        [
          [-80, 2470],
          [420, 2330],
          [1060, 2180],
          [1760, 1990],
          [2300, 1730],
          [2660, 1500],
          [2790, 1330],
        ],
      ],
      [
        190,
        [
          [2060, 1860],
          [2420, 1900],
          [2760, 1940],
          [3100, 1950],
        ],
      ],
      [
        170,
        [
          [1120, 2160],
          [860, 1900],
          [620, 1680],
          [440, 1500],
          [330, 1400],
        ],
      ],
      [
        150,
        [
          [900, 1920],
          [1000, 1760],
          [1320, 1730],
          [1560, 1740],
        ],
      ],
      [
        170,
        [
          [1660, 2030],
          [1860, 2300],
          [2060, 2520],
          [2140, 2860],
        ],
      ],
    ];
    for (const [wide, path] of paths)
      ground.lay('road', road(scene, path, wide, { rough: 9 }), {
        material: C.mud,
        texture: earth({ seed: 8, pebbles: 0.7 }),
        edge: edges.grassy({ grassColour: '#b0a080' }),
      });
    ground.lay(
      'water',
      area(
        [
          [2300, 1275],
          [2520, 1225],
          [3200, 1215],
          [3960, 1235],
          [3960, 1370],
          [3300, 1390],
          [2900, 1380],
          [2500, 1350],
        ],
        { seed: 12, rough: 7 },
      ),
      {
        material: C.water,
        texture: water({ foam: '#e8b0a8' }),
        edge: edges.kerb({ kerbColour: '#8f8794', kerbWidth: 14, lift: 12 }),
      },
    );
    ground.lay(
      'road',
      road(
        scene,
        [
          [2780, 1230],
          [2784, 1310],
          [2800, 1430],
        ],
        130,
        { rough: 3 },
      ),
      {
        material: '#d8c4b0',
        texture: boards({}),
      },
    );
    ground.lay('water', BAY, {
      material: C.water,
      texture: water({ foam: '#f0c0b0' }),
      edge: edges.kerb({ kerbColour: '#a89aa4', kerbWidth: 22, lift: 16 }),
    });
    for (const path of [
      [
        [2680, 2200],
        [2740, 2380],
        [2760, 2600],
      ],
      [
        [3390, 2060],
        [3400, 2220],
        [3390, 2380],
      ],
    ] as const)
      ground.lay('pier', road(scene, path, 130, { rough: 2 }), {
        material: C.pier,
        texture: boards({}),
        edge: edges.kerb({ kerbColour: '#9a7450', kerbWidth: 8, lift: 14 }),
      });
    glints(ground, BAY, {
      colours: ['#ffb070', '#f7e0b0', '#ff7a5c'],
      near: [
        [3050, 2560],
        [3600, 2420],
        [3160, 2680],
        [3700, 2640],
        [2600, 2640],
      ],
    });
    ground.sunPatch([1700, 2000], 1100, 300, '#fff0d8', 0.4);
    ground.sunPatch([2700, 1560], 560, 150, '#ffe4c4', 0.4);
    ground.sunPatch([800, 2420], 700, 300, '#fff0d0', 0.36);
    ground.sunPatch([3200, 2020], 560, 120, '#fff0e0', 0.36);
  },

  landmarks: (stage, make) => {
    const { scene } = stage;
    const put = <O extends object>(
      kind: ThingKind<O>,
      x: number,
      y: number,
      options: NoInfer<O> & Placement,
    ) => scene.add(kind, [x, y], options);
    put(eclipse, 1440, 330, { r: 320, aloft: true, layer: -1, depthY: 900, hazeFactor: 0 });
    for (const [x, y] of [
      [2050, 420],
      [2140, 370],
      [1980, 500],
      [2300, 330],
      [880, 420],
      [960, 370],
    ] as const)
      put(bird, x, y, { material: '#4a2434', aloft: true, layer: -1, depthY: 900 });
    for (const [x, y, r, k] of [
      [1080, 905, 95, 0],
      [1240, 935, 105, 1],
      [1730, 900, 95, 1],
      [1880, 940, 110, 0],
      [2050, 910, 90, 2],
      [940, 950, 100, 2],
      [3620, 930, 95, 0],
      [3780, 960, 105, 1],
    ] as const)
      put(warTent, x, y, {
        r,
        colours: [nth(['#a83a40', '#5f6a8a', '#8a7a5c'], k), '#efe4cc'],
        flag: nth(['#c02c38', '#5f6a8a', '#3a3242'], k),
      });
    for (const [x, y, height, drift] of [
      [1010, 900, 720, -190],
      [2140, 900, 620, 210],
      [3700, 900, 560, 160],
    ] as const)
      put(smoke, x, y, { height, drift, aloft: true, layer: -1, depthY: 900, hazeFactor: 0.6 });
    put(blackCastle, 2880, 1180, { size: 1.2, hazeFactor: 0.12 });
    const hill = put(swordHill, 1430, 1560, {
      width: 1400,
      height: 640,
      soil: '#bba488',
      grass: '#a5a26c',
      hero: true,
      hazeFactor: 0.5,
    });
    // pilgrims on the path, and one on top who will not be told
    const pilgrims = scene.random.fork('pilgrims');
    for (const [u, w, z, as] of [
      [-44, 40, 628, { pose: 'haul', mood: 'angry', signs: ['sweat'], flip: true }],
      [16, 127, 544, { pose: 'walk', flip: true }],
      [-140, 188, 438, { pose: 'walk', flip: false }],
      [112, 238, 264, { pose: 'walk', hold: 'lantern', flip: true }],
      [-150, 262, 144, { pose: 'kneel', mood: 'sad', flip: false }],
    ] as const) {
      const at = hill.frame.at(u, w, 0);
      const lift = (z * hill.scale) / scene.scaleAt(at[1]);
      scene.put(
        make(at, pilgrims, { lift, sortY: hill.box.y1 + 1, perched: true, size: 0.86 }, (spec) =>
          isCreature(spec) ? spec : { ...spec, facing: 'front', hold: null, signs: [], ...as },
        ),
      );
    }
    put(siegeTower, 2340, 1420, { yaw: 0.14, height: 520 });
    put(trebuchet, 2060, 1540, { yaw: 0.06, size: 0.92 });
    put(siegeTower, 3400, 1500, { yaw: -0.2, height: 500, colour: '#5f6a8a' });
    put(fallenHelm, 2560, 1940, { yaw: 0.1 });
    put(cabbagePatch, 2940, 1590, { yaw: 0.06 });
    put(cabbagePatch, 3120, 1700, { yaw: -0.04 });
    put(witchTree, 300, 1400, { size: 1.02 });
    put(warTent, 260, 2210, { r: 180, grand: true });
    for (const [x, y, r, colours, flag] of [
      [960, 1990, 125, ['#a08a5c', '#efe4cc'], '#e0b04a'],
      [-30, 2520, 150, ['#5f6a8a', '#efe4cc'], '#5f6a8a'],
      [190, 2840, 170, ['#a83a40', '#d9c49a'], '#c02c38'],
      [1240, 2900, 165, ['#a83a40', '#efe4cc'], '#c02c38'],
      [620, 2900, 170, ['#6a6a78', '#efe4cc'], '#3a3242'],
    ] as const)
      put(warTent, x, y, { r, colours, flag });
    put(trebuchet, 2170, 2600, { yaw: -0.1 });
    put(portHouse, 3310, 1800, { yaw: 0.05, floors: 2, sign: 'mug', wall: '#d2b08a' });
    put(portHouse, 3620, 1770, {
      yaw: -0.04,
      floors: 3,
      width: 270,
      wall: '#b8a0a4',
      roof: '#5c4a5c',
      sign: 'anchor',
    });
    put(portHouse, 3890, 1840, { yaw: -0.08, floors: 2, wall: '#c49a80', sign: 'fish' });
    put(warCog, 3090, 2740, { yaw: 0.05, size: 0.9 });
    put(warCog, 3660, 2540, {
      yaw: -0.05,
      furled: true,
      face: -1,
      hull: '#6f5a54',
      stripe: '#5f6a8a',
      size: 0.86,
    });
    const afloat = scene.random.fork('afloat');
    for (const [x, y] of [
      [3030, 2736],
      [3150, 2742],
      [3620, 2538],
    ] as const)
      scene.put(make([x, y], afloat, { lift: 124, sortY: y + 60, perched: true, size: 0.92 }));
  },

  props: (stage) => {
    const { scene } = stage;
    const thorns: readonly (readonly [number, number, number, number, string | undefined, boolean])[] = [
      [10, 1110, 500, 0.3, '#4f6a58', false],
      [560, 1150, 520, -0.3, undefined, true],
      [790, 1250, 420, 0.34, '#556a5c', true],
      [170, 1040, 460, -0.2, '#55655f', false],
      [400, 1010, 430, 0.3, '#5c6f5a', false],
      [830, 1100, 380, -0.3, undefined, false],
      [1010, 1010, 360, 0.3, undefined, false],
      [2140, 1060, 380, -0.3, undefined, false],
      [3800, 1480, 480, -0.3, undefined, true],
    ];
    thorns.forEach(([x, y, height, lean, leaf, eyes], i) =>
      scene.add(thornTree, [x, y], { height, lean, leaf, eyes, bird: i % 3 === 1 }),
    );
    for (const [x, y, length, yaw] of [
      [1560, 2130, 300, 0.7],
      [1700, 2300, 240, 1.2],
      [300, 1900, 300, -0.14],
      [640, 1930, 260, 0.06],
    ] as const)
      if (scene.isFree([x, y], 30)) scene.add(palisade, [x, y], { length, yaw });
    for (const [x, y, count, yaw] of [
      [2440, 1400, 6, 0.1],
      [2100, 1680, 5, 0.5],
      [3240, 1460, 6, -0.1],
      [2640, 1640, 5, 0.3],
      [2240, 1960, 5, 0.2],
      [1880, 2090, 5, 0.6],
      [3060, 1440, 5, 0],
    ] as const)
      if (scene.isFree([x, y], 40)) scene.add(stakes, [x, y], { count, yaw });
    for (const [x, y] of [
      [380, 2460],
      [860, 2620],
      [1180, 2330],
      [330, 2220],
      [2480, 1560],
      [1500, 2400],
      [2420, 2420],
      [3560, 1060],
      [3700, 1140],
      [2130, 1050],
    ] as const)
      if (scene.isFree([x, y], 40)) scene.add(campfire, [x, y], { pot: x % 4 < 2 });
    for (const [x, y] of [
      [2680, 1440],
      [2890, 1440],
      [880, 2190],
      [430, 2200],
      [1400, 2180],
      [2000, 1960],
      [2940, 2020],
      [3460, 1900],
      [2640, 2190],
      [1900, 1740],
      [980, 1860],
      [3760, 1980],
      [700, 2480],
      [2140, 1300],
      [2300, 2600],
    ] as const)
      if (scene.isFree([x, y], 18)) scene.add(brazier, [x, y], {});
    for (const [x, y, colour] of [
      [480, 2290, C.crimson],
      [1320, 2090, C.crimson],
      [1640, 1960, C.crimson],
      [2560, 1480, '#4a4258'],
      [2980, 1410, '#4a4258'],
      [2060, 2130, C.crimson],
      [240, 2420, '#5f6a8a'],
      [3120, 2070, '#5f6a8a'],
    ] as const)
      if (scene.isFree([x, y], 18)) scene.add(standard, [x, y], { colour });
    for (const [x, y, height] of [
      [700, 1450, 200],
      [620, 1540, 170],
      [420, 1680, 210],
      [120, 1560, 180],
      [840, 1420, 240],
    ] as const)
      if (scene.isFree([x, y], 30)) scene.add(runeStone, [x, y], { height });
    for (const [x, y] of [
      [1040, 1850],
      [1480, 2270],
      [2660, 1760],
    ] as const)
      if (scene.isFree([x, y], 30)) scene.add(ravenPost, [x, y], {});
    for (const [x, y, load] of [
      [760, 2330, 'hay'],
      [1520, 2480, 'barrels'],
      [2300, 2150, 'cloth'],
      [320, 2620, 'barrels'],
    ] as const)
      if (scene.isFree([x, y], 60)) scene.add(wagon, [x, y], { load, yaw: 0.12 });
    scatter(stage, {
      kind: loneSword,
      count: 46,
      apart: 4,
      on: ['ash', 'scorched'],
      options: (r) => ({
        kind: r.pick(['long', 'long', 'saber', 'spear', 'axe', 'slab'] as const),
        length: r.range(90, 140),
        lean: r.jitter(0.35),
        steel: r.pick(['#c3c8d6', '#b07a58', '#aab2c4']),
      }),
    });
    scatter(stage, {
      kind: weaponRack,
      count: 6,
      apart: 20,
      on: ['camp', 'scorched'],
      options: (r) => ({ yaw: r.pick([-0.2, 0.1, 0.3]) }),
    });
    scatter(stage, {
      kind: bush,
      count: 34,
      apart: 4,
      on: ['ash', 'moss'],
      options: (r) => ({
        width: r.range(60, 110),
        leaf: nth(C.leaf, r.int(0, 3)),
        flower: r.chance(0.3) ? r.pick(['#c02c38', '#efe4cc']) : undefined,
      }),
    });
    scatter(stage, {
      kind: barrel,
      count: 22,
      apart: 2,
      on: ['camp', 'quay', 'pier'],
      options: () => ({}),
    });
    scatter(stage, {
      kind: crate,
      count: 22,
      apart: 2,
      on: ['camp', 'quay', 'pier'],
      options: (r) => ({ yaw: r.range(-0.4, 0.4) }),
    });
    scatter(stage, {
      kind: rock,
      count: 40,
      apart: 4,
      on: ['ash', 'scorched', 'moss'],
      options: (r) => ({ width: r.range(40, 90), height: r.range(26, 60), material: '#a2949c' }),
    });
    scatter(stage, {
      kind: signpost,
      count: 4,
      apart: 30,
      on: ['ash', 'camp', 'quay'],
      options: () => ({ boards: ['#efe4cc', '#c02c38', '#d9c49a'] }),
    });
  },

  stories: (stage, make) => {
    queue(stage, [1240, 2360], [1560, 2560], 6, make);
    queue(stage, [3340, 1860], [3060, 1990], 6, make);
    queue(stage, [2800, 1450], [2520, 1640], 6, make);
    const set = (name: string, at: Point, parts: Parameters<typeof handSet>[4]) =>
      handSet(stage, make, name, at, parts);
    set(
      'the one nobody can lift',
      [1180, 1760],
      [
        { dx: -40, as: { pose: 'haul', mood: 'angry', signs: ['sweat'], flip: false } },
        { dx: 44, dy: 8, as: { pose: 'hips', mood: 'laugh', flip: true } },
        { dx: 104, as: { pose: 'eat', hold: 'meat', mood: 'calm', flip: true } },
      ],
    );
    set(
      'siege negotiations',
      [2700, 1420],
      [
        { dx: -44, as: { pose: 'bow', hold: 'scroll', mood: 'stern', flip: false } },
        { dx: 50, as: { pose: 'point', mood: 'laugh', flip: true } },
      ],
    );
    set(
      'what to throw next',
      [1980, 2660],
      [
        { dx: -46, as: { pose: 'hug', hold: 'cat', mood: 'shock', signs: ['bang'], flip: false } },
        { dx: 40, as: { pose: 'point', mood: 'stern', flip: true } },
        { dx: 96, dy: 10, as: { pose: 'think', mood: 'worried', signs: ['question'], flip: true } },
      ],
    );
    set(
      'soup inspection',
      [460, 2520],
      [
        { dx: -60, as: { pose: 'sneak', hold: 'meat', mood: 'cheeky', flip: true } },
        { dx: 40, as: { pose: 'hips', hold: 'teapot', mood: 'angry', signs: ['anger'], flip: true } },
      ],
    );
    set(
      'proposal on the pier',
      [2800, 2430],
      [
        { dx: -40, as: { pose: 'propose', hold: 'fish', mood: 'worried', signs: ['sweat'], flip: false } },
        { dx: 50, as: { pose: 'shy', mood: 'joy', signs: ['heart'], flip: true } },
      ],
    );
    set(
      'lost on the way to the war',
      [1560, 1880],
      [
        { dx: -40, as: { pose: 'hold', hold: 'map', mood: 'worried', flip: false } },
        { dx: 40, as: { pose: 'point', mood: 'angry', flip: true } },
        { dx: 96, dy: 8, as: { pose: 'point', mood: 'angry', flip: false } },
      ],
    );
    set(
      'guard of the gate',
      [2900, 1430],
      [
        { dx: 44, as: { pose: 'sleep', hold: 'spear', mood: 'asleep', signs: ['zzz'], flip: true } },
        { dx: -56, dy: 8, as: { pose: 'sneak', hold: 'bag', mood: 'cheeky', flip: false } },
      ],
    );
    set(
      'satisfied customer of the witch',
      [480, 1560],
      [
        { dx: -40, as: { pose: 'stumble', hold: 'potion', mood: 'dizzy', signs: ['question'], flip: false } },
        { dx: 56, as: { pose: 'present', mood: 'smile', hold: 'broom', flip: true } },
      ],
    );
    set(
      'duel of fishmongers',
      [3160, 2030],
      [
        { dx: -46, as: { pose: 'lunge', hold: 'fish', mood: 'angry', flip: false } },
        { dx: 52, as: { pose: 'lunge', hold: 'broom', mood: 'angry', flip: true } },
      ],
    );
    set(
      'which one was mine',
      [1880, 1660],
      [
        { dx: -30, as: { pose: 'think', mood: 'worried', signs: ['question'], flip: true } },
        { dx: 50, as: { pose: 'gazeUp', mood: 'sleepy', flip: true } },
      ],
    );
    tellStories(stage, make, { count: 26, on: ['road', 'camp', 'ash', 'quay', 'scorched', 'moss'] });
  },

  crowd: {
    count: 215,
    cover: 0.2,
    lonely: 0.4,
    on: { ash: 0.8, road: 1, camp: 1, moss: 0.7, quay: 1, scorched: 0.9, pier: 0.8 },
    near: (
      [
        [500, 2400, 460],
        [1100, 2250, 420],
        [1300, 2480, 360],
        [700, 2560, 360],
        [1700, 2000, 420],
        [2400, 1660, 360],
        [2780, 1460, 320],
        [3200, 2040, 380],
        [2640, 2120, 320],
        [2200, 2100, 380],
        [2100, 2560, 360],
        [600, 1600, 360],
        [1100, 1820, 320],
        [3300, 1600, 360],
        [1900, 1300, 300],
        [3580, 1080, 260],
        [2560, 2340, 260],
        [2150, 1050, 200],
      ] as const
    ).map(([x, y, reach]) => ({ at: [x, y] as const, reach })),
  },
  cast: berserkCast,
};
