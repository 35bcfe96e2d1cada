/** The ground of level 4: land, water and ways. */
import { nth, resample } from '../../core/geometry';
import type { Point } from '../../core/geometry';
import { edges } from '../../ground/edges';
import { farEdge } from '../../ground/far-edge';
import { boards, cobbles } from '../../ground/paving';
import { area, island, road } from '../../ground/shapes';
import type { Edge } from '../../ground/ground';
import { clump, earth, glints, grass } from '../../ground/textures';
import type { Theme } from '../../stage/theme';
import { groundMarks } from './ground-marks';
import { ACROSS, C, SOUTH } from './places';
import { layWaters, reeds, rings } from './waters';

const RIVER: readonly Point[] = [
  [2560, 690],
  [2600, 840],
  [2690, 940],
  [2742, 1020],
  [2704, 1110],
  [2692, 1210],
  [2786, 1310],
  [2846, 1400],
  [2844, 1500],
  [2900, 1720],
  [2770, 1920],
  [2600, 2090],
  [2520, 2230],
  [2310, 2330],
  [2180, 2400],
  [2030, 2500],
  [2006, 2640],
  [1940, 2800],
];

/** Grass over an edge: in tufts of every size that gather here and are away there, never rung above rung. */
const verge =
  (colour: string): Edge =>
  (ground, polygon) => {
    ground.inkMarks(ground.border(polygon, { keep: [18, 50], skip: [1, 5] }), {
      width: 2.4,
      opacity: 0.75,
      smooth: true,
    });
    const { random, scene } = ground;
    const tufts: [Point[][], Point[][]] = [[], []];
    let pause = 0;
    for (const [x, y] of resample(polygon, 26, true)) {
      if (pause-- > 0) continue;
      // upright banks show tuft above tuft: they get the fewest
      pause = random.chance(0.4) ? random.int(3, 8) : random.int(0, 2);
      const s = scene.scaleAt(y) * random.range(0.55, 1.1);
      const at: Point = [x + random.jitter(16), y + random.jitter(12)];
      nth<Point[][]>(tufts, random.int(0, 1)).push(clump(at, s, random, random.range(26, 64)));
    }
    ground.fillMarks(nth(tufts, 0), colour, { tone: -0.7, smooth: false, ink: 1.5 });
    ground.fillMarks(nth(tufts, 1), colour, { tone: 0, smooth: false, ink: 1.5 });
  };

/** A river's edge: the wet line of its bank, and grass that hangs over it here and there. */
const riverside: Edge = (ground, polygon) => {
  edges.bank({ foam: '#d8f2f8' })(ground, polygon);
  verge('#7fae44')(ground, polygon);
};

const RANCH: readonly Point[] = [
  [1700, 1860],
  [2140, 1960],
  [2620, 2110],
  [2960, 2330],
  [3280, 2620],
  [3400, 2800],
];

