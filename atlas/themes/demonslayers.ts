/** Level 15: a Taisho night, with wisteria, tram and tower. */
import { clouds } from '../backdrop/clouds';
import { hangingWisteria } from '../backdrop/hanging';
import { hills, treeLine } from '../backdrop/hills';
import { sky } from '../backdrop/sky';
import { roofscape } from '../backdrop/skyline';
import { demonslayersCast } from '../casts/demonslayers';
import { nth, spline } from '../core/geometry';
import type { Point } from '../core/geometry';
import { NightLight } from '../core/light';
import { along, queue, scatter } from '../core/place';
import { area, island, road } from '../ground/shapes';
import { cobbles, slabs } from '../ground/paving';
import { earth, glints, grass, water } from '../ground/textures';
import { edges } from '../ground/edges';
import { butterflyMansion } from '../things/demonslayers/butterfly-mansion';
import { clockCorner } from '../things/demonslayers/clock-corner';
import { nightCoach, platformRoof } from '../things/demonslayers/night-coach';
import { steamEngine } from '../things/demonslayers/steam-engine';
import { wisteriaArbour } from '../things/demonslayers/wisteria-arbour';
import { tellStories } from '../stories/tell';
import { bunting } from '../things/aloft/aloft';
import { track } from '../things/fair/mini-train';
import { stall } from '../things/fair/stall';
import type { Ware } from '../things/fair/stall';
import { bush, tree } from '../things/nature/tree';
import { willow, wisteria } from '../things/nature/hanging-trees';
import { barrel, crate, pot } from '../things/props/containers';
import { bench, lampPost, signpost } from '../things/props/furniture';
import { rock } from '../things/props/garden';
import { brickHall, storeyTower } from '../things/town/brick-hall';
import { machiya } from '../things/town/machiya';
import { ryokan } from '../things/town/ryokan';
import { pagoda, stoneLantern, torii } from '../things/town/shrine';
import { bridge, riverBoat } from '../things/town/canal';
import { nobori, pole, rickshaw } from '../things/town/street';
import { tram } from '../things/town/tram';
import type { Placement, ThingKind } from '../core/thing';
import { handSet } from './hand-set';
import type { Theme } from './theme';

const C = {
  street: '#b7a9a6',
  yard: '#9d8f86',
  moss: '#7f9a62',
  canal: '#5f7fae',
  roofs: ['#5d6680', '#7a5f78', '#4f7a80', '#8a6a62', '#66707a'],
};
const WALLS = ['#8a5f45', '#7a5244', '#96694a', '#6f5048'],
  CLOTHS = ['#2f4a7a', '#7a2f3f', '#4a6a4f', '#5f4a7f', '#a8643a'];
const BOARDS = ['茶', '酒', '大正', '花', '米', '金玉', '本', '湯', '千寿', '竹', '上文', '月'];

/** The middle of the main street, from the horizon to the front. */
const AXIS: readonly Point[] = [
  [1960, 900],
  [1930, 1040],
  [2060, 1260],
  [2010, 1560],
  [1830, 1900],
  [1760, 2250],
  [1800, 2560],
  [1880, 2880],
];
const RAILS = spline(AXIS, false, 16).map(([x, y]): Point => [x + 10, y]);

/** The railway's strip of ground on the left, between two picture heights. */
const band = (y0: number, y1: number): readonly Point[] => [
  [-60, y0],
  [1010, y0],
  [1050, y1],
  [-60, y1],
];

