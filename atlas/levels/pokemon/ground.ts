/** The ground of level 1: land, water and ways. */
import { nth, ribbon } from '../../core/geometry';
import type { Point } from '../../core/geometry';
import { edges } from '../../ground/edges';
import { cobbles } from '../../ground/paving';
import { area, island, road } from '../../ground/shapes';
import { earth, grass, water } from '../../ground/textures';
import { track } from '../../things/fair/mini-train';
import type { Theme } from '../../stage/theme';
import { C, QUIET, RAILS, RING } from './places';

/** Under the wheel, and under the big dipper. */
const MEADOWS: readonly (readonly Point[])[] = [
  [
    [1400, 862],
    [2380, 862],
    [2420, 960],
    [2300, 1056],
    [1960, 1082],
    [1600, 1060],
    [1440, 980],
  ],
  [
    [2440, 862],
    [3920, 862],
    [3920, 1150],
    [3560, 1176],
    [3020, 1160],
    [2640, 1172],
    [2460, 1060],
  ],
];

const POOL = island([3420, 1960], 520, 250, { rough: 0.1, seed: 31 });

export const ground: Theme['ground'] = ({ scene, ground }) => {
  const { width, height, horizon } = scene;
  const whole: Point[] = [
    [-60, horizon + 66],
    [width + 60, horizon + 66],
    [width + 60, height + 60],
    [-60, height + 60],
  ];
  ground.lay('sand', whole, { material: C.sand, texture: earth() });
  const lawns = [
    area(
      [
        [-80, 838],
        [700, 846],
        [1500, 836],
        [2300, 848],
        [3100, 838],
        [3920, 846],
        [3920, 900],
        [3000, 916],
        [2100, 892],
        [1200, 914],
        [500, 896],
        [-80, 910],
      ],
      { seed: 41, rough: 22 },
    ),
    island([420, 1010], 520, 90, { seed: 3, rough: 0.2 }),
    island([2500, 960], 900, 70, { seed: 5, rough: 0.2 }),
    island([1330, 2180], 250, 80, { seed: 13, rough: 0.22 }),
    area(
      [
        [2380, 2200],
        [2700, 2120],
        [3120, 2180],
        [3400, 2320],
        [3300, 2600],
        [2900, 2720],
        [2480, 2680],
        [2280, 2440],
      ],
      { seed: 15, rough: 16 },
    ),
    area(
      [
        [-80, 2480],
        [260, 2400],
        [620, 2500],
        [900, 2640],
        [1000, 2800],
        [-80, 2800],
      ],
      { seed: 16 },
    ),
    area(
      [
        [3900, 2360],
        [3500, 2440],
        [3120, 2560],
        [2860, 2800],
        [3900, 2800],
      ],
      { seed: 17 },
    ),
    island([120, 1330], 300, 110, { seed: 23, rough: 0.2 }),
  ];
  lawns.forEach((lawn, i) =>
    ground.lay('lawn', lawn, {
      material: C.lawn,
      texture: grass({
        flowers: nth(
          [
            ['#ffffff', C.gold],
            ['#e8677f', '#ffffff'],
            [C.violet, '#ffffff'],
          ],
          i % 3,
        ),
        seed: 60 + i,
      }),
      edge: edges.grassy({ grassColour: '#6f9a48' }),
    }),
  );
  ground.lay(
    'soil',
    area(
      [
        [2460, 2240],
        [2760, 2190],
        [3080, 2240],
        [3240, 2350],
        [3160, 2560],
        [2840, 2640],
        [2520, 2600],
        [2380, 2430],
      ],
      { seed: 19, rough: 8 },
    ),
    { material: C.soil, texture: earth({ seed: 12 }), edge: edges.grassy({ grassColour: '#7aa84a' }) },
  );
  // behind trestles and spokes grows a meadow where nobody stands: they would cross every face
  for (const [i, behind] of MEADOWS.entries())
    ground.lay('meadow', area(behind, { seed: 51 + i, rough: 14 }), {
      material: i ? '#86b84f' : C.lawn,
      texture: grass({ flowers: ['#ffffff', C.gold], seed: 81 + i }),
      edge: edges.grassy({ grassColour: '#6f9a48' }),
    });
  // where the crowd leaves a gap: room for somebody who stands alone
  for (const [i, [x, y, kind]] of QUIET.entries()) {
    const s = scene.scaleAt(y);
    ground.lay(kind, island([x, y + 36 * s], 92 * s, 108 * s, { seed: 70 + i, rough: 0.12 }), {
      material: kind === 'glade' ? C.lawn : C.sand,
      texture:
        kind === 'glade' ? grass({ flowers: ['#ffffff', C.gold], seed: 90 + i }) : earth({ seed: 90 + i }),
    });
  }
  const walks: readonly (readonly Point[])[] = [
    [RING, [1960, 1480], [2000, 1240]],
    [RING, [1460, 1760], [1120, 1820], [760, 1960], [420, 2000]],
    [RING, [2360, 1760], [2640, 1780], [2900, 1660], [3160, 1560]],
    [RING, [1900, 2300], [1800, 2560], [1700, 2800]],
    [RING, [2260, 2020], [2420, 2130], [2440, 2240]],
  ];
  for (const path of walks)
    ground.lay('paving', road(scene, path, 210, { rough: 5 }), {
      material: C.paving,
      texture: cobbles({ stone: 38 }),
      edge: edges.ink(),
    });
  ground.lay('paving', island(RING, 660, 300, { rough: 0.012, seed: 2 }), {
    material: C.paving,
    texture: cobbles({ stone: 38 }),
    edge: edges.kerb({ kerbColour: '#e3cba4', kerbWidth: 12, lift: 6 }),
  });
  ground.lay('water', POOL, {
    material: C.pool,
    texture: water(),
    edge: edges.kerb({ kerbColour: '#d6c3a0' }),
  });
  ground.lay(
    'rails',
    ribbon(RAILS, (_, [, y]) => 74 * scene.scaleAt(y)),
    { material: '#d9b98a', texture: earth(), edge: edges.ink() },
  );
  track(ground, RAILS);
  ground.sunPatch([1900, 1900], 1250, 560, '#fff6d8', 0.6);
  ground.sunPatch([2950, 1500], 700, 200, '#fff6d8', 0.4);
};
