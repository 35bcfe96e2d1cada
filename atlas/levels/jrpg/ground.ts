/** The ground of level 3: land, water and ways. */
import { pairs, resample, ribbon } from '../../core/geometry';
import type { Point } from '../../core/geometry';
import { edges } from '../../ground/edges';
import { farEdge } from '../../ground/far-edge';
import { cobbles } from '../../ground/paving';
import { area, island, road } from '../../ground/shapes';
import { earth, glints, grass, water } from '../../ground/textures';
import type { Stage } from '../../stage/place';
import type { Theme } from '../../stage/theme';
import { C, ROAD } from './places';

const RIVER: readonly Point[] = [
  [2560, 620],
  [2640, 820],
  [2720, 1060],
  [2800, 1330],
  [2760, 1640],
  [2640, 1900],
  [2620, 2160],
  [2740, 2440],
  [2700, 2800],
];

export const ground: Theme['ground'] = ({ scene, ground }) => {
  const { width, height } = scene;
  const { night } = scene.light;
  ground.lay(
    'plain',
    [
      [-60, 610],
      [width + 60, 610],
      [width + 60, height + 60],
      [-60, height + 60],
    ],
    {
      material: C.plain,
      texture: grass({ flowers: ['#ffffff', '#f6d24a', '#f08ab0'], seed: 5 }),
      edge: edges.grassy({ grassColour: '#7ab058' }),
      drawn: farEdge(scene, 610),
    },
  );
  ground.lay(
    'snow',
    area(
      [
        [-90, 620],
        [900, 620],
        [1200, 760],
        [1290, 1000],
        [1080, 1290],
        [640, 1390],
        [-90, 1420],
      ],
      { seed: 3, rough: 30 },
    ),
    {
      material: C.snow,
      texture: earth({ pebbles: 0.3 }),
      edge: edges.grassy({ grassColour: '#b8d8c8' }),
    },
  );
  ground.lay(
    'waste',
    area(
      [
        [2700, 640],
        [3300, 610],
        [3940, 630],
        [3940, 1380],
        [3480, 1430],
        [3060, 1390],
        [2800, 1240],
        [2680, 980],
      ],
      { seed: 7, rough: 34 },
    ),
    { material: C.waste, texture: earth({ pebbles: 0.9 }), edge: edges.grassy({ grassColour: '#7a8a6a' }) },
  );
  blight(ground);
  ground.lay(
    'sand',
    area(
      [
        [2730, 1520],
        [2900, 1424],
        [3080, 1392],
        [3250, 1436],
        [3430, 1378],
        [3640, 1420],
        [3940, 1366],
        [3940, 2820],
        [2860, 2820],
        [2720, 2440],
        [2640, 2080],
      ],
      { seed: 12, rough: 26 },
    ),
    { material: C.sand, texture: earth({ pebbles: 0.8 }), edge: edges.grassy({ grassColour: '#b8b45a' }) },
  );
  ground.lay('road', road(scene, ROAD, 150, { rough: 12 }), {
    material: C.road,
    texture: earth({ pebbles: 1.2 }),
    edge: edges.grassy({ grassColour: '#7ab058' }),
  });
  ground.lay(
    'road',
    road(
      scene,
      [
        [2180, 2060],
        [2640, 2020],
        [3080, 2080],
        [3500, 2300],
      ],
      120,
      { rough: 10 },
    ),
    {
      material: C.road,
      texture: earth({ pebbles: 1.2 }),
    },
  );
  // what a market's buyers have trodden
  ground.lay('road', island([1500, 2200], 640, 110, { seed: 9, rough: 0.12 }), {
    material: '#ead49c',
    texture: earth({ pebbles: 1 }),
    edge: edges.grassy({ grassColour: '#7ab058' }),
  });
  ground.lay('plaza', island([1870, 1720], 470, 240, { seed: 4 }), {
    material: C.plaza,
    texture: cobbles({ stone: 44, cover: -0.02 }),
    edge: edges.kerb({ kerbColour: '#b8a8b0', kerbWidth: 14, lift: 8 }),
  });
  // the forecourt of the town gate widens towards the road
  ground.lay(
    'plaza',
    area(
      [
        [1970, 1180],
        [2150, 1180],
        [2170, 1250],
        [2210, 1310],
        [2240, 1362],
        [2060, 1384],
        [1880, 1362],
        [1910, 1310],
        [1950, 1250],
      ],
      { seed: 5, rough: 4 },
    ),
    {
      material: C.plaza,
      texture: cobbles({ stone: 40, cover: -0.02 }),
      edge: edges.kerb({ kerbColour: '#b8a8b0', kerbWidth: 10, lift: 6 }),
    },
  );
  const river = road(scene, RIVER, 130, { rough: 14 });
  const drawn = road(scene, RIVER, 130, { rough: 14, spring: true });
  ground.lay('river', river, { material: C.river, texture: water(), edge: edges.bank(), drawn });
  if (night)
    glints(ground, river, {
      colours: ['#8ff0f0', '#ffd98a', '#d0b8ff'],
      near: [
        [2780, 1330],
        [2660, 2060],
      ],
    });
  const sun = night ? 0.1 : 0.46;
  ground.sunPatch([1850, 1700], 1000, 420, '#fffbd0', sun);
  ground.sunPatch([1000, 2240], 620, 300, '#f6ffb8', sun);
  ground.sunPatch([3300, 2260], 560, 300, '#fff4c0', sun);
  ground.sunPatch([640, 1240], 500, 140, '#ffffff', sun);
};

/** The dark land: it has risen in two steps below the keep, and what moved it still glows in the cracks. */
function blight(ground: Stage['ground']): void {
  for (const [material, seed, points] of [
    [
      '#9683ab',
      21,
      pairs([
        2960, 690, 3240, 660, 3560, 700, 3780, 690, 3790, 860, 3690, 1010, 3480, 1030, 3330, 960, 3160, 1000,
        3010, 900,
      ]),
    ],
    [
      '#85719d',
      22,
      pairs([3080, 670, 3330, 650, 3620, 690, 3660, 810, 3520, 880, 3330, 850, 3190, 870, 3090, 790]),
    ],
    ['#9683ab', 23, pairs([3560, 1130, 3760, 1100, 3900, 1160, 3880, 1290, 3700, 1330, 3580, 1260])],
  ] as const)
    ground.lay('waste', area(points, { seed, rough: 22 }), {
      material,
      texture: earth({ pebbles: 0.7 }),
      edge: edges.kerb({ kerbColour: '#6a5884', kerbWidth: 10, lift: 16 }),
    });
  for (const [seed, points] of [
    [31, pairs([3340, 800, 3300, 880, 3350, 960, 3290, 1060, 3320, 1150, 3230, 1240])],
    [32, pairs([3350, 960, 3440, 1010, 3480, 1110, 3570, 1160])],
    [33, pairs([2990, 820, 2930, 900, 2950, 1000, 2890, 1090])],
    [34, pairs([3620, 760, 3700, 830, 3690, 930, 3780, 1010])],
  ] as const) {
    const crack = (half: number) =>
      ribbon(
        resample(points, 24).map(([x, y], i): Point => [x + ((i * 7 + seed) % 5) * 5 - 10, y]),
        (t) => half * Math.sin(Math.PI * Math.min(1, 0.08 + t)) ** 0.7,
      );
    ground.lay('waste', crack(11), { material: '#4b3566', edge: edges.ink() });
    ground.lay('waste', crack(3.5), { material: '#d98ae0' });
  }
}
