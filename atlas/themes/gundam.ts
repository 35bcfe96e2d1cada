/** Level 9: inside a colony, a round country with a floor of stars, and the hangars along it. */
import { gundamCast } from '../casts/gundam';
import { between, range } from '../core/geometry';
import type { Point, Points } from '../core/geometry';
import { DayLight } from '../core/light';
import { queue, scatter } from '../core/place';
import type { Spot } from '../core/frame';
import type { Placement, Plan, ThingKind } from '../core/thing';
import { edges } from '../ground/edges';
import { cobbles, slabs } from '../ground/paving';
import { area, island } from '../ground/shapes';
import { earth, grass } from '../ground/textures';
import { carrier } from '../things/gundam/carrier';
import { colonyView } from '../things/gundam/colony-view';
import { controlTower } from '../things/gundam/control-tower';
import { cone, coolantTank, floodMast, holoMap } from '../things/gundam/apron-props';
import { greenhouse } from '../things/gundam/greenhouse';
import { hangar } from '../things/gundam/hangar';
import { helmetDiner } from '../things/gundam/helmet-diner';
import { flats, monorail } from '../things/gundam/homes';
import { relic } from '../things/gundam/relic';
import { starFloor } from '../things/gundam/star-floor';
import { suit } from '../things/gundam/suit';
import { gantry, handLorry, spareHead } from '../things/gundam/yard';
import { bush, tree } from '../things/nature/tree';
import { crate, pot } from '../things/props/containers';
import { bench, parasol } from '../things/props/furniture';
import { flowerBed } from '../things/props/garden';
import { isCreature } from '../things/figure';
import type { PersonSpec } from '../people/spec';
import { tellStories } from '../stories/tell';
import { handSet } from './hand-set';
import type { Theme } from './theme';

const C = {
  deck: '#e9e5dc',
  yard: '#dcc9a4',
  plaza: '#f6efe0',
  road: '#b3bcc8',
  glass: '#1d2a66',
  bridge: '#dfe6ee',
  park: '#a9cf82',
  path: '#efdcb2',
  paint: '#f0b52c',
  accent: '#e0692e',
};
const AXIS: Point = [1920, 590];
/** The window in the floor, far to near. */
const WINDOW: readonly [Point, Point, Point, Point] = [
  [1846, 820],
  [1898, 820],
  [1560, 2780],
  [860, 2780],
];

/** The strip of ground between two rays from the axis. */
const ray = (x: number, y: number): Point => [
  AXIS[0] + ((x - AXIS[0]) * (y - AXIS[1])) / (2716 - AXIS[1]),
  y,
];
const across = (y: number, near: readonly [number, number]): [Point, Point] => [
  ray(near[0], y),
  ray(near[1], y),
];

/** Where one may cross the window, far side and depth on the picture. */
const BRIDGES = [
  [930, 34],
  [1130, 64],
  [1500, 116],
  [2080, 196],
] as const;
const BRIDGE_NEAR = [800, 1620] as const;
const bridgeAt = (y: number, deep: number): Points => {
  const [a, b] = across(y, BRIDGE_NEAR);
  const [c, d] = across(y + deep, BRIDGE_NEAR);
  return [a, b, d, c];
};

