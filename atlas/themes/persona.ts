/** Level 18: a slanted crossing in red, black and white, and one blue cell where no street is blue. */
import { towers, sunburst } from '../backdrop/sunburst';
import { personaCast } from '../casts/persona';
import { nth } from '../core/geometry';
import type { Point } from '../core/geometry';
import { DayLight } from '../core/light';
import { queue, scatter } from '../core/place';
import type { Stage } from '../core/place';
import type { Placement, ThingKind } from '../core/thing';
import { edges } from '../ground/edges';
import { cobbles, slabs } from '../ground/paving';
import { area, island, road } from '../ground/shapes';
import { earth } from '../ground/textures';
import { bunting } from '../things/aloft/aloft';
import { bush, tree } from '../things/nature/tree';
import { arcade } from '../things/persona/arcade';
import { cityBlock } from '../things/persona/city-block';
import { cornerCafe } from '../things/persona/corner-cafe';
import { maskMuseum } from '../things/persona/mask-museum';
import { metroMouth } from '../things/persona/metro-mouth';
import { screenTower } from '../things/persona/screen-tower';
import { foxStatue, posterColumn, trafficLight, vending } from '../things/persona/street-props';
import { velvetCell } from '../things/persona/velvet-cell';
import { viaduct } from '../things/persona/viaduct';
import { warpedPalace } from '../things/persona/warped-palace';
import { crate, pot } from '../things/props/containers';
import { bench, lampPost, parasol } from '../things/props/furniture';
import { tellStories } from '../stories/tell';
import { handSet } from './hand-set';
import type { Theme } from './theme';

const C = {
  red: '#d8202f',
  pavement: '#f3ece6',
  street: '#b3a9b0',
  paint: '#fdfaf6',
  plaza: '#f0b5ac',
  lane: '#e2b48c',
  velvet: '#9db4ee',
  leaf: ['#b5202f', '#d23a3a', '#8f1a2c'],
};

/** Bars of paint across a way from one point to the other. */
function zebra({ ground }: Stage, [x0, y0]: Point, [x1, y1]: Point, wide: number, bars: number): void {
  const length = Math.hypot(x1 - x0, y1 - y0);
  const [nx, ny] = [(-(y1 - y0) / length) * wide, ((x1 - x0) / length) * wide];
  for (let i = 0; i < bars; i++) {
    const at = (t: number, k: number): Point => [x0 + (x1 - x0) * t + nx * k, y0 + (y1 - y0) * t + ny * k];
    const [a, b] = [(i + 0.2) / bars, (i + 0.8) / bars];
    ground.lay('zebra', [at(a, -1), at(b, -1), at(b, 1), at(a, 1)], {
      material: C.paint,
      edge: edges.ink({ edgeWidth: 1.6 }),
    });
  }
}

