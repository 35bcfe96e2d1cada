/** The ground of level 21: land, water and ways. */
import { range } from '../../core/geometry';
import type { Point } from '../../core/geometry';
import type { Ground } from '../../ground/ground';
import { edges } from '../../ground/edges';
import { farEdge } from '../../ground/far-edge';
import { cobbles, slabs } from '../../ground/paving';
import { area, island, road } from '../../ground/shapes';
import { earth, grass, water } from '../../ground/textures';
import { magicCircle } from './things/magic-circle';
import type { Theme } from '../../stage/theme';
import { layPavement } from './pavement';
import { BOARD, C, SPOTS, onBoard } from './places';

const MIDDLE: Point = [1900, 1760];

/** The board of the white court: a frame of rose stone, and squares of two lilacs. */
function board(ground: Ground): void {
  const { columns, rows } = BOARD;
  const quad = (c0: number, r0: number, c1: number, r1: number): Point[] => [
    onBoard(c0, r0),
    onBoard(c1, r0),
    onBoard(c1, r1),
    onBoard(c0, r1),
  ];
  ground.lay('bare', quad(-0.24, -0.3, columns + 0.24, rows + 0.3), {
    material: '#d99ab0',
    edge: edges.kerb({ kerbColour: '#e8c0cc', kerbWidth: 8, lift: 6 }),
  });
  ground.lay('bare', quad(0, 0, columns, rows), { material: '#fbf6fc' });
  const dark = range(columns * rows).filter((i) => (i + Math.floor(i / columns)) % 2);
  ground.fillMarks(
    dark.map((i) => {
      const [c, r] = [i % columns, Math.floor(i / columns)];
      return quad(c, r, c + 1, r + 1);
    }),
    '#a99ad0',
    { smooth: false, ink: 1.2 },
  );
}

/** What the arch of wings leaves on the snow: a blade of shade for each quill, away from the sun. */
function wingShade(ground: Ground): void {
  const blades = [-1, 1].flatMap((k) =>
    range(9).map((i): Point[] => {
      const [x, y] = [2830 + k * 160, 2268 + k * 12];
      const a = 0.06 + i * 0.14;
      const long = 430 - Math.abs(i - 3) * 46;
      const at = (t: number, side: number): Point => [
        x + Math.cos(a) * long * t - Math.sin(a) * side,
        y + Math.sin(a) * long * 0.42 * t + Math.cos(a) * side * 0.6,
      ];
      return [at(0.1, -6), at(0.5, -15), at(0.86, -11), at(1, 0), at(0.86, 9), at(0.5, 13), at(0.1, 6)];
    }),
  );
  ground.fillMarks(blades, '#7d74c0', { opacity: 0.42 });
}

