/** The ground of level 9: land, water and ways. */
import { between, range } from '../../core/geometry';
import type { Point, Points } from '../../core/geometry';
import { edges } from '../../ground/edges';
import { cobbles, slabs } from '../../ground/paving';
import { area, island } from '../../ground/shapes';
import { earth, grass } from '../../ground/textures';
import { marks } from './marks';
import { starFloor } from './things/star-floor';
import type { Theme } from '../../stage/theme';
import { AXIS, C, ray } from './places';

/** The window in the floor, far to near. */
const WINDOW: readonly [Point, Point, Point, Point] = [
  [1846, 820],
  [1898, 820],
  [1560, 2780],
  [860, 2780],
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

export const ground: Theme['ground'] = (stage) => {
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
    { material: C.path, texture: earth(), edge: edges.grassy({ grassColour: '#5f9850' }) },
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
  marks(ground);
  // ground that stays bare: somebody alone on it, or nobody; what lies there is seen as everywhere
  for (const [x, y, rx, ry] of [
    [960, 1990, 230, 84],
    [2360, 1860, 210, 62],
    [2120, 1080, 150, 44],
    [1730, 2540, 150, 80],
    [2700, 2370, 210, 60],
    [3480, 1500, 170, 40],
    [470, 2330, 210, 56],
    // before the far homes people would be taller than the houses
    [3380, 900, 560, 74],
    // behind a mossy shoulder
    [2080, 1965, 100, 50],
    // a quiet deck between the window and the white machine
    [1940, 1740, 90, 90],
    // before and behind what the jokes bring with them
    [990, 1850, 200, 96],
    [640, 2200, 200, 60],
    [1600, 1612, 170, 22],
    [2450, 2660, 150, 44],
    [2130, 1830, 150, 36],
    [1500, 1960, 130, 60],
    // quiet decks: the way out of the second hangar, the middle of the yard, the foot of the white machine
    [620, 1560, 170, 40],
    [800, 1890, 110, 60],
    [1180, 1960, 110, 60],
    [640, 1880, 90, 40],
    [2440, 1830, 170, 40],
    [3540, 1880, 90, 50],
    [560, 1770, 110, 40],
    [3200, 1520, 90, 50],
    [3420, 2060, 150, 44],
    [200, 990, 190, 40],
    [1560, 1330, 70, 50],
    [1960, 1330, 60, 60],
    // below the edge people would be cut at the knee
    [1920, 2752, 2200, 58],
  ] as const)
    ground.lay('bare', island([x, y], rx, ry, { seed: x, rough: 0.08 }), {
      material: C.deck,
      drawn: island([x, y], 0.4, 0.2, { points: 3 }),
    });
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
  ground.sunPatch([860, 1990], 520, 220, '#dfe8ff', 0.3);
  ground.sunPatch([2500, 2600], 600, 180, '#fffbe0', 0.4);
};
