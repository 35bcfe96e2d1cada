/** Level 19: a fortress city above a pit of spirals, its machines at the ready before a red sea. */
import { gainaxCast } from '../casts/gainax';
import { clouds } from '../backdrop/clouds';
import { hills } from '../backdrop/hills';
import { lowSun } from '../backdrop/low-sun';
import { sky } from '../backdrop/sky';
import { nth, range } from '../core/geometry';
import type { Point } from '../core/geometry';
import { DayLight } from '../core/light';
import { queue, scatter } from '../core/place';
import type { Placement, ThingKind } from '../core/thing';
import { edges } from '../ground/edges';
import { boards, cobbles, slabs } from '../ground/paving';
import { area, island, road } from '../ground/shapes';
import { earth, grass, water } from '../ground/textures';
import { bird, bunting } from '../things/aloft/aloft';
import { buriedHand } from '../things/gainax/buried-hand';
import { digger, mineCart, tunnel } from '../things/gainax/digger';
import { drillShip } from '../things/gainax/drill-ship';
import { faceRobot } from '../things/gainax/face-robot';
import { foldedRobot } from '../things/gainax/folded-robot';
import { armourBlock, glassPyramid, pylon } from '../things/gainax/fortress';
import { ironWorks } from '../things/gainax/iron-works';
import { meshFence, schoolFront, stairHut, trafficCone, vending } from '../things/gainax/rooftop';
import { scissorArch } from '../things/gainax/scissor-arch';
import { sentinel } from '../things/gainax/sentinel';
import { strata } from '../things/gainax/strata';
import { scooter, shelterHatch, siren } from '../things/gainax/street-gear';
import { sunkenMask } from '../things/gainax/sunken-mask';
import { visitor } from '../things/gainax/visitor';
import { bush } from '../things/nature/tree';
import { barrel, crate, pot } from '../things/props/containers';
import { bench, lampPost, parasol, signpost } from '../things/props/furniture';
import { rock } from '../things/props/garden';
import { tellStories } from '../stories/tell';
import { handSet } from './hand-set';
import type { Theme } from './theme';

const C = {
  street: '#e6dae2',
  plaza: '#fbead6',
  quay: '#e3b184',
  sand: '#fbdcc2',
  sea: '#b82444',
  pit: '#f2c27c',
  cliff: '#a8607a',
  roof: '#b4d8bc',
  wall: '#b9a4b4',
  park: '#9cb86a',
};
const PLAZA: Point = [1860, 1640];
/** Where the school's roof ends and its front begins. */
const EAVES = 2430;
/** Foot of the pit's wall on the picture, and the height of the street above it there in pixels. */
const FOOT: readonly (readonly [x: number, y: number, rise: number])[] = [
  [-60, 2090, 232],
  [420, 2066, 236],
  [880, 2080, 236],
  [1180, 2130, 226],
  [1420, 2230, 200],
  [1580, 2350, 130],
  [1660, 2460, 16],
];