export const gundam: Theme = {
  level: 9,
  routeKeyword: 'gundam',
  seed: 'colony-1',
  horizon: 740,
  scale: { farScale: 0.56, nearScale: 1.18 },
  light: new DayLight({ haze: '#c4dcec', hazeStrength: 0.42, shadow: '#3f3f8f', ink: '#232036' }),
  finish: {
    vignette: '#141a4a',
    vignetteOpacity: 0.34,
    sun: '#fff6e0',
    sunAt: [0.56, 0.6],
    sunOpacity: 0.14,
    washes: (
      [
        [60, 2660, 760, 420],
        [3820, 2640, 620, 420],
        [0, 1500, 360, 620],
        [3840, 1300, 300, 500],
      ] as const
    ).map(([x, y, rx, ry]) => ({ at: [x, y] as const, rx, ry, colour: '#6a7cc8', opacity: 0.34 })),
  },

  backdrop: (scene) => [colonyView(scene, { axis: AXIS, capRadius: 214 })],

  ground: (stage) => {
    const { scene, ground } = stage;
    const { width, height } = scene;
    const brow: readonly Point[] = [
      [-80, 1010],
      [420, 900],
      [1000, 830],
      [1920, 800],
      [2840, 830],
      [3420, 900],
      [3920, 1010],
    ];
    ground.lay('deck', [...brow, [width + 80, height + 60], [-80, height + 60]], {
      material: C.deck,
      texture: slabs({ slab: 130, toward: AXIS }),
      edge: edges.ink({ edgeWidth: 4 }),
    });
    ground.lay(
      'yard',
      area(
        [
          [-80, 1640],
          [520, 1330],
          [1080, 1090],
          [1420, 1120],
          [1480, 1420],
          [1280, 1800],
          [1020, 2240],
          [760, 2500],
          [-80, 2420],
        ],
        { seed: 3, rough: 4 },
      ),
      {
        material: C.yard,
        texture: slabs({ slab: 210, toward: AXIS, seed: 5 }),
        edge: edges.ink({ edgeWidth: 2.6 }),
      },
    );
    ground.lay('road', [ray(2860, 840), ray(3300, 840), ray(3300, 1560), ray(2860, 1560)], {
      material: C.road,
      texture: slabs({ slab: 200, toward: AXIS, seed: 8 }),
      edge: edges.ink({ edgeWidth: 2.6 }),
    });
    ground.lay(
      'road',
      [
        [2440, 1330],
        [3920, 1360],
        [3920, 1580],
        [2400, 1520],
      ],
      { material: C.road, texture: slabs({ slab: 200, seed: 9 }), edge: edges.ink({ edgeWidth: 2.6 }) },
    );
    ground.fillMarks(
      [0, 1, 2, 3, 4, 5, 6, 7].map((i) => {
        const x = 2560 + i * 176;
        return [
          [x, 1436 + i * 3],
          [x + 96, 1438 + i * 3],
          [x + 98, 1450 + i * 3],
          [x, 1448 + i * 3],
        ] as const;
      }),
      '#fdf8ea',
      { smooth: false },
    );
    // yellow lines lead every machine out of its door
    for (const line of [
      [
        [300, 1780],
        [700, 1900],
        [1080, 1840],
        [1400, 1500],
      ],
      [
        [640, 1420],
        [940, 1560],
        [1080, 1840],
      ],
      [
        [900, 1120],
        [1160, 1290],
        [1300, 1640],
      ],
      [
        [700, 1900],
        [560, 2200],
        [300, 2400],
      ],
    ] as const) {
      ground.inkMarks([line], { width: 20, colour: C.paint, opacity: 0.95, smooth: true });
    }
    ground.lay(
      'park',
      area(
        [
          [2050, 2080],
          [2420, 1900],
          [2960, 1960],
          [3440, 1880],
          [3940, 1900],
          [3940, 2860],
          [1960, 2860],
          [1880, 2480],
        ],
        { seed: 12, rough: 12 },
      ),
      {
        material: C.park,
        texture: grass({ flowers: ['#ffffff', '#f6d264'] }),
        edge: edges.kerb({ kerbColour: '#e4dfd2', kerbWidth: 14, lift: 7 }),
      },
    );
    ground.lay(
      'path',
      area(
        [
          [1900, 2420],
          [2260, 2500],
          [2740, 2480],
          [3060, 2560],
          [3300, 2860],
          [2960, 2860],
          [2600, 2680],
          [2200, 2690],
          [1860, 2640],
        ],
        { seed: 15, rough: 8 },
      ),
      { material: C.path, texture: earth(), edge: edges.grassy({ grassColour: '#86b062' }) },
    );
    ground.lay('plaza', island([2420, 1640], 500, 214, { rough: 0.006 }), {
      material: C.plaza,
      texture: cobbles({ stone: 36, cover: -0.05 }),
      edge: edges.kerb({ kerbColour: '#d8d2c4', kerbWidth: 14, lift: 7 }),
    });
    ground.inkMarks(
      [island([2420, 1640], 420, 178, { rough: 0 }), island([2420, 1640], 330, 138, { rough: 0 })],
      {
        width: 9,
        colour: C.accent,
        opacity: 0.85,
        smooth: true,
      },
    );
    const glass: Points = WINDOW;
    ground.lay('glass', glass, { material: C.glass });
    starFloor(ground, { corners: WINDOW, planet: [1236, 2470], planetRadius: 172 });
    const [fl, fr, nr, nl] = WINDOW;
    for (const [p, q] of [
      [fl, nl],
      [fr, nr],
    ] as const)
      for (const [k, colour] of [
        [34, '#8f9cb4'],
        [20, '#e6ebf2'],
      ] as const)
        ground.fillMarks(
          [
            [
              [p[0] - k * 0.1, p[1]],
              [p[0] + k * 0.1, p[1]],
              [q[0] + k, q[1]],
              [q[0] - k, q[1]],
            ],
          ],
          colour,
          { smooth: false, ink: 2 },
        );
    for (const [y, deep] of BRIDGES) {
      const deck = bridgeAt(y, deep);
      ground.lay('bridge', deck, {
        material: C.bridge,
        texture: slabs({ slab: 100, toward: AXIS, seed: 4 }),
      });
      const s = scene.scaleAt(y + deep);
      for (const [edge, tall] of [
        [y, 34],
        [y + deep, 34],
      ] as const) {
        const [p, q] = across(edge, BRIDGE_NEAR);
        const up = (lift: number): Point[] => [
          [p[0], p[1] - lift * s],
          [q[0], q[1] - lift * s],
        ];
        const girder: Point[] = [p, q, [q[0], q[1] + 20 * s], [p[0], p[1] + 20 * s]];
        if (edge > y) ground.fillMarks([girder], '#7f8ca8', { smooth: false, ink: 2.4 });
        ground.inkMarks(
          range(9).map((i) => [between(p, q, i / 8), between(up(tall)[0] ?? p, up(tall)[1] ?? q, i / 8)]),
          { width: 6, opacity: 1, colour: '#8f9cb4' },
        );
        ground.inkMarks([up(tall)], { width: 15, opacity: 1 });
        ground.inkMarks([up(tall)], { width: 10, opacity: 1, colour: C.accent });
      }
    }
    ground.sunPatch([2420, 1720], 700, 330, '#fffdf0', 0.4);
    ground.sunPatch([700, 1990], 620, 260, '#fff6dc', 0.45);
    ground.sunPatch([2500, 2600], 600, 180, '#fffbe0', 0.4);
  },

  landmarks: (stage, make) => {
    const { scene } = stage;
    const put = <O extends object>(
      kind: ThingKind<O>,
      x: number,
      y: number,
      options: NoInfer<O> & Placement,
    ) => scene.add(kind, [x, y], options);
    const homes: readonly (readonly [number, number, number, string, string])[] = [
      [1330, 880, 4, '#f2ede2', '#4f86a8'],
      [1600, 862, 3, '#e6eef0', '#e0692e'],
      [2170, 862, 4, '#f4e8d8', '#4f86a8'],
      [2440, 880, 3, '#e6eef0', '#5f9a8a'],
      [480, 975, 4, '#f2ede2', '#5f9a8a'],
      [3620, 985, 5, '#f4e8d8', '#4f86a8'],
    ];
    for (const [x, y, floors, wall, trim] of homes) put(flats, x, y, { floors, wall, trim });
    put(monorail, 1820, 960, { length: 3600 });
    put(controlTower, 2730, 1060, {});
    put(hangar, 850, 1110, {
      number: '03',
      stripe: '#5f9a8a',
      machine: {
        main: '#d8a04a',
        second: '#7a4a3f',
        accent: '#f4efe2',
        head: 'dome',
        gear: 'drill',
        number: '03',
      },
    });
    put(hangar, 520, 1390, {
      number: '04',
      machine: {
        main: '#4f8f7a',
        second: '#35566a',
        accent: '#f2b42e',
        head: 'dome',
        gear: 'rifle',
        number: '04',
      },
    });
    put(hangar, 110, 1790, {
      number: '05',
      stripe: '#c2402f',
      machine: {
        main: '#e9e3ee',
        second: '#8a4a9a',
        accent: '#f2b42e',
        head: 'visor',
        gear: 'shield',
        number: '05',
      },
    });
    put(gantry, 1190, 1500, {
      machine: {
        main: '#d8dde6',
        second: '#9aa3b4',
        accent: '#c2402f',
        head: 'none',
        gear: 'none',
        number: '07',
      },
    });
    put(carrier, 3190, 1290, { size: 1.22 });
    const hero = put(suit, 2420, 1640, { size: 1.34 });
    put(flats, 3770, 1720, { floors: 6, wall: '#f2ede2' });
    put(flats, 3400, 1800, { floors: 4, wall: '#e6eef0', trim: '#5f9a8a' });
    put(helmetDiner, 2960, 1930, {});
    const veteran = put(relic, 2330, 2360, { yaw: 0.1 });
    put(greenhouse, 3440, 2440, {});
    put(spareHead, 640, 2080, { yaw: 0.2 });
    const lorry = put(handLorry, 290, 2580, { yaw: -0.06, size: 1.05 });
    const random = scene.random.fork('climbers');
    const climb = (host: Plan, [u, w, z]: Spot, as: PersonSpec) => {
      const at = host.frame.at(u, w, 0);
      const lift = (z * host.scale) / scene.scaleAt(at[1]);
      scene.put(
        make(at, random, { lift, sortY: host.box.y1 + 2, perched: true }, (spec) =>
          isCreature(spec) ? spec : { ...spec, facing: 'front', hold: null, signs: [], build: 'kid', ...as },
        ),
      );
    };
    climb(hero, [-160, 0, 636], { pose: 'sit', mood: 'joy', build: 'teen', hold: 'spyglass' });
    climb(veteran, [-108, 200, 216], { pose: 'cheer', mood: 'joy' });
    climb(veteran, [104, 200, 216], { pose: 'sit', mood: 'laugh', flip: true });
    climb(veteran, [214, 0, 440], { pose: 'wave', mood: 'happy', flip: true });
    climb(lorry, [50, 20, 128], { pose: 'sleep', mood: 'asleep', signs: ['zzz'], build: 'teen' });
  },

  props: (stage) => {
    const { scene } = stage;
    // two rows of trees run along the window toward the far cap
    for (const [near, lean] of [
      [1760, 0],
      [700, 1],
    ] as const)
      for (const y of [930, 1010, 1110, 1240, 1400, 1620, 1860, 2240, 2560]) {
        const [x] = ray(near, y);
        if (lean && y > 1300 && y < 2300) continue;
        if (scene.isFree([x, y], 20))
          scene.add(tree, [x, y], { width: 120, height: 230, leaf: lean ? '#7aac58' : '#6a9f56', girth: 24 });
      }
    for (const [x, y, width, leaf] of [
      [3830, 2790, 440, '#4f8f52'],
      [2030, 2330, 230, '#6aa050'],
      [2720, 2230, 230, '#7aac58'],
      [3790, 2170, 320, '#6aa050'],
      [3130, 1180, 200, '#6aa050'],
      [2560, 1120, 200, '#7aac58'],
    ] as const)
      scene.add(tree, [x, y], { width, height: width * 1.3, leaf });
    for (const [x, y, size] of [
      [860, 2680, 1.4],
      [40, 2290, 1.1],
      [1000, 1320, 0.9],
      [330, 1990, 1],
    ] as const)
      scene.add(coolantTank, [x, y], { size, yaw: 0.2 });
    for (const [x, y] of [
      [820, 1330],
      [470, 1700],
      [1340, 1240],
      [2060, 1420],
      [2780, 1660],
      [3560, 1640],
      [680, 2480],
    ] as const)
      if (scene.isFree([x, y], 20)) scene.add(floodMast, [x, y], {});
    for (const [x, y] of [
      [1760, 2160],
      [2120, 1900],
      [760, 1780],
      [2540, 1300],
    ] as const)
      if (scene.isFree([x, y], 50)) scene.add(holoMap, [x, y], {});
    scatter(stage, {
      kind: cone,
      count: 26,
      apart: 26,
      on: ['yard', 'road'],
      options: (r) => ({ colour: r.pick([C.accent, C.accent, '#2f7f8a']) }),
    });
    scatter(stage, {
      kind: crate,
      count: 26,
      apart: 4,
      on: ['yard'],
      options: (r) => ({ yaw: r.range(-0.4, 0.4) }),
    });
    scatter(stage, {
      kind: pot,
      count: 30,
      apart: 6,
      on: ['deck', 'plaza'],
      options: (r) => ({
        flower: r.pick(['#e2483a', '#ffffff', '#f2b42e']),
        material: r.pick(['#dfe6ee', '#e0692e', '#5f9a8a']),
      }),
    });
    scatter(stage, {
      kind: bench,
      count: 9,
      apart: 20,
      on: ['deck', 'plaza', 'park', 'path'],
      options: (r) => ({ yaw: r.pick([-0.4, 0, 0.3]), material: r.pick(['#c9d4de', '#e8c9a0']) }),
    });
    scatter(stage, {
      kind: parasol,
      count: 7,
      apart: 26,
      on: ['park', 'path'],
      options: (r) => ({
        colours: r.pick([
          ['#e0692e', '#fff6e6'],
          ['#2f7f8a', '#fff6e6'],
          ['#f2b42e', '#fff6e6'],
        ]),
      }),
    });
    scatter(stage, {
      kind: flowerBed,
      count: 8,
      apart: 24,
      on: ['deck', 'park'],
      options: (r) => ({ r: r.range(60, 86), stone: '#e4e8ee', flowers: ['#e2483a', '#ffffff', '#f2b42e'] }),
    });
    scatter(stage, {
      kind: bush,
      count: 30,
      apart: 2,
      on: ['park'],
      options: (r) => ({
        width: r.range(70, 120),
        leaf: r.pick(['#7aac58', '#5f9a50', '#8fbc62']),
        flower: r.chance(0.5) ? r.pick(['#ffffff', '#f2b42e', '#e2483a']) : undefined,
      }),
    });
  },

  stories: (stage, make) => {
    for (const [from, to, n] of [
      [[2760, 2090], [2260, 2060], 8],
      [[3000, 1420], [2640, 1640], 7],
      [[1120, 1660], [820, 1700], 5],
    ] as const)
      queue(stage, from, to, n, make);
    handSet(
      stage,
      make,
      'one screw left over',
      [1180, 1680],
      [
        { dx: -50, as: { pose: 'present', mood: 'shock', hold: 'wrench', signs: ['bang'], flip: false } },
        { dx: 50, as: { pose: 'hips', mood: 'angry', signs: ['anger'], flip: true } },
      ],
    );
    handSet(
      stage,
      make,
      'salute to a machine',
      [2300, 1730],
      [
        { dx: -60, as: { build: 'kid', pose: 'gazeUp', mood: 'joy', signs: ['spark'], flip: false } },
        { dx: 20, as: { build: 'elder', pose: 'gazeUp', mood: 'sad', flip: false } },
      ],
    );
    handSet(
      stage,
      make,
      'afraid of the floor',
      [1400, 2200],
      [
        { dx: -40, as: { pose: 'hug', mood: 'dizzy', signs: ['sweat'], flip: false } },
        { dx: 60, as: { pose: 'jump', mood: 'joy', flip: true } },
      ],
    );
    handSet(
      stage,
      make,
      'farewell at the ramp',
      [3380, 1500],
      [
        { dx: -40, as: { pose: 'run', mood: 'sad', hold: 'suitcase', flip: false } },
        { dx: 90, as: { pose: 'wave', mood: 'cocky', flip: true, signs: ['heart'] } },
      ],
    );
    handSet(
      stage,
      make,
      'third bowl',
      [2860, 2120],
      [
        { dx: -50, as: { pose: 'eat', mood: 'joy', hold: 'ramen', flip: false } },
        { dx: 50, as: { pose: 'eat', mood: 'dizzy', hold: 'ramen', signs: ['sweat'], flip: true } },
      ],
    );
    handSet(
      stage,
      make,
      'nap before the sortie',
      [900, 2300],
      [
        { dx: -40, as: { pose: 'sleep', mood: 'asleep', signs: ['zzz'], flip: false } },
        { dx: 90, as: { pose: 'point', mood: 'angry', hold: 'paper', flip: true } },
      ],
    );
    handSet(
      stage,
      make,
      'stolen tomato',
      [3180, 2640],
      [
        { dx: -70, as: { pose: 'run', mood: 'cheeky', hold: ['ball', 'red'], flip: true, signs: ['dust'] } },
        { dx: 60, as: { pose: 'run', mood: 'angry', hold: 'broom', flip: true } },
      ],
    );
    tellStories(stage, make, { count: 27, on: ['deck', 'yard', 'plaza', 'park', 'path', 'road', 'bridge'] });
  },

  crowd: {
    count: 205,
    cover: 0.18,
    lonely: 0.4,
    on: { deck: 1, yard: 0.9, plaza: 1, park: 0.8, path: 1, road: 0.9, bridge: 1 },
    near: (
      [
        [2420, 1780, 480],
        [2060, 1300, 300],
        [2060, 1780, 320],
        [1880, 2300, 340],
        [800, 1800, 520],
        [520, 2300, 420],
        [960, 2360, 320],
        [1400, 2180, 240],
        [1650, 1560, 200],
        [2860, 2160, 360],
        [2700, 2560, 460],
        [2900, 1540, 440],
        [3500, 1580, 300],
        [3300, 2680, 420],
        [1500, 1180, 260],
      ] as const
    ).map(([x, y, reach]) => ({ at: [x, y] as const, reach })),
  },
  cast: gundamCast,
};