export const ground: Theme['ground'] = ({ scene, ground }) => {
  const { width, height } = scene;
  ground.lay(
    'lawn',
    [
      [-60, 780],
      [width + 60, 780],
      [width + 60, height + 60],
      [-60, height + 60],
    ],
    {
      material: C.lawn,
      texture: grass({ flowers: ['#ffffff', '#f8c8d6'] }),
      edge: edges.grassy({ grassColour: '#8fae72' }),
      drawn: farEdge(scene, 780),
    },
  );
  ground.lay('petals', island([980, 1260], 420, 110, { seed: 3, rough: 0.3 }), {
    material: C.petals,
    texture: earth({ pebbles: 0.4 }),
  });
  ground.lay('petals', island([2700, 1140], 360, 70, { seed: 7, rough: 0.3 }), {
    material: C.petals,
    texture: earth({ pebbles: 0.4 }),
  });
  ground.lay(
    'yard',
    area(
      [
        [2560, 1360],
        [3300, 1330],
        [3940, 1400],
        [3940, 1760],
        [3300, 1800],
        [2700, 1700],
        [2500, 1540],
      ],
      { seed: 14 },
    ),
    { material: C.yard, texture: earth(), edge: edges.grassy({ grassColour: '#8fae72' }) },
  );
  ground.lay(
    'stone',
    area(
      [
        [160, 1250],
        [900, 1240],
        [1180, 1420],
        [1060, 1640],
        [420, 1680],
        [60, 1540],
      ],
      { seed: 4 },
    ),
    { material: C.stone, texture: slabs({ slab: 90 }), edge: edges.grassy({ grassColour: '#8fae72' }) },
  );
  ground.lay(
    'snow',
    area(
      [
        [2620, 2060],
        [3100, 1920],
        [3960, 1900],
        [3960, 2860],
        [2640, 2860],
        [2500, 2500],
      ],
      { seed: 9, rough: 16 },
    ),
    {
      material: C.snow,
      texture: earth({ seed: 5, pebbles: 0.3 }),
      edge: edges.grassy({ grassColour: '#c9d4c4' }),
    },
  );
  const paths: readonly (readonly Point[])[] = [
    [MIDDLE, [1910, 1500], [1900, 1300], [1900, 1060]],
    [MIDDLE, [1480, 1620], [1120, 1520], [700, 1440]],
    [MIDDLE, [2360, 1620], [2640, 1540], [3060, 1420], [3120, 1330]],
    [MIDDLE, [1500, 2000], [1160, 2180], [760, 2330]],
    [MIDDLE, [2340, 2020], [2780, 2250], [3180, 2390], [3560, 2420], [4060, 2400]],
    [MIDDLE, [1950, 2200], [2080, 2520], [2160, 2860]],
  ];
  for (const path of paths)
    ground.lay('paving', road(scene, path, 210, { rough: 4 }), {
      material: C.paving,
      texture: cobbles({ stone: 34, cover: -0.05 }),
      edge: edges.kerb({ kerbColour: '#dcc8cc', kerbWidth: 10, lift: 5 }),
    });
  // the violet street lies over the end of the way that comes down to it
  ground.lay(
    'road',
    area(
      [
        [-60, 2300],
        [520, 2240],
        [1100, 2300],
        [1500, 2440],
        [1760, 2620],
        [1800, 2860],
        [-60, 2860],
      ],
      { seed: 6, rough: 4 },
    ),
    {
      material: C.road,
      texture: slabs({ slab: 150 }),
      edge: edges.kerb({ kerbColour: '#a89cc4', kerbWidth: 14, lift: 8 }),
    },
  );
  layPavement(ground);
  // the tower stands on a forecourt of its own
  ground.lay('paving', island([1900, 1128], 330, 92, { rough: 0.01 }), {
    material: C.paving,
    texture: slabs({ slab: 60 }),
    edge: edges.kerb({ kerbColour: '#dcc8cc', kerbWidth: 10, lift: 5 }),
  });
  // the round and the circle on it are night and its rim: nobody lingers there but who has business with the book
  ground.lay('bare', island(MIDDLE, 700, 316, { rough: 0.008 }), {
    material: C.paving,
    texture: cobbles({ stone: 34, cover: -0.05 }),
    edge: edges.kerb({ kerbColour: '#dcc8cc', kerbWidth: 12, lift: 6 }),
  });
  ground.lay('bare', island(MIDDLE, 624, 278, { rough: 0, points: 72 }), { material: C.night });
  magicCircle(ground, { at: MIDDLE, rx: 620, ry: 276, light: C.night, dark: '#8f86d0', gold: '#f6d478' });
  // the open book lights the circle under it
  ground.sunPatch(MIDDLE, 430, 196, '#ffe9a8', 0.55);
  ground.lay('water', island([2500, 2600], 190, 74, { seed: 21, rough: 0.12 }), {
    material: C.pool,
    texture: water(),
    edge: edges.kerb({ kerbColour: '#e6dde6', kerbWidth: 14, lift: 10 }),
  });
  board(ground);
  // ground that stays bare: grass between the ways
  for (const [x, y, rx, ry] of [
    [1130, 1890, 170, 76],
    [1330, 1345, 150, 46],
  ] as const)
    ground.lay('bare', island([x, y], rx, ry, { seed: x, rough: 0.18 }), { material: C.lawn });
  ground.lay('bare', island([990, 2610], 280, 96, { seed: 3, rough: 0.1 }), { material: C.road });
  // room for what the loose cards and the lost feathers do to people: nobody else stands there
  for (const [at, rx, ry, material, texture] of [
    [SPOTS.sleep, 230, 84, C.yard, earth()],
    [SPOTS.float, 250, 84, C.petals, earth({ pebbles: 0.4 })],
    [SPOTS.dance, 210, 84, C.stone, slabs({ slab: 90 })],
    [[2365, 2380], 205, 112, C.lawn, grass({ flowers: ['#ffffff', '#f8c8d6'] })],
    [SPOTS.sweets, 220, 130, C.lawn, grass({ flowers: ['#ffffff', '#f8c8d6'] })],
    [SPOTS.heap, 170, 62, C.stone, slabs({ slab: 90 })],
    [[2006, 2350], 104, 116, C.paving, cobbles({ stone: 34, cover: -0.05 })],
    [SPOTS.deal, 150, 56, C.paving, cobbles({ stone: 34, cover: -0.05 })],
  ] as const)
    ground.lay('bare', island(at, rx, ry, { seed: at[0], rough: 0.14 }), { material, texture });
  // nobody stands behind the wings, nor behind the cage: they would look out between the plumes and the bars
  for (const [x, y, rx, ry] of [
    [2500, 1960, 250, 230],
    [3230, 2020, 150, 190],
    [3540, 1900, 260, 170],
    [3640, 2110, 170, 70],
    // before the class, that the camera may see it, and under the strands of the nearest tree
    [3160, 1606, 240, 56],
    [190, 2490, 120, 80],
    // nor behind the moon on the shop's roof, in the light of the book, under the tip of the dark wing
    [430, 1700, 150, 70],
    [1900, 1430, 170, 60],
    [3270, 1720, 150, 70],
    // gaps in the yard and in the lane: the eye rests between one knot and the next
    [2760, 1640, 110, 60],
    [2980, 1720, 120, 44],
    [2700, 1440, 110, 34],
    [3580, 1470, 120, 50],
    [1080, 2080, 120, 60],
    [1260, 1760, 90, 50],
    [940, 2210, 90, 40],
    // in the ring of the gate, behind the loose cards, behind the tree by the pond and the wings of whoever moults
    [1090, 1500, 130, 46],
    [1700, 1440, 80, 50],
    [2620, 2400, 110, 60],
    [3236, 2408, 60, 50],
    // and nobody has the mast of the bunting before the face
    [2700, 1370, 80, 90],
    [3000, 1600, 120, 40],
    // below the edge people would be cut at the knee
    [1920, 2752, 2200, 58],
  ] as const)
    ground.lay('bare', island([x, y], rx, ry, { seed: x }), {
      material: C.snow,
      drawn: island([x, y], 0.4, 0.2, { points: 3 }),
    });
  ground.sunPatch([3180, 2300], 560, 260, '#ffffff', 0.62);
  wingShade(ground);
  ground.sunPatch([3100, 1560], 560, 160, '#fff6e0', 0.5);
};