export const gainax: Theme = {
  level: 19,
  routeKeyword: 'gainax',
  seed: 'spiral-3',
  horizon: 720,
  scale: { farScale: 0.58, nearScale: 1.16 },
  light: new DayLight({ haze: '#f6b890', hazeStrength: 0.34, shadow: '#5a2f86', key: '#fff0c0' }),
  finish: {
    vignette: '#3a1048',
    vignetteOpacity: 0.34,
    sun: '#fff0c8',
    sunAt: [0.62, 0.5],
    sunOpacity: 0.16,
    washes: (
      [
        [60, 2500, 820, 520],
        [3800, 2640, 900, 300],
        [200, 1150, 700, 420],
        [1900, 2760, 900, 180],
      ] as const
    ).map(([x, y, rx, ry]) => ({ at: [x, y] as const, rx, ry, colour: '#8a5ab0', opacity: 0.34 })),
  },

  backdrop: (scene) => [
    sky(scene, {
      stops: [
        [0, '#5b4a9c'],
        [0.34, '#a8589a'],
        [0.66, '#f08a6a'],
        [1, '#ffd58a'],
      ],
      streaks: ['#ffc9a0', '#7a5ab0', '#ffb08a'],
    }),
    lowSun(scene, { at: [2440, 700], radius: 400, colours: ['#ff9a5a', '#ffb45f', '#fff1b8'] }),
    clouds(scene, {
      body: '#ffe0c4',
      shade: '#f4a890',
      deep: '#b86a9a',
      ink: '#6a3a78',
      list: [
        [240, 720, 1000, 420],
        [3640, 690, 900, 520],
        [1560, 560, 520, 150],
        [2960, 210, 460, 130],
        [700, 210, 420, 120],
      ],
    }),
    hills(scene, { y: 724, rise: 90, length: 420, material: '#8a5a8e', haze: 0.7, seed: 6 }),
  ],

  ground: ({ scene, ground }) => {
    const { width, height } = scene;
    ground.lay(
      'street',
      [
        [-60, 770],
        [width + 60, 770],
        [width + 60, height + 60],
        [-60, height + 60],
      ],
      { material: C.street, texture: slabs({ slab: 130 }) },
    );
    ground.lay(
      'sand',
      area(
        [
          [1960, 770],
          [2140, 900],
          [2360, 1080],
          [2560, 1300],
          [2760, 1480],
          [3100, 1600],
          [3500, 1640],
          [3960, 1620],
          [3960, 760],
        ],
        { seed: 3, rough: 14 },
      ),
      { material: C.sand, texture: earth({ seed: 8 }), edge: edges.ink() },
    );
    ground.lay(
      'sea',
      area(
        [
          [2010, 720],
          [2260, 860],
          [2500, 1040],
          [2700, 1250],
          [2900, 1400],
          [3260, 1490],
          [3600, 1500],
          [3980, 1470],
          [4000, 700],
        ],
        { seed: 5, rough: 16 },
      ),
      { material: C.sea, texture: water({ foam: '#ffd9c8' }), edge: edges.bank({ foam: '#ffd9d0' }) },
    );
    ground.lay('isle', island([3520, 868], 350, 40, { seed: 9, rough: 0.2 }), {
      material: '#8f9a5a',
      texture: grass({ flowers: [] }),
      edge: edges.bank({ foam: '#ffd9d0' }),
    });
    ground.lay('park', island([1360, 1060], 240, 50, { seed: 12, rough: 0.2 }), {
      material: C.park,
      texture: grass({ flowers: ['#ffffff', '#f2c33c'] }),
      edge: edges.kerb({ kerbColour: '#d8ccd8', kerbWidth: 12, lift: 6 }),
    });
    ground.lay(
      'quay',
      road(
        scene,
        [
          [2080, 1010],
          [2330, 1260],
          [2560, 1500],
          [2900, 1660],
          [3300, 1740],
          [3960, 1740],
        ],
        170,
        { rough: 2 },
      ),
      {
        material: C.quay,
        texture: boards({ angle: 0.5, gap: 30 }),
        edge: edges.kerb({ kerbColour: '#d8bca8', kerbWidth: 12, lift: 8 }),
      },
    );
    for (const path of [
      [PLAZA, [1780, 1380], [1700, 1160], [1620, 900]],
      [PLAZA, [1300, 1480], [820, 1400], [-60, 1480]],
      [PLAZA, [2180, 1560], [2460, 1500]],
      [PLAZA, [1980, 2000], [2060, 2360], [2080, 2860]],
      [PLAZA, [1200, 1720], [700, 1720], [-60, 1740]],
    ] as const)
      ground.lay('plaza', road(scene, path, 190, { rough: 3 }), {
        material: C.plaza,
        texture: cobbles({ stone: 40, cover: 0.1 }),
        edge: edges.kerb({ kerbColour: '#dccad0', kerbWidth: 11, lift: 6 }),
      });
    ground.lay('plaza', island(PLAZA, 600, 240, { rough: 0.006 }), {
      material: C.plaza,
      texture: cobbles({ stone: 40, cover: 0.1 }),
      edge: edges.kerb({ kerbColour: '#dccad0', kerbWidth: 12, lift: 6 }),
    });
    // the launch hatch of the square, painted for whoever comes up through it
    const ring = (k: number): Point[] =>
      range(9).map((i) => [
        PLAZA[0] + Math.cos((i / 8) * 6.2832 + 0.39) * 470 * k,
        PLAZA[1] + Math.sin((i / 8) * 6.2832 + 0.39) * 190 * k,
      ]);
    ground.inkMarks([ring(1), ring(0.62)], { width: 13, colour: '#d9463c', opacity: 0.75 });
    ground.inkMarks([ring(0.93)], { width: 5, colour: '#f2c33c', opacity: 0.9 });
    ground.inkMarks(
      range(8).map((i) => [nth(ring(0.62), i), nth(ring(0.93), i)]),
      { width: 7, colour: '#d9463c', opacity: 0.65 },
    );
    const foot = FOOT.map(([x, y]): Point => [x, y]);
    const rim = FOOT.map(([x, y, rise]): Point => [x, y - rise]).reverse();
    ground.lay('cliff', [...foot, ...rim], { material: C.cliff });
    ground.lay('pit', [...foot, [1700, 2500], [1640, 2640], [1580, 2800], [-60, 2800]], {
      material: C.pit,
      texture: earth({ seed: 4 }),
      edge: edges.ink(),
    });
    const lines: readonly (readonly Point[])[] = [
      [
        [300, 2120],
        [330, 2260],
        [250, 2480],
        [120, 2800],
      ],
      [
        [1176, 2150],
        [1150, 2280],
        [1180, 2480],
        [1240, 2800],
      ],
    ];
    for (const rails of lines) {
      const along = (dx: number) => rails.map(([x, y]): Point => [x + dx * scene.scaleAt(y), y]);
      const ties = range(26).map((i): Point[] => {
        const t = (i / 26) * 3;
        const k = Math.min(2, Math.floor(t));
        const [a, b] = [nth(rails, k), nth(rails, k + 1)];
        const [x, y] = [a[0] + (b[0] - a[0]) * (t - k), a[1] + (b[1] - a[1]) * (t - k)];
        const s = scene.scaleAt(y);
        return [
          [x - 46 * s, y],
          [x + 46 * s, y],
        ];
      });
      ground.inkMarks(ties, { width: 11, colour: '#8a5a38', opacity: 0.9 });
      ground.inkMarks([along(-30), along(30)], { width: 8, colour: '#6a6478', smooth: true });
    }
    ground.lay(
      'wall',
      [
        [2550, EAVES - 10],
        [3960, EAVES - 10],
        [3960, 2660],
        [2550, 2660],
      ],
      { material: C.wall },
    );
    ground.lay(
      'roof',
      [
        [2590, 1900],
        [3960, 1900],
        [3960, EAVES],
        [2550, EAVES],
      ],
      {
        material: C.roof,
        texture: slabs({ slab: 120, seed: 7 }),
        edge: edges.kerb({ kerbColour: '#f0e6d0', kerbWidth: 16, lift: 12 }),
      },
    );
    ground.inkMarks(
      [
        [
          [2800, 2330],
          [2850, 2040],
          [3400, 2040],
          [3420, 2330],
          [2800, 2330],
        ],
        [
          [3112, 2330],
          [3124, 2040],
        ],
      ],
      { width: 7, colour: '#fffaf0', opacity: 0.8 },
    );
    ground.sunPatch([1850, 1660], 1200, 460, '#fff8e0', 0.75);
    ground.sunPatch([3100, 2180], 700, 260, '#fffbe0', 0.4);
    ground.sunPatch([760, 2420], 700, 260, '#ffe8b0', 0.5);
  },

  landmarks: (stage) => {
    const { scene } = stage;
    const put = <O extends object>(
      kind: ThingKind<O>,
      x: number,
      y: number,
      options: NoInfer<O> & Placement,
    ) => scene.add(kind, [x, y], options);
    const air = { aloft: true, layer: -1, depthY: 900 } as const;
    put(visitor, 2440, 420, { ...air, size: 1.05, hazeFactor: 0.2, crystal: '#6a4ab0', ring: '#fff6c8' });
    put(drillShip, 1380, 330, { ...air, size: 1.04, hazeFactor: 0.3 });
    for (const [x, y] of [
      [1960, 250],
      [2030, 300],
      [1880, 330],
      [2860, 560],
      [2790, 600],
      [700, 560],
    ] as const)
      put(bird, x, y, air);
    put(ironWorks, 3520, 890, { size: 1.02, hazeFactor: 0.7 });
    const blocks: readonly (readonly [x: number, y: number, height: number, wall: string])[] = [
      [60, 940, 700, '#6d62a0'],
      [330, 880, 420, '#8a6a96'],
      [820, 900, 640, '#6862a8'],
      [1070, 860, 330, '#8f7099'],
      [1330, 890, 560, '#7266a2'],
      [1590, 850, 380, '#8a6a96'],
      [1830, 900, 520, '#6d62a0'],
      [2040, 850, 200, '#8f7099'],
    ];
    for (const [x, y, height, wall] of blocks) put(armourBlock, x, y, { height, wall });
    put(foldedRobot, 520, 1250, {});
    put(armourBlock, 130, 1290, { height: 520, width: 260, wall: '#5c5296' });
    put(glassPyramid, 890, 1190, { size: 0.84 });
    put(armourBlock, 1960, 1180, { height: 90, wall: '#9c92bc' });
    put(armourBlock, 2180, 1240, { height: 330, width: 200, wall: '#a08cb4' });
    put(faceRobot, 1330, 1660, { size: 0.96 });
    put(sentinel, 3030, 1300, {});
    put(sunkenMask, 3610, 1400, { size: 1.04 });
    const far: Point = [130, 1590];
    put(pylon, 800, 1560, { to: { at: far, scale: scene.scaleAt(far[1]) } });
    put(pylon, ...far, { to: { at: [-420, 1640], scale: scene.scaleAt(1640) } });

    const wall = (x: number, y: number, part: typeof FOOT) => {
      const s = scene.scaleAt(y);
      put(strata, x, y, {
        foot: part.map(([fx, fy, rise]) => [(fx - x) / s, (fy - y) / s / 0.5, rise / s] as const),
      });
    };
    wall(560, 2080, FOOT.slice(0, 4));
    wall(1420, 2230, FOOT.slice(3));
    put(tunnel, 300, 2116, {});
    put(tunnel, 1176, 2150, { sortY: 2200 });
    put(buriedHand, 250, 2690, { size: 0.92 });
    put(digger, 560, 2360, { size: 1.05 });
    put(scissorArch, 2250, 2130, {});
    put(schoolFront, 3240, 2648, { width: 1190 });
    put(stairHut, 3640, 2130, {});
  },

  props: (stage) => {
    const { scene } = stage;
    const [back, left] = [1902, 2596];
    for (const [i, x] of [2740, 3040, 3340, 3640, 3900].entries())
      scene.add(meshFence, [x, back], { width: 320, hole: i === 1 });
    for (const y of [1990, 2150, 2310])
      scene.add(meshFence, [left - (y - back) * 0.07, y], { width: 330, yaw: 1.52 });
    for (const [x, y] of [
      [2690, 1960],
      [2780, 1960],
    ] as const)
      scene.add(vending, [x, y], { body: x > 2700 ? '#3f6fb8' : '#d9463c' });
    for (const [x, y] of [
      [860, 1640],
      [1480, 1360],
      [1560, 1890],
    ] as const)
      if (scene.isFree([x, y], 20)) scene.add(siren, [x, y], { size: 0.82 });
    for (const [x, y] of [
      [1560, 1440],
      [420, 1560],
      [2420, 1900],
    ] as const)
      if (scene.isFree([x, y], 60)) scene.add(shelterHatch, [x, y], {});
    for (const [x, y] of [
      [1440, 1560],
      [2260, 1520],
      [1900, 2200],
      [2660, 1660],
      [3060, 1790],
      [3500, 1830],
      [560, 1640],
    ] as const)
      if (scene.isFree([x, y], 16)) scene.add(lampPost, [x, y], { iron: '#5a5478', heads: 2, height: 230 });
    scene.add(bunting, [2660, 2300], {
      to: [3400, 2240],
      z: 230,
      sortY: 2300,
      colours: ['#d9463c', '#c8e84a', '#ffffff', '#8a6ac8'],
    });
    scatter(stage, {
      kind: scooter,
      count: 6,
      apart: 24,
      on: ['street', 'plaza', 'quay'],
      options: (r) => ({ body: r.pick(['#f2c33c', '#5fb8a8', '#d9463c', '#8a6ac8']) }),
    });
    scatter(stage, {
      kind: mineCart,
      count: 5,
      apart: 20,
      on: ['pit'],
      options: (r) => ({ yaw: r.range(-0.4, 0.4) }),
    });
    scatter(stage, {
      kind: parasol,
      count: 5,
      apart: 30,
      on: ['quay', 'sand', 'plaza'],
      options: (r) => ({
        colours: r.pick([
          ['#d9463c', '#fff8ea'],
          ['#8a6ac8', '#fff8ea'],
          ['#c8e84a', '#fff8ea'],
        ]),
      }),
    });
    scatter(stage, {
      kind: bench,
      count: 10,
      apart: 24,
      on: ['plaza', 'quay', 'roof'],
      options: (r) => ({ yaw: r.pick([-0.3, 0, 0.3]), material: '#c98a6a' }),
    });
    scatter(stage, {
      kind: trafficCone,
      count: 26,
      apart: 6,
      on: ['street', 'pit', 'plaza'],
      options: () => ({}),
    });
    scatter(stage, {
      kind: bush,
      count: 12,
      apart: 0,
      on: ['park'],
      options: (r) => ({ width: r.range(70, 110), leaf: r.pick(['#8aa84f', '#7a9a5a']), flower: '#ffffff' }),
    });
    scatter(stage, {
      kind: bush,
      count: 20,
      apart: 10,
      on: ['street'],
      options: (r) => ({ width: r.range(70, 120), leaf: r.pick(['#8aa84f', '#6f8f5a', '#9cb060']) }),
    });
    scatter(stage, {
      kind: pot,
      count: 26,
      apart: 4,
      on: ['roof', 'plaza', 'quay'],
      options: (r) => ({
        flower: r.pick(['#f08a6a', '#ffffff', '#c8e84a', '#b18ae0']),
        material: r.pick(['#c9785a', '#6862a8']),
      }),
    });
    scatter(stage, {
      kind: crate,
      count: 10,
      apart: 8,
      on: ['pit', 'quay'],
      options: (r) => ({
        yaw: r.range(-0.6, 0.6),
        stack: r.int(1, 2),
        material: r.pick(['#a8744a', '#8f6a8a', '#c98a4a']),
      }),
    });
    scatter(stage, { kind: barrel, count: 14, apart: 4, on: ['pit', 'quay', 'street'], options: () => ({}) });
    scatter(stage, {
      kind: rock,
      count: 26,
      apart: 0,
      on: ['pit', 'sand'],
      options: (r) => ({
        width: r.range(40, 84),
        height: r.range(26, 54),
        material: r.pick(['#b8744e', '#a8607a', '#d9a46a']),
      }),
    });
    scatter(stage, {
      kind: signpost,
      count: 4,
      apart: 30,
      on: ['plaza', 'street'],
      options: () => ({ boards: ['#c8e84a', '#f2c33c', '#d9463c'] }),
    });
  },

  stories: (stage, make) => {
    for (const [from, to, n] of [
      [[420, 1610], [760, 1750], 7],
      [[2740, 2020], [3020, 2140], 6],
      [[1560, 1500], [1820, 1500], 5],
      [[1040, 2180], [1280, 2320], 5],
    ] as const)
      queue(stage, from, to, n, make);
    handSet(
      stage,
      make,
      'congratulations',
      [1900, 1700],
      [
        { dx: 0, as: { pose: 'shy', mood: 'shock', flip: false, signs: ['question'] } },
        { dx: -110, dy: -30, as: { pose: 'cheer', mood: 'joy', flip: false } },
        { dx: 110, dy: -30, as: { pose: 'cheer', mood: 'laugh', flip: true } },
        { dx: -100, dy: 70, as: { pose: 'present', mood: 'happy', flip: false } },
        { dx: 100, dy: 80, as: { pose: 'wave', mood: 'smile', flip: true } },
        { dx: 0, dy: -90, as: { pose: 'cheer', mood: 'star', flip: false } },
      ],
    );
    handSet(
      stage,
      make,
      'rooftop confession',
      [3160, 2160],
      [
        { dx: -50, as: { pose: 'bow', hold: 'letter', mood: 'worried', flip: false, signs: ['sweat'] } },
        { dx: 60, as: { pose: 'shy', mood: 'shock', flip: true, signs: ['heart'] } },
        { dx: 240, dy: 40, as: { pose: 'crouch', mood: 'cheeky', flip: true } },
      ],
    );
    handSet(
      stage,
      make,
      'who cut the cable',
      [2560, 1660],
      [
        { dx: -40, as: { pose: 'point', mood: 'angry', flip: false, signs: ['anger'] } },
        { dx: 60, as: { pose: 'shy', mood: 'worried', flip: true, hold: 'axe', signs: ['sweat'] } },
      ],
    );
    handSet(
      stage,
      make,
      'believers',
      [1330, 1790],
      [
        { dx: -120, as: { pose: 'gazeUp', mood: 'star', flip: false } },
        { dx: 0, dy: 10, as: { pose: 'cheer', mood: 'joy', flip: false, signs: ['spark'] } },
        { dx: 120, as: { pose: 'gazeUp', mood: 'star', flip: true } },
      ],
    );
    handSet(
      stage,
      make,
      'hit by a scooter',
      [2050, 2330],
      [
        { dx: -80, as: { pose: 'sleep', mood: 'dizzy', flip: false } },
        { dx: 60, as: { pose: 'run', mood: 'shock', flip: true, signs: ['bang'] } },
      ],
    );
    handSet(
      stage,
      make,
      'a hole to the other side',
      [850, 2560],
      [
        { dx: -50, as: { pose: 'kneel', mood: 'star', hold: 'lantern', flip: false } },
        { dx: 60, as: { pose: 'haul', mood: 'grin', flip: true } },
        { dx: 170, dy: 20, as: { pose: 'sleep', mood: 'asleep', flip: false, signs: ['zzz'] } },
      ],
    );
    handSet(
      stage,
      make,
      'uniform check',
      [2250, 2230],
      [
        { dx: -70, as: { pose: 'hips', mood: 'stern', flip: false } },
        { dx: 40, as: { pose: 'shy', mood: 'worried', flip: true, signs: ['sweat'] } },
        { dx: 140, dy: 20, as: { pose: 'sneak', mood: 'cheeky', flip: false } },
      ],
    );
    handSet(
      stage,
      make,
      'meeting with folded hands',
      [900, 1480],
      [
        { dx: -90, as: { pose: 'think', mood: 'stern', flip: false } },
        { dx: 0, dy: -20, as: { pose: 'think', mood: 'cool', flip: false } },
        { dx: 90, as: { pose: 'think', mood: 'stern', flip: true } },
      ],
    );
    tellStories(stage, make, { count: 27, on: ['plaza', 'street', 'quay', 'roof', 'pit', 'sand'] });
  },

  crowd: {
    count: 150,
    cover: 0.18,
    lonely: 0.45,
    on: { street: 0.9, plaza: 1, quay: 1, roof: 1, pit: 1, sand: 0.8, park: 0.5 },
    near: (
      [
        [1900, 1640, 520],
        [1250, 1800, 480],
        [600, 1700, 460],
        [1650, 1250, 380],
        [800, 1420, 380],
        [2500, 1560, 380],
        [3200, 1720, 520],
        [2950, 2200, 400],
        [3450, 2280, 380],
        [2080, 2400, 420],
        [300, 2300, 330],
        [900, 2500, 420],
        [1400, 2560, 330],
        [2300, 1960, 330],
      ] as const
    ).map(([x, y, reach]) => ({ at: [x, y] as const, reach })),
  },
  cast: gainaxCast,
};