export const ground: Theme['ground'] = ({ scene, ground }) => {
  const { width, height, horizon } = scene;
  ground.lay(
    'lawn',
    [
      [-60, horizon + 60],
      [width + 60, horizon + 60],
      [width + 60, height + 60],
      [-60, height + 60],
    ],
    {
      material: C.lawn,
      texture: grass({ flowers: ['#ffffff', '#f6d24a', '#e8677f'], seed: 5 }),
      edge: verge('#93ba48'),
      drawn: farEdge(scene, horizon + 60),
    },
  );
  ground.lay(
    'ash',
    area(
      [
        [2720, 640],
        [3300, 600],
        [3960, 640],
        [3960, 1420],
        [3500, 1400],
        [3060, 1330],
        [2860, 1200],
        [2760, 960],
      ],
      { seed: 3, rough: 36 },
    ),
    { material: C.ash, texture: earth({ pebbles: 2 }), edge: verge('#93ba48') },
  );
  ground.lay(
    'woods',
    area(
      [
        [-160, 1520],
        [380, 1500],
        [900, 1560],
        [1190, 1780],
        [1200, 2120],
        [1140, 2440],
        [1240, 2840],
        [-160, 2840],
      ],
      { seed: 8, rough: 30 },
    ),
    {
      material: C.woods,
      texture: grass({ flowers: ['#d8ecff', '#c9a8f0'], seed: 9 }),
      edge: verge('#7fae4c'),
    },
  );
  ground.lay('beach', island([3180, 1720], 760, 330, { rough: 0.08, seed: 6 }), {
    material: C.beach,
    texture: earth(),
    edge: verge('#93ba48'),
  });
  const sand = verge('#93ba48');
  const ways = [
    road(scene, ACROSS, 170, { rough: 8 }),
    road(scene, SOUTH, 210, { rough: 8, seed: 2 }),
    road(scene, RANCH, 170, { rough: 8, seed: 3 }),
  ];
  const glade: readonly Point[] = [
    [1580, 1960],
    [1240, 1970],
    [900, 2060],
    [620, 2240],
    [760, 2420],
  ];
  const toGlade = road(scene, glade, 130, { rough: 10, seed: 5 });
  // the ways lie over its beginning: it is of a darker earth
  ground.lay('path', toGlade, {
    material: '#d8c98e',
    texture: earth(),
    edge: verge('#5f8f4c'),
    joins: ways,
  });
  for (const way of ways)
    ground.lay('path', way, {
      material: C.path,
      texture: earth(),
      edge: sand,
      joins: [...ways.filter((other) => other !== way), toGlade],
    });
  ground.lay('market', island([1830, 1490], 640, 250, { rough: 0.06, seed: 12 }), {
    material: C.market,
    texture: cobbles({ stone: 40 }),
    edge: edges.kerb({ kerbColour: '#cdb894', kerbWidth: 12, lift: 6 }),
  });
  // the moat runs into the river through a mouth without a kerb
  const mouth = road(
    scene,
    [
      [2400, 906],
      [2490, 874],
      [2640, 858],
    ],
    104,
    { rough: 4, seed: 9 },
  );
  const lake = island([3190, 1710], 640, 250, { rough: 0.1, seed: 4 });
  const stream = road(scene, RIVER, 180, { rough: 22, seed: 7 });
  const ditch = (end: readonly Point[]) =>
    road(scene, [[1260, 850], [1380, 990], [1740, 1060], [2120, 1000], ...end], 110, { rough: 6, seed: 9 });
  layWaters(ground, C.water, [
    {
      kind: 'river',
      area: ditch([
        [2400, 900],
        [2620, 880],
      ]),
      drawn: ditch([
        [2330, 930],
        [2520, 868],
      ]),
      edge: edges.kerb({ kerbColour: '#cfc4a8', kerbWidth: 10, lift: 8 }),
      joins: [mouth, stream],
    },
    { kind: 'river', area: mouth },
    {
      kind: 'river',
      area: stream,
      drawn: road(scene, RIVER, 180, { rough: 22, seed: 7, spring: true }),
      edge: riverside,
      joins: [mouth, lake],
    },
    { kind: 'lake', area: lake, edge: edges.bank(), joins: [stream] },
  ]);
  const half = mouth.length / 2;
  ground.inkMarks(
    [mouth.slice(0, half), mouth.slice(half)].map((side) => side.filter(([x]) => x < 2562 && x > 2412)),
    { width: 4, opacity: 0.95, smooth: true },
  );
  reeds(ground, [
    [2520, 800],
    [2630, 1230],
    [2900, 1392],
    [2760, 1420],
    [2690, 1960],
    [2880, 1930],
    [2440, 2240],
    [2280, 2400],
    [1950, 2560],
    [2100, 2640],
    [3780, 1640],
  ]);
  // the painted horse wades here
  rings(ground, [
    [2172, 2477],
    [2221, 2481],
  ]);
  ground.lay(
    'path',
    [
      [1650, 985],
      [1830, 985],
      [1850, 1120],
      [1640, 1120],
    ],
    { material: '#c99a62', texture: boards({ angle: 0, gap: 30 }), edge: edges.ink({ edgeWidth: 4 }) },
  );
  ground.lay('islet', island([3190, 1650], 470, 185, { rough: 0.05, seed: 14 }), {
    material: C.beach,
    texture: earth(),
    edge: edges.bank(),
  });
  groundMarks(ground);
  // lanes through the crowd: before the drawbridge and between the stalls
  for (const [x, y, rx, ry] of [
    [1772, 1206, 72, 96],
    [1688, 1604, 64, 84],
    [1800, 1632, 56, 26],
  ] as const)
    ground.lay('bare', island([x, y], rx, ry, { seed: x }), {
      material: C.path,
      drawn: island([x, y], 0.4, 0.2, { points: 3 }),
    });
  if (scene.light.night)
    glints(ground, lake, {
      colours: ['#ffd98a', '#9fe8ff', '#fff2c8'],
      near: [
        [3000, 1880],
        [3380, 1880],
        [2760, 1700],
      ],
    });
  ground.sunPatch([1850, 1900], 1300, 560, '#fffbd0', scene.light.night ? 0.1 : 0.5);
  ground.sunPatch([760, 2300], 420, 260, '#f6ffb8', scene.light.night ? 0.1 : 0.45);
};