export const demonslayers: Theme = {
  level: 15,
  routeKeyword: 'demonslayers',
  seed: 'taisho-3',
  horizon: 720,
  scale: { farScale: 0.58, nearScale: 1.24 },
  light: new NightLight({ dim: 0.65 }),
  finish: { vignette: '#0a0826', vignetteOpacity: 0.5 },

  backdrop: (scene) => [
    sky(scene, {
      stops: [
        [0, '#141643'],
        [0.3, '#2a2868'],
        [0.52, '#54408c'],
        [0.66, '#96608f'],
        [0.76, '#d98f78'],
        [1, '#e8b080'],
      ],
      streaks: ['#4a3f94', '#1c1c56', '#7a5aa8'],
      stars: 260,
      moon: { at: [2560, 300], radius: 150, colour: '#fff1cf', mark: '#e6cfa8', halo: '#c9b8ff' },
    }),
    clouds(scene, {
      body: '#7a68b4',
      shade: '#5a4c98',
      deep: '#3e3878',
      ink: '#1a1746',
      list: [
        [480, 640, 900, 260],
        [1500, 560, 620, 170],
        [3380, 660, 1000, 300],
        [2900, 420, 460, 120],
        [1900, 250, 420, 100],
      ],
    }),
    hills(scene, { y: 720, rise: 210, length: 520, material: '#6a6fa8', haze: 1, seed: 12 }),
    treeLine(scene, { y: 730, height: 110, material: ['#4f7a68', '#44706a'], rows: 2, haze: 0.9, seed: 7 }),
    roofscape(scene, {
      y: 790,
      depth: 190,
      rows: 5,
      roofs: C.roofs,
      wall: '#a8957f',
      windows: ['#ffcf78', '#ffdf9a', '#f0a852'],
      haze: 0.8,
      size: 1.15,
    }),
  ],

  overlays: (scene) => [
    hangingWisteria(scene, {
      spans: [
        [-40, 1120, 'start'],
        [3880, 2960, 'start'],
      ],
    }),
  ],

  ground: ({ scene, ground }) => {
    const { width, height } = scene;
    ground.lay(
      'yard',
      [
        [-60, 930],
        [width + 60, 930],
        [width + 60, height + 60],
        [-60, height + 60],
      ],
      { material: C.yard, texture: earth() },
    );
    ground.lay('street', road(scene, AXIS, 640, { rough: 5 }), {
      material: C.street,
      texture: cobbles({ cover: -0.12, stone: 40 }),
      edge: edges.kerb({ kerbColour: '#c4b8ae', kerbWidth: 12, lift: 6 }),
    });
    ground.lay(
      'street',
      area(
        [
          [1500, 2090],
          [1100, 2080],
          [640, 2180],
          [380, 2420],
          [520, 2700],
          [900, 2860],
          [1600, 2860],
          [1640, 2400],
        ],
        { seed: 4 },
      ),
      { material: C.street, texture: slabs({ slab: 120 }), edge: edges.ink() },
    );
    ground.lay(
      'moss',
      area(
        [
          [3960, 1800],
          [3460, 1830],
          [3120, 1960],
          [2960, 2180],
          [2960, 2480],
          [2880, 2880],
          [3960, 2880],
        ],
        { seed: 8 },
      ),
      {
        material: C.moss,
        texture: grass({ flowers: ['#c9b0f0', '#ffffff'] }),
        edge: edges.grassy({ grassColour: '#6f8a52' }),
      },
    );
    ground.lay(
      'path',
      road(
        scene,
        [
          [2960, 2230],
          [3160, 2330],
          [3350, 2250],
          [3500, 2120],
          [3560, 2060],
        ],
        170,
        { rough: 6 },
      ),
      { material: C.street, texture: slabs({ slab: 70 }), edge: edges.grassy({ grassColour: '#6f8a52' }) },
    );
    ground.lay('moss', island([420, 2300], 420, 130, { seed: 5, rough: 0.2 }), {
      material: C.moss,
      texture: grass({ flowers: ['#c9b0f0'] }),
      edge: edges.grassy({ grassColour: '#6f8a52' }),
    });
    const canal = road(
      scene,
      [
        [4000, 1560],
        [3420, 1640],
        [2960, 1800],
        [2690, 2080],
        [2680, 2400],
        [2540, 2900],
      ],
      310,
      { rough: 8 },
    );
    ground.lay('water', canal, {
      material: C.canal,
      texture: water({ foam: '#b9c8ff' }),
      edge: edges.kerb({ kerbColour: '#a89c98', kerbWidth: 22, lift: 22 }),
    });
    glints(ground, canal, {
      colours: ['#ffc46a', '#ffe2a8', '#ff8a5a'],
      near: [
        [2830, 1900],
        [2690, 2330],
        [3300, 1680],
        [2600, 2650],
        [2700, 2150],
        [3700, 1600],
      ],
    });
    ground.sunPatch([1880, 1900], 620, 900, '#ffc46a', 0.16);
    // the railway: a raised platform before the train, gravel under it
    ground.lay('gravel', band(1700, 1806), { material: '#85788a', texture: earth({ seed: 6, pebbles: 2 }) });
    track(
      ground,
      [
        [-80, 1796],
        [480, 1796],
        [1040, 1796],
      ],
      { gauge: 84, wood: '#7f6a66', iron: '#c8d0e8' },
    );
    ground.lay('platform', band(1838, 1975), {
      material: '#c2b4ae',
      texture: slabs({ slab: 84, seed: 5 }),
      edge: edges.kerb({ kerbColour: '#d9cdc0', kerbWidth: 14, lift: 18 }),
    });
    for (const [x, y, rx, ry, colour, opacity] of [
      [520, 1890, 620, 190, '#ffc46a', 0.3],
      [980, 1830, 300, 130, '#fff1c9', 0.34],
      [420, 2440, 480, 210, '#b98cff', 0.34],
      [3640, 1500, 420, 110, '#c9a0ff', 0.4],
      [3220, 2480, 520, 230, '#b98cff', 0.24],
      [2280, 1880, 320, 150, '#ffe2a8', 0.3],
      [1980, 1180, 420, 200, '#ffc46a', 0.22],
      [1300, 2500, 700, 260, '#ffb45c', 0.2],
    ] as const)
      ground.sunPatch([x, y], rx, ry, colour, opacity);
    track(ground, RAILS, { gauge: 76, wood: '#a39a94', iron: '#c8d0e8' });
  },

  landmarks: ({ scene }, make) => {
    const put = <O extends object>(
      kind: ThingKind<O>,
      x: number,
      y: number,
      options: NoInfer<O> & Placement,
    ) => scene.add(kind, [x, y], options);
    put(storeyTower, 1180, 1010, { r: 130 });
    put(brickHall, 560, 1560, { width: 620, yaw: -0.34 });
    put(pagoda, 3560, 2030, { width: 250, yaw: 0.5 });
    put(tram, 2010, 1620, { yaw: -1.12 });
    const walkway = { length: 620, width: 140, yaw: 0.12 };
    const span = put(bridge, 2700, 2190, { ...walkway, part: 'back', sortY: 2190 });
    const onBridge = scene.random.fork('bridge');
    for (const [t, w] of [
      [0.22, 20],
      [0.36, -16],
      [0.5, 18],
      [0.68, -10],
      [0.8, 22],
    ] as const) {
      const [u, z] = [-310 + 620 * t, 110 * Math.sin(t * Math.PI)];
      const at = span.frame.at(u, w, 0);
      const lift = (z * span.scale) / scene.scaleAt(at[1]);
      scene.put(make(at, onBridge, { lift, sortY: span.box.y1 + 1, perched: true }));
    }
    put(bridge, 2700, 2190, { ...walkway, part: 'front', sortY: span.box.y1 + 6, perched: true });
    put(ryokan, 3060, 1370, { width: 620, yaw: 0.3 });
    put(torii, 3120, 2400, { width: 270, yaw: -0.12 });
    put(torii, 3360, 2270, { width: 210, height: 270, yaw: -0.3 });
    put(wisteriaArbour, 400, 2360, { width: 470, arches: 4, yaw: -0.16 });
    put(butterflyMansion, 3650, 1350, { width: 600, yaw: 0.16 });
    put(clockCorner, 2390, 1740, { yaw: 0.6 });
    put(platformRoof, 470, 1716, { length: 720, yaw: -0.03 });
    put(nightCoach, 150, 1794, {});
    put(steamEngine, 688, 1792, {});

    type Shop = readonly [x: number, y: number, storeys: number, crown?: 'hip'];
    const left: readonly Shop[] = [
      [1560, 1010, 2],
      [1240, 1110, 2],
      [1570, 1210, 3],
      [930, 1120, 1],
      [1240, 1310, 2],
      [1530, 1440, 2, 'hip'],
      [1130, 1520, 1],
      [1420, 1720, 3],
      [1180, 2010, 2],
      [120, 1180, 2, 'hip'],
      [420, 1110, 1],
      [60, 1500, 3],
    ];
    const right: readonly Shop[] = [
      [2290, 1000, 2],
      [2620, 1050, 1],
      [2400, 1190, 3],
      [2890, 1050, 2, 'hip'],
      [2720, 1250, 2],
      [2470, 1430, 2],
      [2730, 1560, 1],
    ];
    put(machiya, 1965, 925, {
      yaw: 0.06,
      width: 420,
      depth: 220,
      storeys: 3,
      crown: 'hip',
      roof: '#3f6f70',
      wall: nth(WALLS, 0),
      cloth: nth(CLOTHS, 1),
      sign: '花',
      board: '花月',
    });
    (
      [
        [left, -1],
        [right, 1],
      ] as const
    ).forEach(([row, side]) =>
      row.forEach(([x, y, storeys, crown], i) =>
        put(machiya, x, y, {
          yaw: side * (0.74 + ((i * 7) % 5) * 0.06),
          width: 290 + ((i * 5) % 4) * 40,
          depth: 230 + ((i * 3) % 3) * 20,
          storeys,
          ...(crown ? { crown } : {}),
          wall: nth(WALLS, (i + (side > 0 ? 1 : 0)) % 4),
          plaster: nth(['#d8c9ac', '#c9b8a8', '#e0d4c0', '#b8a890'], (i * 3) % 4),
          roof: nth(C.roofs, (i * 5 + (side > 0 ? 2 : 0)) % C.roofs.length),
          cloth: nth(CLOTHS, (i * 2) % 5),
          sign: nth([...'茶酒湯花米'], i % 5),
          board: nth(BOARDS, (i * 5 + side + 12) % 12),
          bulb: i % 3 ? '#f0563f' : '#ffe2a8',
          upright: i % 3 === 1 ? nth(['大正', '千寿', '花月', '上文'], i % 4) : undefined,
          cat: i % 5 === 2 ? nth(['#2a2430', '#e6dcc8', '#c98a4a'], i % 3) : undefined,
        }),
      ),
    );

    const yatai: readonly (readonly [number, number, number, Ware])[] = [
      [1330, 2290, -0.45, 'fruit'],
      [1010, 2420, -0.2, 'bottles'],
      [760, 2640, 0.15, 'toys'],
      [2180, 2200, 0.5, 'fruit'],
      [2230, 2520, 0.45, 'bottles'],
      [1340, 2610, -0.1, 'toys'],
    ];
    yatai.forEach(([x, y, yaw, ware], i) =>
      put(stall, x, y, {
        yaw,
        ware,
        colours: nth(
          [
            ['#c9483f', '#f3e2c0'],
            ['#3f5f8f', '#f3e2c0'],
            ['#7f4a8f', '#f3e2c0'],
          ],
          i % 3,
        ),
        wall: '#8a5f45',
        cloth: nth(['茶米', '酒', '花月', '湯', '大正', '玉'], i),
      }),
    );
    for (const [x, y, yaw, cabin] of [
      [2840, 1900, -0.7, true],
      [2690, 2420, -1.2, true],
      [3330, 1670, -0.25, false],
    ] as const)
      put(riverBoat, x, y, { yaw, cabin });
  },

  props: (stage) => {
    const { scene } = stage;
    const { random } = scene;
    const walk = { on: ['yard'] };
    for (const [x, y, width, height] of [
      [3060, 1690, 260, 320],
      [2290, 2720, 300, 360],
    ] as const)
      scene.add(willow, [x, y], { width, height });
    for (const [x, y, w] of [
      [3240, 2650, 460],
      [3660, 2450, 480],
      [3790, 2220, 400],
      [3000, 2060, 380],
    ] as const)
      scene.add(wisteria, [x, y], { width: w });
    const spots = spline(AXIS, false, 12);
    for (const side of [-1, 1])
      along(
        stage,
        spots.map(([x, y]): Point => [x + side * 345 * scene.scaleAt(y), y]),
        420,
        lampPost,
        { glass: '#ffe6a3' },
        { apart: -6 },
      );
    for (const at of [
      [1490, 2230],
      [2090, 2370],
      [1560, 2560],
      [2110, 2640],
      [420, 2570],
      [640, 2440],
      [1850, 2180],
    ] as const)
      if (scene.isFree(at, 20)) scene.add(lampPost, at, { glass: '#ffe6a3' });
    const poles: readonly Point[] = [
      [1700, 1330],
      [2380, 1330],
      [1560, 1620],
      [2290, 1890],
      [1420, 2150],
    ];
    poles.forEach((at, i) => {
      const next = poles[i + 1];
      scene.add(pole, at, { to: next && { at: next, scale: scene.scaleAt(next[1]) } });
    });
    for (let i = 0; i < 5; i++)
      scene.add(nobori, [1070 + i * 34, 1890 - i * 26 + (i % 2) * 6], {
        cloth: nth(['#b83f4a', '#3f5f8f', '#d9a03f', '#5f4a7f'], i % 4),
        sign: nth(['大正', '千寿', '花月', '文米'], i % 4),
      });
    for (const [x, y] of [
      [3010, 2330],
      [3230, 2360],
      [3260, 2200],
      [3440, 2180],
      [3060, 2520],
      [3420, 2560],
    ] as const)
      scene.add(stoneLantern, [x, y], {});
    for (const [x, y, face] of [
      [1560, 2010, 1],
      [2160, 1900, -1],
      [1930, 2420, 1],
    ] as const)
      scene.add(rickshaw, [x, y], { face });
    const strings: readonly (readonly [Point, Point])[] = [
      [
        [1700, 1190],
        [2290, 1250],
      ],
      [
        [1640, 1470],
        [2290, 1530],
      ],
      [
        [1480, 1850],
        [2170, 1800],
      ],
      [
        [620, 2450],
        [1180, 2330],
      ],
      [
        [1180, 2330],
        [1560, 2440],
      ],
      [
        [900, 2700],
        [1500, 2690],
      ],
    ];
    for (const [a, b] of strings)
      scene.add(bunting, a, {
        to: b,
        z: 290,
        sag: 60,
        lanterns: true,
        pole: '#6f5546',
        sortY: Math.max(a[1], b[1]),
        bulb: random.pick(['#f0563f', '#ffe2a8']),
      });
    scatter(stage, {
      kind: tree,
      count: 2,
      apart: 4,
      on: ['moss'],
      options: (r) => ({
        width: r.range(200, 260),
        height: r.range(260, 330),
        leaf: r.pick(['#4f7a4a', '#5f8a52']),
      }),
    });
    scatter(stage, {
      kind: bush,
      count: 34,
      apart: 0,
      on: ['moss'],
      options: (r) => ({
        width: r.range(80, 130),
        leaf: r.pick(['#5f8a52', '#4f7a58', '#7a9a5a']),
        flower: r.chance(0.5) ? r.pick(['#d9b0f0', '#f0c8d8', '#ffffff']) : undefined,
      }),
    });
    scatter(stage, {
      kind: bush,
      count: 26,
      apart: 0,
      on: ['yard'],
      options: (r) => ({ width: r.range(70, 110), leaf: r.pick(['#5f8a52', '#4f7a58']) }),
    });
    scatter(stage, {
      kind: bench,
      count: 6,
      apart: 20,
      on: ['moss'],
      options: (r) => ({ yaw: r.pick([-0.5, 0.3, 0]) }),
    });
    scatter(stage, {
      kind: barrel,
      count: 26,
      apart: 2,
      ...walk,
      options: () => ({ material: '#b98a5a', lid: '#d9b88a' }),
    });
    scatter(stage, {
      kind: crate,
      count: 24,
      apart: 2,
      ...walk,
      options: (r) => ({ yaw: r.range(-0.7, 0.7), stack: r.int(1, 3) }),
    });
    scatter(stage, {
      kind: pot,
      count: 34,
      apart: 2,
      ...walk,
      options: (r) => ({
        flower: r.pick(['#c9a0f0', '#f08aa0', '#ffffff']),
        material: r.pick(['#8a6a8a', '#6a7a9a', '#b5603f']),
      }),
    });
    scatter(stage, {
      kind: rock,
      count: 22,
      apart: 0,
      on: ['moss'],
      options: (r) => ({
        width: r.range(50, 100),
        height: r.range(30, 60),
        moss: r.chance(0.6) ? '#7f9a62' : undefined,
      }),
    });
    scatter(stage, { kind: signpost, count: 3, apart: 30, on: ['yard'], options: () => ({}) });
  },

  stories: (stage, make) => {
    for (const [from, to, n] of [
      [[1330, 2370], [1620, 2420], 6],
      [[1010, 2500], [1240, 2560], 6],
      [[240, 1890], [700, 1900], 6],
      [[2180, 2290], [1960, 2330], 5],
    ] as const)
      queue(stage, from, to, n, make);
    handSet(
      stage,
      make,
      'last train',
      [840, 1900],
      [
        { as: { pose: 'run', mood: 'shock', hold: 'suitcase', signs: ['sweat'] } },
        { dx: 100, dy: 10, as: { pose: 'wave', mood: 'serene', hold: 'flag' } },
      ],
    );
    handSet(
      stage,
      make,
      'parting',
      [150, 1930],
      [
        { as: { pose: 'wave', mood: 'sad', hold: null, signs: ['tear'] } },
        { dx: 70, as: { pose: 'shy', mood: 'sad', hold: 'letter', flip: true } },
      ],
    );
    handSet(
      stage,
      make,
      'swords are forbidden here',
      [2240, 1960],
      [
        { dx: -50, as: { pose: 'point', mood: 'stern', signs: ['bang'] } },
        { dx: 50, as: { pose: 'think', mood: 'worried', hold: 'saber', flip: true, signs: ['sweat'] } },
      ],
    );
    handSet(
      stage,
      make,
      'patients out of bed',
      [3560, 1500],
      [
        { as: { pose: 'sneak', mood: 'cheeky' } },
        { dx: 80, dy: 6, as: { pose: 'sneak', mood: 'wince', signs: ['sweat'] } },
        { dx: -110, dy: 8, as: { pose: 'hips', mood: 'stern', signs: ['anger'] } },
      ],
    );
    handSet(
      stage,
      make,
      'breathing lesson',
      [640, 2470],
      [
        { dx: -60, as: { pose: 'lunge', mood: 'stern', hold: 'katana' } },
        { dx: 60, as: { pose: 'stumble', mood: 'dizzy', flip: true, signs: ['dust'] } },
        { dx: 140, as: { pose: 'gazeUp', mood: 'sleepy', flip: true } },
      ],
    );
    handSet(
      stage,
      make,
      'moth to a lamp',
      [1560, 2440],
      [
        { as: { pose: 'gazeUp', mood: 'star', signs: ['note'] } },
        { dx: 70, dy: 10, as: { pose: 'hold', mood: 'wince', hold: 'net', flip: true } },
      ],
    );
    handSet(
      stage,
      make,
      'too polite to pass',
      [3080, 2560],
      [
        { dx: -40, as: { pose: 'bow', mood: 'serene' } },
        { dx: 44, as: { pose: 'bow', mood: 'serene', flip: true } },
      ],
    );
    tellStories(stage, make, { count: 30, on: ['street', 'yard', 'path', 'moss', 'platform'], apart: 3 });
  },

  crowd: {
    count: 170,
    cover: 0.22,
    lonely: 0.35,
    on: { street: 1, yard: 0.8, path: 1, moss: 0.5, platform: 1 },
    near: (
      [
        [1900, 1150, 260],
        [2030, 1420, 330],
        [1850, 1850, 380],
        [1780, 2250, 420],
        [1250, 2450, 480],
        [700, 2500, 380],
        [1850, 2600, 420],
        [500, 1900, 420],
        [3600, 1490, 280],
        [420, 2440, 320],
        [3200, 2480, 380],
        [3450, 2250, 260],
        [2150, 2400, 260],
      ] as const
    ).map(([x, y, reach]) => ({ at: [x, y] as const, reach })),
  },
  cast: demonslayersCast,
};
