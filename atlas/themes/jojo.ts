/** Level 17: an oval piazza where a baroque town, a mansion and a desert city meet and strike a pose. */
import { clouds } from '../backdrop/clouds';
import { hills } from '../backdrop/hills';
import { sky } from '../backdrop/sky';
import { jojoCast } from '../casts/jojo';
import { nth, range } from '../core/geometry';
import type { Point } from '../core/geometry';
import { DayLight } from '../core/light';
import { queue, scatter } from '../core/place';
import type { Placement, ThingKind } from '../core/thing';
import { edges } from '../ground/edges';
import { cobbles, slabs } from '../ground/paving';
import { area, island, road } from '../ground/shapes';
import { earth, grass, water } from '../ground/textures';
import { bunting } from '../things/aloft/aloft';
import { stall } from '../things/fair/stall';
import { basilica } from '../things/jojo/basilica';
import { campanile } from '../things/jojo/campanile';
import { colonnade } from '../things/jojo/colonnade';
import { desertPalace } from '../things/jojo/desert-palace';
import { mansion } from '../things/jojo/mansion';
import { menace } from '../things/jojo/menace';
import { palazzo } from '../things/jojo/palazzo';
import { poseFountain } from '../things/jojo/pose-fountain';
import { goldenArrow, roadRoller } from '../things/jojo/road-roller';
import { pyramid, sphinx } from '../things/jojo/sphinx';
import { conifer, palm } from '../things/nature/conifer';
import { bush, tree } from '../things/nature/tree';
import { barrel, crate, pot } from '../things/props/containers';
import { bench, lampPost, parasol } from '../things/props/furniture';
import { rock } from '../things/props/garden';
import { riverBoat } from '../things/town/canal';
import { tellStories } from '../stories/tell';
import { handSet } from './hand-set';
import type { Theme } from './theme';

const C = {
  town: '#eec2c4',
  piazza: '#fbe8de',
  ring: '#d99ac0',
  garden: '#7fbf9a',
  sand: '#f7d48a',
  canal: '#4fb8c4',
  leaf: ['#2f8f7a', '#3fa07a', '#267a74', '#5fae6a'],
};
const WALLS = ['#f4b09a', '#f6d08a', '#c9a8d8', '#f2c8b8', '#9ad0c0'];
const SHUTTERS = ['#3f8f8a', '#7a4f9a', '#d8586f', '#3f5fa8', '#5a8f4a'];
const WARES = ['fruit', 'bottles', 'toys'] as const;
const OVAL = { x: 1930, y: 1760, rx: 1010, ry: 470 };