export const persona: Theme = {
  level: 18,
  routeKeyword: 'persona',
  seed: 'crossing-1',
  horizon: 680,
  scale: { farScale: 0.58, nearScale: 1.18 },
  light: new DayLight({ ink: '#1c1018', haze: '#f08a80', hazeStrength: 0.3, shadow: '#4a1a3a' }),
  finish: {
    vignette: '#2a0010',
    vignetteOpacity: 0.42,
    sun: '#fff0e0',
    sunAt: [0.5, 0.6],
    sunOpacity: 0.1,
    washes: (
      [
        [40, 2680, 900, 460],
        [3820, 2680, 800, 420],
        [0, 1500, 420, 700],
        [3840, 1400, 420, 700],
      ] as const
    ).map(([x, y, rx, ry]) => ({ at: [x, y] as const, rx, ry, colour: '#c87a98', opacity: 0.4 })),
  },

  backdrop: (scene) => [
    sunburst(scene, {
      from: [2260, 560],
      colours: ['#d8162a', '#b00d22', '#e8303a', '#8f0a1e'],
      wedges: 34,
      dots: '#5f0616',
    }),
    towers(scene, {
      y: 760,
      seed: 3,
      windows: ['#ffd98a', '#fff4e0', '#ff6a5a'],
      rows: [
        { colour: '#7a0f22', low: 160, high: 430 },
        { colour: '#46101f', low: 100, high: 300 },
        { colour: '#241019', low: 50, high: 170 },
      ],
    }),
  ],

  ground: (stage) => {
    const { scene, ground } = stage;
    const { width, height, horizon } = scene;
    ground.lay(
      'pavement',
      [
        [-60, horizon + 40],
        [width + 60, horizon + 40],
        [width + 60, height + 60],
        [-60, height + 60],
      ],
      { material: C.pavement, texture: slabs({ slab: 120 }) },
    );
    ground.lay(
      'plaza',
      area(
        [
          [2480, 2120],
          [3100, 2240],
          [3920, 2300],
          [3920, 2800],
          [2300, 2800],
          [2260, 2420],
        ],
        { seed: 4, rough: 12 },
      ),
      {
        material: C.plaza,
        texture: slabs({ slab: 150, toward: [3000, -400] }),
        edge: edges.kerb({ kerbColour: '#e6dcd6', kerbWidth: 12, lift: 6 }),
      },
    );
    ground.lay(
      'lane',
      area(
        [
          [380, 1790],
          [900, 1760],
          [1380, 1900],
          [1330, 2160],
          [900, 2260],
          [420, 2160],
        ],
        { seed: 5, rough: 14 },
      ),
      {
        material: C.lane,
        texture: cobbles({ stone: 40 }),
        edge: edges.kerb({ kerbColour: '#d9c0a8', kerbWidth: 10, lift: 5 }),
      },
    );
    ground.lay('velvet', island([470, 2560], 520, 230, { seed: 6, rough: 0.1 }), {
      material: C.velvet,
      texture: cobbles({ stone: 46, cover: 0 }),
      edge: edges.ink({ edgeWidth: 4 }),
    });
    const lay = (line: readonly Point[], wide: number) =>
      ground.lay('street', road(scene, line, wide, { rough: 2 }), {
        material: C.street,
        texture: earth({ pebbles: 0.2 }),
        edge: edges.kerb({ kerbColour: '#e8e0dc', kerbWidth: 14, lift: 6 }),
      });
    lay(
      [
        [2520, 800],
        [2340, 1060],
        [1930, 1640],
        [1600, 2200],
        [1260, 2880],
      ],
      500,
    );
    lay(
      [
        [-120, 1360],
        [900, 1440],
        [1930, 1640],
        [2900, 1860],
        [3980, 2080],
      ],
      480,
    );
    // the kerbs of one road end where the other crosses it
    for (const gap of [
      [
        [1870, 1330],
        [2350, 1330],
        [2250, 1540],
        [1730, 1500],
      ],
      [
        [1570, 1780],
        [2070, 1830],
        [1965, 2010],
        [1440, 1960],
      ],
    ] as const)
      ground.lay('street', gap, { material: C.street, texture: earth({ pebbles: 0 }) });
    for (const line of [
      [
        [2420, 900],
        [2190, 1280],
      ],
      [
        [1640, 2140],
        [1340, 2680],
      ],
      [
        [60, 1376],
        [1180, 1480],
      ],
      [
        [2640, 1800],
        [3800, 2045],
      ],
    ] as const)
      for (let i = 0; i < 7; i++) {
        const at = (t: number): Point => [
          line[0][0] + (line[1][0] - line[0][0]) * t,
          line[0][1] + (line[1][1] - line[0][1]) * t,
        ];
        const [p, q] = [at((i + 0.15) / 7), at((i + 0.7) / 7)];
        ground.lay(
          'street',
          [
            [p[0] - 5, p[1]],
            [q[0] - 5, q[1]],
            [q[0] + 7, q[1] + 5],
            [p[0] + 7, p[1] + 5],
          ],
          { material: C.paint },
        );
      }
    zebra(stage, [1600, 1450], [2290, 1850], 52, 12);
    zebra(stage, [1560, 1800], [1840, 1680], 52, 5);
    zebra(stage, [2050, 1590], [2330, 1470], 52, 5);
    zebra(stage, [1450, 1350], [1390, 1690], 58, 8);
    zebra(stage, [2480, 1590], [2410, 1930], 58, 8);
    zebra(stage, [1920, 1320], [2330, 1330], 44, 8);
    zebra(stage, [1490, 1960], [1950, 2020], 56, 8);
    ground.sunPatch([1930, 1650], 900, 420, '#ffffff', 0.4);
    ground.sunPatch([2700, 2500], 900, 330, '#fff0e0', 0.4);
    ground.sunPatch([900, 2000], 520, 240, '#ffe6b0', 0.4);
  },

  landmarks: (stage, make) => {
    const { scene } = stage;
    const put = <O extends object>(
      kind: ThingKind<O>,
      x: number,
      y: number,
      options: NoInfer<O> & Placement,
    ) => scene.add(kind, [x, y], options);
    put(warpedPalace, 3270, 1010, { size: 1.42, hazeFactor: 0.5 });
    put(viaduct, 1760, 850, { length: 3500, cars: 7, hazeFactor: 0.6 });
    put(screenTower, 1350, 1270, { r: 200 });
    put(arcade, 2650, 1420, { width: 560, yaw: 0.16 });
    put(cornerCafe, 900, 1930, { yaw: -0.12 });
    put(metroMouth, 2330, 2200, { yaw: 0.14 });
    put(maskMuseum, 3190, 2400, { yaw: 0.06 });
    const cell = put(velvetCell, 450, 2560, { r: 262 });
    const inmate = scene.random.fork('inmate');
    for (const [u, w] of [
      [-110, 40],
      [90, 70],
    ] as const) {
      const at = cell.frame.at(u, w, 0);
      scene.put(
        make(at, inmate, {
          lift: (46 * cell.scale) / scene.scaleAt(at[1]),
          sortY: cell.box.y1 + 2,
          perched: true,
        }),
      );
    }
    put(foxStatue, 1080, 2350, {});
    const blocks: readonly (readonly [number, number, number, number, number, string, string | undefined])[] =
      [
        [120, 960, 0.05, 6, 0, 'BANK', undefined],
        [470, 930, 0, 5, 1, 'MANGA', 'XOXO'],
        [830, 960, -0.03, 6, 2, 'RECORDS', undefined],
        [110, 1180, 0.1, 3, 1, 'RAMEN', undefined],
        [480, 1200, 0.08, 4, 2, 'BOOKS', 'HEIST'],
        [880, 1230, 0.06, 4, 0, 'SUSHI', undefined],
        [2900, 1120, 0.1, 4, 1, 'KARAOKE', undefined],
        [1740, 1110, 0.02, 3, 1, 'CINEMA', 'SHOW'],
        [2010, 930, 0, 3, 0, 'HOTEL', undefined],
        [3080, 1500, 0.16, 4, 0, 'PILLS', undefined],
        [3440, 1580, 0.18, 4, 2, 'SHOES', 'LIES'],
        [3800, 1680, 0.2, 5, 1, 'CLINIC', undefined],
        [50, 1900, -0.1, 3, 1, 'BATHS', undefined],
        [360, 1830, -0.12, 2, 2, 'CURRY', undefined],
      ];
    blocks.forEach(([x, y, yaw, floors, k, sign, board], i) =>
      put(cityBlock, x, y, {
        yaw,
        floors,
        width: 300 + (i % 3) * 30,
        wall: nth(['#f4eeea', '#3a2f3a', '#d0303a'], k),
        accent: nth([C.red, '#e03040', '#1f1820'], k),
        glass: nth(['#4a4350', '#e6d3c6', '#3a2430'], k),
        sign,
        board,
      }),
    );
  },

  props: (stage) => {
    const { scene } = stage;
    for (const [x, y, go] of [
      [1470, 1400, false],
      [2300, 1400, true],
      [1380, 1880, true],
      [2380, 1990, false],
    ] as const)
      scene.add(trafficLight, [x, y], { go });
    for (const [x, y] of [
      [2560, 2280],
      [1180, 2120],
      [3640, 2560],
    ] as const)
      if (scene.isFree([x, y], 50)) scene.add(posterColumn, [x, y], {});
    for (const [x, y, k] of [
      [640, 1860, 0],
      [1260, 1860, 1],
      [3260, 1680, 0],
      [3330, 1690, 2],
      [2880, 1520, 1],
      [700, 1290, 2],
    ] as const)
      if (scene.isFree([x, y], 36))
        scene.add(vending, [x, y], { body: nth([C.red, '#f4eeea', '#2a222e'], k) });
    for (const [x, y, w, h, k] of [
      [3800, 2900, 440, 500, 0],
      [2420, 2900, 330, 380, 1],
      [3930, 2600, 260, 340, 2],
    ] as const)
      scene.add(tree, [x, y], { width: w, height: h, leaf: nth(C.leaf, k) });
    for (const grove of [
      island([2760, 2560], 330, 120),
      island([3560, 2620], 260, 110),
      island([2960, 1640], 300, 60),
      island([1000, 1330], 340, 50),
    ])
      scatter(stage, {
        kind: tree,
        count: 2,
        apart: 6,
        on: ['pavement', 'plaza'],
        within: grove,
        options: (r) => ({ width: r.range(170, 220), height: r.range(240, 300), leaf: r.pick(C.leaf) }),
      });
    scatter(stage, {
      kind: lampPost,
      count: 14,
      apart: 70,
      on: ['pavement', 'plaza', 'lane'],
      options: () => ({ iron: '#241d28', glass: '#fff0d0' }),
    });
    scatter(stage, {
      kind: bench,
      count: 10,
      apart: 30,
      on: ['pavement', 'plaza'],
      options: (r) => ({ material: '#8f1a2c', yaw: r.pick([-0.3, 0, 0.3]) }),
    });
    scatter(stage, {
      kind: parasol,
      count: 5,
      apart: 20,
      on: ['lane', 'plaza'],
      options: (r) => ({
        colours: r.pick([
          [C.red, '#fbf6f0'],
          ['#241d28', '#fbf6f0'],
        ]),
      }),
    });
    scatter(stage, {
      kind: bush,
      count: 34,
      apart: 0,
      on: ['pavement', 'plaza'],
      options: (r) => ({
        width: r.range(66, 110),
        leaf: r.pick(['#3f6f4a', '#2f5a46', '#b5202f']),
        flower: r.chance(0.4) ? '#ffffff' : undefined,
      }),
    });
    scatter(stage, {
      kind: pot,
      count: 24,
      apart: 2,
      on: ['lane', 'pavement'],
      options: (r) => ({ flower: r.pick(['#d8202f', '#ffffff']), material: r.pick(['#3a323e', '#b5603f']) }),
    });
    scatter(stage, {
      kind: crate,
      count: 16,
      apart: 4,
      on: ['lane', 'pavement'],
      options: (r) => ({
        yaw: r.range(-0.6, 0.6),
        stack: r.int(1, 3),
        material: r.pick(['#b98a52', '#8f8790']),
      }),
    });
    for (const [a, b] of [
      [
        [640, 2180],
        [1240, 2200],
      ],
      [
        [2520, 2600],
        [3200, 2690],
      ],
    ] as const)
      scene.add(bunting, a, {
        to: b,
        z: 270,
        colours: [C.red, '#fbf6f0', '#241d28'],
        pole: '#3a323e',
        sortY: Math.max(a[1], b[1]),
      });
  },

  stories: (stage, make) => {
    for (const [from, to, n] of [
      [[2330, 2360], [2700, 2460], 7],
      [[900, 2090], [1240, 2120], 6],
      [[3190, 2560], [3600, 2680], 7],
      [[2560, 1540], [2900, 1600], 5],
    ] as const)
      queue(stage, from, to, n, make);
    handSet(
      stage,
      make,
      'card',
      [2560, 2360],
      [
        { as: { pose: 'point', mood: 'shock', signs: ['bang'] } },
        { dx: 80, dy: 30, as: { pose: 'think', mood: 'worried', hold: 'letter' } },
        { dx: -80, dy: 30, as: { pose: 'talk', mood: 'star', hold: 'phone' } },
      ],
    );
    handSet(
      stage,
      make,
      'rendezvous',
      [1200, 2420],
      [
        { as: { pose: 'shy', mood: 'worried', hold: 'bouquet', signs: ['sweat'] } },
        { dx: -210, dy: 40, as: { pose: 'wave', mood: 'happy' } },
        { dx: 110, dy: 60, as: { pose: 'sleep', mood: 'asleep', signs: ['zzz'] } },
      ],
    );
    handSet(
      stage,
      make,
      'late',
      [1830, 1560],
      [
        { as: { outfit: 'blazer', pose: 'run', mood: 'shock', hold: 'onigiri', signs: ['sweat'] } },
        { dx: -160, dy: 30, as: { outfit: 'blazer', pose: 'run', mood: 'worried', hold: 'bag' } },
      ],
    );
    handSet(
      stage,
      make,
      'bump',
      [2010, 1760],
      [
        { as: { pose: 'sit', mood: 'dizzy', signs: ['tear'] } },
        { dx: 90, as: { pose: 'bow', mood: 'worried', hold: 'suitcase', flip: true } },
      ],
    );
    handSet(
      stage,
      make,
      'busker',
      [1500, 2090],
      [
        { as: { pose: 'hold', mood: 'joy', hold: 'guitar', signs: ['note'] } },
        { dx: 110, dy: 40, as: { pose: 'dance', mood: 'happy' } },
        { dx: -100, dy: 40, as: { pose: 'cheer', mood: 'star' } },
      ],
    );
    handSet(
      stage,
      make,
      'speech',
      [2960, 2600],
      [
        { as: { outfit: 'suit', pose: 'point', mood: 'angry', hold: 'microphone' } },
        { dx: 110, dy: 50, as: { facing: 'back', pose: 'cheer' } },
        { dx: 10, dy: 90, as: { facing: 'back', pose: 'stand' } },
        { dx: -100, dy: 60, as: { pose: 'sleep', mood: 'asleep', signs: ['zzz'] } },
      ],
    );
    handSet(
      stage,
      make,
      'prison',
      [760, 2620],
      [
        {
          as: {
            pose: 'crouch',
            mood: 'sad',
            hat: null,
            outfit: 'striped',
            colors: ['black', 'black', 'white', 'black'],
          },
        },
        { dx: 90, dy: 30, as: { pose: 'hips', mood: 'stern' } },
      ],
    );
    handSet(
      stage,
      make,
      'photo',
      [3420, 2660],
      [
        { as: { pose: 'hold', mood: 'grin', hold: 'camera', flip: false } },
        { dx: 120, as: { pose: 'dance', mood: 'wink' } },
        { dx: 180, dy: 20, as: { pose: 'hips', mood: 'cool' } },
      ],
    );
    tellStories(stage, make, { count: 22, on: ['pavement', 'plaza', 'lane', 'street'] });
  },

  crowd: {
    count: 220,
    cover: 0.16,
    lonely: 0.4,
    on: { pavement: 0.9, zebra: 1, street: 0.45, plaza: 1, lane: 1, velvet: 0.8 },
    near: (
      [
        [1920, 1660, 460],
        [1920, 1660, 460],
        [900, 2080, 360],
        [2500, 2380, 380],
        [3150, 2600, 460],
        [1200, 2420, 340],
        [2500, 1580, 300],
        [600, 2400, 360],
        [900, 1340, 420],
        [2260, 1180, 300],
        [1500, 2560, 340],
        [3300, 1760, 360],
      ] as const
    ).map(([x, y, reach]) => ({ at: [x, y] as const, reach })),
  },
  cast: personaCast,
};
