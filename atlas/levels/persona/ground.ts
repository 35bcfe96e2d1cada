/** The ground of level 18: land, water and ways. */
import { range } from '../../core/geometry';
import type { Point } from '../../core/geometry';
import type { Stage } from '../../stage/place';
import { edges } from '../../ground/edges';
import { cobbles, slabs } from '../../ground/paving';
import { area, island, road } from '../../ground/shapes';
import { earth } from '../../ground/textures';
import type { Theme } from '../../stage/theme';
import { asphalt, pavements } from './asphalt';
import { C } from './places';

const box = (x0: number, y0: number, x1: number, y1: number): Point[] => [
  [x0, y0],
  [x1, y0],
  [x1, y1],
  [x0, y1],
];

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

/**
 * Where nobody of the crowd stands: before the names of shops, behind roofs and boards that would cut them, below the cage
 * where the frame would. What is laid there is seen nowhere: it lies under the house named second.
 */
const KEPT_FREE: readonly (readonly [area: readonly Point[], under: Point])[] = [
  [box(2900, 1500, 3250, 1646), [3080, 1480]],
  [box(3290, 1570, 3620, 1706), [3440, 1560]],
  [box(3630, 1690, 3900, 1800), [3800, 1660]],
  [box(3280, 900, 3640, 1300), [3440, 1560]],
  [box(2100, 1800, 2560, 2070), [2330, 2190]],
  [box(1120, 1630, 1330, 1810), [900, 1900]],
  [box(2890, 2430, 3500, 2640), [3190, 2390]],
  [box(-80, 2640, 700, 2860), [450, 2550]],
  [box(240, 1500, 660, 1640), [360, 1820]],
  [box(970, 2060, 1250, 2250), [1080, 2335]],
];

/** Blue light falls out of the cage: it fades outward, and ends stone by stone instead of at a line. */
function dreamLight({ ground }: Stage): void {
  const area = island([470, 2560], 520, 230, { seed: 6, rough: 0.1 });
  const [x, y, rx, ry] = [456, 2588, 500, 196];
  const oval = (k: number): Point[] => island([x, y], rx * k, ry * k, { seed: 6, rough: 0.02, points: 140 });
  ground.lay('velvet', area, { material: '#dcdcf0', drawn: oval(1) });
  ground.lay('velvet', area, { material: '#bfcbf2', drawn: oval(0.92) });
  ground.lay('velvet', area, {
    material: C.velvet,
    drawn: oval(0.82),
    texture: cobbles({ stone: 46, cover: 0 }),
  });
  const stones = (count: number, k: number, wide: number): Point[][] =>
    range(count).map((i) => {
      const a = ((i + 0.3 * Math.sin(i * 5)) / count) * Math.PI * 2;
      const r = k + 0.03 * Math.sin(i * 2.7);
      const [u, v] = [x + Math.cos(a) * rx * r, y + Math.sin(a) * ry * r];
      const half = wide * (1 + 0.25 * Math.sin(i * 3.1));
      return [
        [u - half, v - 8],
        [u + half * 0.8, v - 10],
        [u + half, v + 8],
        [u - half * 0.9, v + 10],
      ];
    });
  ground.fillMarks(stones(52, 0.82, 25), C.velvet, { smooth: false });
  ground.fillMarks(stones(44, 0.93, 24), '#bfcbf2', { smooth: false });
  ground.fillMarks(stones(30, 1.02, 22), '#dcdcf0', { smooth: false });
}

export const ground: Theme['ground'] = (stage) => {
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
    { material: C.pavement, texture: slabs({ slab: 84 }) },
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
  dreamLight(stage);
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
  // where both roads meet people cross on every side; the four arms are left to the cars
  ground.lay(
    'junction',
    [
      [1740, 1496],
      [2250, 1536],
      [2080, 1836],
      [1560, 1786],
    ],
    { material: C.street, texture: earth({ pebbles: 0 }) },
  );
  asphalt(stage);
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
  // these two end before the long one, or their bars would run into each other
  zebra(stage, [1554, 1803], [1790, 1702], 52, 4);
  zebra(stage, [2098, 1570], [2334, 1469], 52, 4);
  zebra(stage, [1450, 1350], [1390, 1690], 58, 8);
  zebra(stage, [2480, 1590], [2410, 1930], 58, 8);
  zebra(stage, [1920, 1320], [2330, 1330], 44, 8);
  zebra(stage, [1490, 1960], [1950, 2020], 56, 8);
  pavements(stage);
  for (const [area, under] of KEPT_FREE)
    ground.lay('kept', area, { material: C.pavement, drawn: island(under, 16, 6, { rough: 0 }) });
  ground.sunPatch([1930, 1650], 900, 420, '#ffffff', 0.22);
  ground.sunPatch([2700, 2500], 900, 330, '#fff0e0', 0.4);
  ground.sunPatch([900, 2000], 520, 240, '#ffe6b0', 0.4);
};