export const jojo: Theme = {
  level: 17,
  routeKeyword: 'jojo',
  seed: 'piazza-1',
  horizon: 640,
  scale: { farScale: 0.58, nearScale: 1.18 },
  light: new DayLight({
    ink: '#2d1640',
    haze: '#f6bcd4',
    hazeStrength: 0.34,
    shadow: '#4f2aa8',
    vivid: 1.16,
  }),
  finish: {
    vignette: '#3a0f5a',
    vignetteOpacity: 0.36,
    sun: '#fff6b0',
    sunAt: [0.5, 0.6],
    sunOpacity: 0.12,
    washes: (
      [
        [40, 2680, 1000, 460],
        [3820, 2680, 900, 460],
        [0, 1300, 460, 700],
        [3840, 1300, 420, 600],
      ] as const
    ).map(([x, y, rx, ry]) => ({ at: [x, y] as const, rx, ry, colour: '#a878d8', opacity: 0.42 })),
  },

  backdrop: (scene) => [
    sky(scene, {
      stops: [
        [0, '#e8c81f'],
        [0.35, '#f6e05a'],
        [0.62, '#fbd0a0'],
        [0.78, '#f79ab8'],
        [1, '#f08fb8'],
      ],
      streaks: ['#fff6b0', '#f6a84a', '#f6f08a'],
    }),
    clouds(scene, {
      body: '#fbb0d8',
      shade: '#e07fc4',
      deep: '#a85fb8',
      ink: '#5f1f80',
      list: [
        [220, 640, 900, 420],
        [3640, 640, 900, 380],
        [2540, 640, 760, 220],
        [1220, 640, 620, 200],
        [2230, 220, 460, 130],
        [620, 190, 460, 130],
      ],
    }),
    hills(scene, { y: 680, rise: 110, length: 520, material: '#b98fd0', haze: 0.8, seed: 6 }),
  ],

  ground: ({ scene, ground }) => {
    const { width, height, horizon } = scene;
    ground.lay(
      'town',
      [
        [-60, horizon + 30],
        [width + 60, horizon + 30],
        [width + 60, height + 60],
        [-60, height + 60],
      ],
      { material: C.town, texture: cobbles({ stone: 42, cover: -0.05 }) },
    );
    ground.lay(
      'garden',
      area(
        [
          [-80, 700],
          [700, 690],
          [1320, 760],
          [1440, 1020],
          [1180, 1330],
          [760, 1480],
          [300, 1560],
          [-80, 1560],
        ],
        { seed: 4, rough: 20 },
      ),
      {
        material: C.garden,
        texture: grass({ flowers: ['#ffffff', '#e86fa0'], seed: 7 }),
        edge: edges.grassy({ grassColour: '#6aa888' }),
      },
    );
    ground.lay(
      'sand',
      area(
        [
          [2380, 760],
          [3000, 690],
          [3920, 700],
          [3920, 1800],
          [3500, 1760],
          [3020, 1620],
          [2680, 1330],
          [2420, 1040],
        ],
        { seed: 8, rough: 26 },
      ),
      {
        material: C.sand,
        texture: earth({ pebbles: 1.4 }),
        edge: edges.ink({ edgeWidth: 3.4 }),
      },
    );
    ground.lay('ring', island([OVAL.x, OVAL.y], OVAL.rx + 90, OVAL.ry + 54, { rough: 0, seed: 2 }), {
      material: C.ring,
      texture: cobbles({ stone: 40 }),
      edge: edges.kerb({ kerbColour: '#fbeee0', kerbWidth: 14, lift: 6 }),
    });
    ground.lay('piazza', island([OVAL.x, OVAL.y], OVAL.rx - 70, OVAL.ry - 40, { rough: 0, seed: 3 }), {
      material: C.piazza,
      texture: slabs({ slab: 130, toward: [1930, -900] }),
      edge: edges.ink({ edgeWidth: 4 }),
    });
    // rays of darker marble, as the floors of such places have
    for (const i of range(16)) {
      const at = (a: number, k: number): Point => [
        OVAL.x + Math.cos(a) * (OVAL.rx - 90) * k,
        OVAL.y + Math.sin(a) * (OVAL.ry - 52) * k,
      ];
      const a = (i / 16) * Math.PI * 2 + 0.1;
      ground.lay(
        'piazza',
        [at(a - 0.014, 0.36), at(a - 0.05, 0.98), at(a + 0.05, 0.98), at(a + 0.014, 0.36)],
        { material: i % 2 ? '#eeb6c0' : '#c9a8dc', edge: edges.ink({ edgeWidth: 1.6 }) },
      );
    }
    ground.lay(
      'ring',
      road(
        scene,
        [
          [560, 1230],
          [700, 1400],
          [1050, 1600],
        ],
        170,
        { rough: 5 },
      ),
      { material: '#f0d0c0', texture: slabs({ slab: 80 }), edge: edges.ink() },
    );
    const canal = road(
      scene,
      [
        [4000, 1980],
        [3560, 2080],
        [3180, 2330],
        [2960, 2560],
        [2820, 2900],
      ],
      300,
      { rough: 5 },
    );
    ground.lay('water', canal, {
      material: C.canal,
      texture: water({ foam: '#f2fbff' }),
      edge: edges.kerb({ kerbColour: '#f0d8cc', kerbWidth: 22, lift: 18 }),
    });
    ground.sunPatch([1930, 1800], 1100, 520, '#fff8d8', 0.5);
    ground.sunPatch([3100, 1500], 600, 240, '#fff4c0', 0.4);
    ground.sunPatch([1100, 2450], 800, 260, '#fff0e0', 0.4);
  },

  landmarks: (stage, make) => {
    const { scene } = stage;
    const put = <O extends object>(
      kind: ThingKind<O>,
      x: number,
      y: number,
      options: NoInfer<O> & Placement,
    ) => scene.add(kind, [x, y], options);
    for (const [x, y, glyph, size] of [
      [980, 500, 'go', 1.5],
      [1200, 360, 'go', 1.9],
      [1440, 190, 'go', 2.3],
      [2830, 470, 'do', 1.6],
      [3040, 320, 'do', 2],
    ] as const)
      put(menace, x, y, { aloft: true, layer: -1, size, depthY: 1000, hazeFactor: 0.2, glyph });
    put(pyramid, 2760, 800, { base: 560, tall: 400, size: 1 });
    put(pyramid, 3420, 900, { base: 900, tall: 640, size: 1.15 });
    put(sphinx, 2860, 1090, {});
    const villa = put(mansion, 600, 1150, { yaw: 0.06, size: 1.08 });
    put(basilica, 1930, 1200, { size: 1.12 });
    put(desertPalace, 3300, 1370, { yaw: -0.08, size: 1.05 });
    put(campanile, 2430, 1150, { r: 106 });
    for (const side of [-1, 1])
      for (const [i, turn] of [-0.86, -0.58, -0.3, -0.02, 0.26].entries()) {
        const a = side > 0 ? turn : Math.PI - turn;
        const at: Point = [OVAL.x + Math.cos(a) * OVAL.rx, OVAL.y + Math.sin(a) * OVAL.ry];
        const along = Math.atan2(Math.cos(a) * OVAL.ry * 2, -Math.sin(a) * OVAL.rx);
        const yaw = Math.atan(Math.tan(along));
        put(colonnade, at[0], at[1], { yaw, pose: i + (side > 0 ? 1 : 0), length: 232 });
      }
    put(poseFountain, 1930, 1800, { r: 230 });
    put(goldenArrow, 1420, 1640, {});
    put(roadRoller, 2420, 2330, { yaw: -0.2 });
    const houses: readonly (readonly [number, number, number, number, number, string | undefined])[] = [
      [90, 2160, 0.3, 3, 0, undefined],
      [480, 2180, 0.12, 2, 1, 'PASTA'],
      [120, 2560, 0.34, 2, 2, undefined],
      [3560, 1960, -0.1, 2, 3, 'HOTEL'],
      [3860, 2000, -0.3, 3, 0, undefined],
      [3660, 2620, -0.3, 2, 4, 'OPERA'],
    ];
    houses.forEach(([x, y, yaw, floors, k, sign]) =>
      put(palazzo, x, y, {
        yaw,
        floors,
        wall: nth(WALLS, k),
        shutter: nth(SHUTTERS, k),
        roof: nth(['#d9734a', '#c95f6a', '#b0609a'], k % 3),
        sign,
      }),
    );
    for (const [x, y, yaw, k] of [
      [3080, 1560, 0.2, 0],
      [3360, 1650, 0.1, 1],
      [900, 2560, -0.1, 2],
      [1500, 2600, 0.08, 0],
    ] as const)
      put(stall, x, y, {
        yaw,
        ware: nth(WARES, k),
        colours: nth(
          [
            ['#8f5fc0', '#fbeee0'],
            ['#2fa8a0', '#fbeee0'],
            ['#e86fa0', '#fbeee0'],
          ],
          k,
        ),
        sign: nth(['DATES', 'ELIXIR', 'GELATO'], k),
      });
    for (const [x, y, yaw] of [
      [3120, 2390, -0.75],
      [3480, 2120, -0.35],
    ] as const)
      put(riverBoat, x, y, { yaw, cabin: false });
    const roof = scene.random.fork('roof');
    for (const [u, w, z] of [[-60, 90, 418]] as const) {
      const at = villa.frame.at(u, w, 0);
      scene.put(
        make(at, roof, {
          lift: (z * villa.scale) / scene.scaleAt(at[1]),
          sortY: villa.box.y1 + 2,
          perched: true,
        }),
      );
    }
  },

  props: (stage) => {
    const { scene } = stage;
    for (const [x, y, w, h, k] of [
      [-10, 2860, 420, 480, 2],
      [3860, 2880, 420, 480, 0],
    ] as const)
      scene.add(tree, [x, y], { width: w, height: h, leaf: nth(C.leaf, k) });
    for (const [x, y] of [
      [150, 1270],
      [270, 1350],
      [1060, 1200],
      [1140, 1270],
      [130, 1480],
      [1290, 980],
      [1390, 900],
    ] as const)
      scene.add(conifer, [x, y], { height: 330, width: 120, leaf: '#2f7a6a' });
    scatter(stage, {
      kind: conifer,
      count: 10,
      apart: 0,
      on: ['garden'],
      options: (r) => ({
        height: r.range(260, 340),
        width: r.range(100, 130),
        leaf: r.pick(['#2f7a6a', '#2f8a6a']),
      }),
    });
    for (const [grove, count] of [
      [island([2680, 1120], 230, 260), 5],
      [island([3720, 1250], 170, 420), 5],
      [island([3120, 830], 500, 70), 4],
    ] as const)
      scatter(stage, {
        kind: palm,
        count,
        apart: 10,
        on: ['sand'],
        within: grove,
        options: (r) => ({ height: r.range(280, 360) }),
      });
    scatter(stage, {
      kind: bush,
      count: 30,
      apart: 0,
      on: ['garden'],
      options: (r) => ({
        width: r.range(70, 120),
        leaf: r.pick(C.leaf),
        flower: r.chance(0.6) ? r.pick(['#e86fa0', '#ffffff', '#f6d24a']) : undefined,
      }),
    });
    scatter(stage, {
      kind: bush,
      count: 20,
      apart: 0,
      on: ['town'],
      options: (r) => ({ width: r.range(66, 110), leaf: r.pick(C.leaf), flower: '#e86fa0' }),
    });
    scatter(stage, {
      kind: lampPost,
      count: 12,
      apart: 60,
      on: ['town', 'ring'],
      options: (r) => ({ heads: r.pick([1, 3]), iron: '#4f2a6a', glass: '#fff2b8' }),
    });
    scatter(stage, {
      kind: parasol,
      count: 7,
      apart: 24,
      on: ['town'],
      within: island([1100, 2420], 700, 260),
      options: (r) => ({
        colours: r.pick([
          ['#8f5fc0', '#fbeee0'],
          ['#e6b83f', '#fbeee0'],
          ['#e86fa0', '#fbeee0'],
        ]),
      }),
    });
    scatter(stage, {
      kind: bench,
      count: 9,
      apart: 30,
      on: ['town', 'ring', 'garden'],
      options: (r) => ({ yaw: r.pick([-0.4, 0, 0.4]), material: '#a8506a' }),
    });
    scatter(stage, {
      kind: pot,
      count: 30,
      apart: 2,
      on: ['town', 'ring', 'piazza'],
      options: (r) => ({
        flower: r.pick(['#e86fa0', '#f6d24a', '#ffffff']),
        material: r.pick(['#c9704a', '#8f5fa8']),
      }),
    });
    scatter(stage, { kind: barrel, count: 12, apart: 4, on: ['town', 'sand'], options: () => ({}) });
    scatter(stage, {
      kind: crate,
      count: 16,
      apart: 4,
      on: ['town', 'sand'],
      options: (r) => ({ yaw: r.range(-0.6, 0.6), stack: r.int(1, 3) }),
    });
    scatter(stage, {
      kind: rock,
      count: 20,
      apart: 0,
      on: ['sand', 'garden'],
      options: (r) => ({
        width: r.range(40, 90),
        height: r.range(26, 60),
        material: r.pick(['#d9a878', '#b98fb8']),
      }),
    });
    for (const [a, b] of [
      [
        [620, 2330],
        [1200, 2480],
      ],
      [
        [1220, 2620],
        [1840, 2560],
      ],
    ] as const)
      scene.add(bunting, a, {
        to: b,
        z: 270,
        colours: ['#8f5fc0', '#f6d24a', '#e86fa0'],
        pole: '#7a4f6a',
        sortY: Math.max(a[1], b[1]),
      });
  },

  stories: (stage, make) => {
    for (const [from, to, n] of [
      [[480, 2350], [800, 2420], 6],
      [[1930, 1450], [1600, 1500], 6],
      [[3300, 1560], [3000, 1500], 5],
    ] as const)
      queue(stage, from, to, n, make);
    handSet(
      stage,
      make,
      'standoff',
      [2200, 1700],
      [
        { as: { pose: 'point', mood: 'stern', tip: -16, flip: false } },
        { dx: 170, as: { pose: 'hips', mood: 'cocky', tip: 16, flip: true } },
        { dx: 90, dy: -90, as: { pose: 'shy', mood: 'shock', signs: ['sweat'] } },
      ],
    );
    handSet(
      stage,
      make,
      'models',
      [1560, 1960],
      [
        { as: { pose: 'dance', mood: 'cool', tip: -22 } },
        { dx: 80, dy: -10, as: { pose: 'think', mood: 'serene', tip: 18 } },
        { dx: 160, as: { pose: 'overhead', mood: 'cocky', tip: -14 } },
        { dx: 70, dy: 110, as: { pose: 'hold', hold: 'camera', mood: 'star', facing: 'back' } },
      ],
    );
    handSet(
      stage,
      make,
      'roller',
      [2200, 2380],
      [
        { as: { pose: 'run', mood: 'shock', signs: ['bang'], flip: true } },
        { dx: -90, dy: 40, as: { pose: 'think', mood: 'worried', signs: ['question'] } },
      ],
    );
    handSet(
      stage,
      make,
      'gelato',
      [960, 2640],
      [
        { as: { pose: 'sit', mood: 'sad', signs: ['tear'] } },
        { dx: 80, as: { pose: 'eat', hold: 'iceCream', mood: 'joy' } },
      ],
    );
    handSet(
      stage,
      make,
      'arrow',
      [1300, 1700],
      [
        { as: { pose: 'point', mood: 'shock', tip: -14 } },
        { dx: -80, dy: 40, as: { pose: 'kneel', mood: 'star', signs: ['spark'] } },
      ],
    );
    handSet(
      stage,
      make,
      'bargain',
      [2900, 1640],
      [
        { as: { pose: 'present', mood: 'grin', hold: 'mask' } },
        { dx: 100, as: { pose: 'shy', mood: 'worried', signs: ['sweat'], flip: true } },
      ],
    );
    handSet(
      stage,
      make,
      'night',
      [760, 1330],
      [
        { as: { pose: 'sleep', mood: 'asleep', signs: ['zzz'] } },
        { dx: 100, dy: 20, as: { pose: 'crouch', mood: 'menace', flip: true } },
      ],
    );
    handSet(
      stage,
      make,
      'singer',
      [2600, 2560],
      [
        { as: { pose: 'cheer', mood: 'laugh', hold: 'microphone', signs: ['note'], tip: 12 } },
        { dx: -100, dy: 30, as: { pose: 'shy', mood: 'wince' } },
      ],
    );
    tellStories(stage, make, { count: 22, on: ['piazza', 'ring', 'town', 'sand', 'garden'] });
  },

  crowd: {
    count: 215,
    cover: 0.16,
    lonely: 0.4,
    on: { piazza: 1, ring: 0.9, town: 1, sand: 0.9, garden: 0.6 },
    near: (
      [
        [1930, 1900, 620],
        [1930, 1600, 420],
        [1100, 2420, 460],
        [1800, 2480, 460],
        [800, 1400, 380],
        [2900, 1500, 380],
        [3300, 1600, 340],
        [2500, 2500, 320],
        [620, 2400, 300],
        [3500, 2300, 280],
      ] as const
    ).map(([x, y, reach]) => ({ at: [x, y] as const, reach })),
  },
  cast: jojoCast,
};
