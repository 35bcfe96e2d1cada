/** The ground of level 11: land, water and ways. */
import { range } from '../../core/geometry';
import type { Point } from '../../core/geometry';
import { edges } from '../../ground/edges';
import { slabs } from '../../ground/paving';
import { area, island, road } from '../../ground/shapes';
import { earth, grass, water } from '../../ground/textures';
import type { Theme } from '../../stage/theme';
import { C } from './places';
import { arenaFloor } from './things/arena-floor';

export const ground: Theme['ground'] = ({ scene, ground }) => {
  const { width, height } = scene;
  const whole: readonly Point[] = [
    [-60, 664],
    [width + 60, 664],
    [width + 60, height + 60],
    [-60, height + 60],
  ];
  // its far end rolls, where a straight edge would cut the clouds with a ruler
  const dunes = range(41).map((i): Point => [
    -60 + (i * (width + 120)) / 40,
    655 + Math.sin(i * 0.9) * 5 + Math.sin(i * 0.31) * 6,
  ]);
  ground.lay('waste', whole, {
    material: C.waste,
    texture: earth({ pebbles: 1.4 }),
    drawn: [...dunes, ...whole.slice(2)],
  });
  ground.inkMarks([dunes], { width: 2.4, opacity: 0.6, smooth: true });
  // the low sun draws the shade of each group of rocks out over the sand
  for (const [x, y, long, wide] of [
    [210, 866, 520, 70],
    [1450, 862, 560, 62],
    [2230, 818, 420, 46],
    [3320, 812, 360, 44],
  ] as const)
    ground.lay(
      'waste',
      area(
        [
          [x - 60, y - 8],
          [x + long * 0.5, y + wide * 0.2],
          [x + long, y + wide * 0.9],
          [x + long * 0.86, y + wide * 1.3],
          [x + long * 0.4, y + wide * 0.9],
          [x - 40, y + wide * 0.5],
        ],
        { seed: 3, rough: 6 },
      ),
      { material: '#cf9a62' },
    );
  // places where nobody gathers, each with one who came for that
  for (const [x, y, rx, ry] of [
    [1560, 1070, 240, 66],
    [3640, 1130, 190, 60],
    [2060, 2560, 270, 80],
  ] as const)
    ground.lay('bare', island([x, y], rx, ry, { seed: x, rough: 0.12 }), {
      material: '#f6cf90',
      texture: earth({ seed: x, pebbles: 0.2 }),
    });
  // nobody stands behind the disc of the tower, nor between the dragon's claws, where one could not tell on what
  for (const [x, y, rx, ry] of [
    [1010, 770, 110, 60],
    [2440, 740, 230, 90],
    [2960, 1000, 130, 44],
    [3560, 1010, 160, 44],
    // a lane before the noodles and one before the saucer, and no table on the awning of the stall before it
    [1570, 2530, 190, 62],
    [3280, 1828, 150, 34],
    [1850, 2010, 130, 50],
    [1530, 2362, 54, 26],
  ] as const)
    ground.lay('bare', island([x, y], rx, ry, { seed: x }), {
      material: C.waste,
      drawn: island([x, y], 0.4, 0.2, { points: 3 }),
    });
  // the burnt ring under the saucer
  ground.lay('burnt', island([3520, 1660], 520, 250, { seed: 12, rough: 0.12 }), {
    material: '#b07a6c',
    texture: earth({ seed: 15, pebbles: 1.4 }),
  });
  ground.lay('burnt', island([3530, 1670], 450, 205, { seed: 12, rough: 0.14 }), {
    material: C.burnt,
    texture: earth({ seed: 16, pebbles: 0.8 }),
    edge: edges.ink({ edgeWidth: 3 }),
  });
  ground.lay(
    'oasis',
    area(
      [
        [-80, 1180],
        [420, 1080],
        [1020, 1130],
        [1260, 1340],
        [1140, 1640],
        [700, 1760],
        [-80, 1740],
      ],
      { seed: 5, rough: 30 },
    ),
    {
      material: C.oasis,
      texture: grass({ flowers: ['#ffffff', '#f6d75a'], density: 0.8 }),
      edge: edges.grassy({ grassColour: '#3f7a50' }),
    },
  );
  ground.lay(
    'road',
    road(
      scene,
      [
        [-40, 1560],
        [420, 1600],
        [860, 1560],
        [1240, 1760],
        [1420, 2060],
        [1980, 2180],
        [2460, 2080],
        [2860, 1800],
        [3060, 1420],
        [2900, 1160],
        [2600, 1010],
      ],
      200,
      { rough: 14 },
    ),
    { material: C.road, texture: earth({ seed: 3 }), edge: edges.ink() },
  );
  ground.lay(
    'road',
    road(
      scene,
      [
        [1420, 2060],
        [1300, 2330],
        [1500, 2720],
      ],
      220,
      { rough: 14 },
    ),
    { material: C.road, texture: earth({ seed: 4 }) },
  );
  ground.lay(
    'ring',
    [
      [1470, 1420],
      [2610, 1420],
      [2790, 1880],
      [1290, 1880],
    ],
    {
      material: '#b8473a',
      texture: slabs({ slab: 46, toward: [2040, -1400] }),
      edge: edges.kerb({ kerbColour: '#963c36', kerbWidth: 18, lift: 34 }),
    },
  );
  ground.lay(
    'ring',
    [
      [1530, 1450],
      [2550, 1450],
      [2700, 1840],
      [1380, 1840],
    ],
    {
      material: C.ring,
      texture: arenaFloor,
      edge: edges.ink({ edgeWidth: 5 }),
    },
  );
  // a bowl: lit rim, dark far wall, floor, and the hole in its middle the same again
  ground.lay('waste', island([3080, 2240], 690, 322, { seed: 4, rough: 0.16 }), {
    material: '#e8b07a',
    texture: earth({ pebbles: 2, seed: 8 }),
    edge: edges.ink({ edgeWidth: 4 }),
  });
  ground.lay('wall', island([3082, 2240], 610, 272, { seed: 4, rough: 0.16 }), {
    material: C.pit,
    edge: edges.ink({ edgeWidth: 6 }),
  });
  ground.lay('crater', island([3086, 2268], 590, 242, { seed: 4, rough: 0.16 }), {
    material: C.crater,
    texture: earth({ pebbles: 2.6, seed: 8 }),
    edge: edges.ink({ edgeWidth: 3 }),
  });
  ground.lay('wall', island([3090, 2256], 370, 150, { seed: 6, rough: 0.2 }), {
    material: '#38202f',
    edge: edges.ink({ edgeWidth: 6 }),
  });
  ground.lay('pit', island([3092, 2278], 352, 122, { seed: 6, rough: 0.2 }), {
    material: '#8f4f48',
    texture: earth({ pebbles: 2, seed: 9 }),
    edge: edges.ink({ edgeWidth: 3 }),
  });
  // two rings of dust that the blow has thrown out, the paler the nearer to the rim
  for (const [rx, ry, wide, colour] of [
    [520, 206, 26, '#d99a72'],
    [430, 172, 18, '#c98462'],
  ] as const) {
    const outer = island([3086, 2270], rx, ry, { seed: 4, rough: 0.16 });
    const inner = island([3086, 2270], rx - wide * 1.6, ry - wide * 0.7, { seed: 4, rough: 0.2 });
    ground.fillMarks(
      [[...outer, ...outer.slice(0, 1), ...inner.slice(0, 1), ...inner.toReversed()]],
      colour,
      {
        opacity: 0.55,
      },
    );
  }
  ground.lay(
    'sand',
    area(
      [
        [-80, 1980],
        [360, 1940],
        [780, 2050],
        [1090, 2260],
        [1280, 2500],
        [1360, 2800],
        [-80, 2800],
      ],
      { seed: 2, rough: 26 },
    ),
    { material: C.sand, texture: earth({ seed: 12 }), edge: edges.ink() },
  );
  ground.lay(
    'sea',
    area(
      [
        [-80, 2100],
        [300, 2060],
        [660, 2150],
        [960, 2350],
        [1130, 2560],
        [1180, 2800],
        [-80, 2800],
      ],
      { seed: 7, rough: 26 },
    ),
    { material: C.sea, texture: water({ foam: '#e8fbf2' }), edge: edges.bank({ foam: '#f4fff4' }) },
  );
  ground.lay('shore', island([520, 2470], 400, 160, { seed: 9, rough: 0.14 }), {
    material: C.sand,
    texture: earth({ seed: 14 }),
    edge: edges.bank({ foam: '#f4fff4' }),
  });
  // whoever stood on its very rim would seem to stand on the water
  ground.lay('sand', island([520, 2460], 345, 116, { seed: 9, rough: 0.14 }), {
    material: C.sand,
    drawn: island([520, 2460], 0.4, 0.2, { points: 3 }),
  });
  ground.sunPatch([2040, 1640], 900, 360, '#fffbe0', 0.6);
  ground.sunPatch([2700, 1120], 500, 220, '#fff3a0', 0.55);
  // what the dragon's gold throws on the sand below it
  ground.sunPatch([2500, 800], 760, 110, '#fff0a8', 0.5);
  ground.sunPatch([3300, 800], 460, 80, '#fff0a8', 0.34);
};
