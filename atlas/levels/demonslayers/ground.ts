/** The ground of level 15: land, water and ways. */
import { spline } from '../../core/geometry';
import type { Point } from '../../core/geometry';
import { edges } from '../../ground/edges';
import { cobbles, slabs } from '../../ground/paving';
import { area, island, road } from '../../ground/shapes';
import { earth, glints, grass, water } from '../../ground/textures';
import { track } from '../../things/fair/mini-train';
import type { Theme } from '../../stage/theme';
import { AXIS, C } from './places';

const RAILS = spline(AXIS, false, 16).map(([x, y]): Point => [x + 10, y]);

/** The railway's strip of ground on the left, between two picture heights. */
const band = (y0: number, y1: number): readonly Point[] => [
  [-60, y0],
  [1010, y0],
  [1050, y1],
  [-60, y1],
];

export const ground: Theme['ground'] = ({ scene, ground }) => {
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
    texture: cobbles({ cover: 0.16, stone: 40 }),
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
  // the far yards are too dim to look for anybody in, and a street needs places without anybody
  for (const [at, rx, ry] of [
    [[420, 960], 700, 52],
    [[3480, 965], 760, 60],
    [[1800, 2330], 90, 130],
    [[1950, 1490], 90, 110],
    [[2330, 2690], 130, 110],
  ] as const)
    ground.lay('bare', island(at, rx, ry, { seed: rx, rough: 0.06 }), {
      material: C.yard,
      drawn: island(at, 0.4, 0.2, { points: 3 }),
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
    [480, 1110, 760, 130, '#b8b4f0', 0.36],
    [3480, 1120, 560, 130, '#c9b0ff', 0.36],
    [930, 1400, 300, 300, '#ffd09a', 0.4],
    [520, 1890, 620, 190, '#ffd890', 0.46],
    [980, 1830, 300, 130, '#fff1c9', 0.34],
    [420, 2440, 480, 210, '#b98cff', 0.34],
    [3640, 1490, 460, 130, '#e2c4ff', 0.62],
    [3220, 2480, 520, 230, '#b98cff', 0.24],
    [2280, 1880, 320, 150, '#ffe2a8', 0.3],
    [1980, 1180, 420, 200, '#ffc46a', 0.22],
    // one lane of light down the street, calmer than the eaves on both sides
    [2010, 1330, 210, 330, '#ffdf9c', 0.42],
    [1300, 2500, 700, 260, '#ffb45c', 0.26],
    // a pool of light where nobody stands, between the rails and the stalls
    [1960, 2560, 360, 150, '#ffe0a0', 0.5],
  ] as const)
    ground.sunPatch([x, y], rx, ry, colour, opacity);
  track(ground, RAILS, { gauge: 76, wood: '#a39a94', iron: '#c8d0e8' });
};
