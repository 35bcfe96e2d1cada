/** The ground of level 16: land, water and ways. */
import { resample } from '../../core/geometry';
import { edges } from '../../ground/edges';
import { boards, cobbles, slabs } from '../../ground/paving';
import { area, island, road } from '../../ground/shapes';
import { earth, grass, water } from '../../ground/textures';
import type { Theme } from '../../stage/theme';
import { layAirshipShadow, laySea } from './sea';
import { C, COAST, SPIRAL } from './places';

export const ground: Theme['ground'] = ({ scene, ground }) => {
  const shore = area(COAST, { seed: 4, rough: 22 });
  laySea(ground, shore);
  ground.lay('sand', shore, {
    material: C.sand,
    texture: earth(),
    edge: edges.bank({ foam: '#f2fff4' }),
  });
  ground.lay('lawn', ground.within(resample(shore, 9, true), 84), {
    material: C.lawn,
    texture: grass({ flowers: ['#ffffff', '#f6d24a'], seed: 5 }),
    edge: edges.grassy({ grassColour: '#9cbc54' }),
  });
  ground.lay(
    'wood',
    area(
      [
        [440, 1120],
        [500, 860],
        [780, 620],
        [1180, 460],
        [1560, 420],
        [1560, 560],
        [1240, 700],
        [960, 860],
        [640, 1080],
        [560, 1340],
        [640, 1560],
        [760, 1740],
        [560, 1610],
        [440, 1400],
      ],
      { seed: 13, rough: 22 },
    ),
    {
      material: C.wood,
      texture: grass({ flowers: ['#f6e9a8'], seed: 8 }),
      edge: edges.grassy({ grassColour: '#2f6848' }),
    },
  );
  ground.lay(
    'felt',
    area(
      [
        [880, 1180],
        [1180, 1020],
        [1540, 1010],
        [1720, 1200],
        [1700, 1500],
        [1480, 1620],
        [1080, 1590],
        [880, 1420],
      ],
      { seed: 6, rough: 18 },
    ),
    {
      material: C.felt,
      texture: slabs({ slab: 150, toward: [1280, -2400] }),
      edge: edges.ink({ edgeWidth: 4 }),
    },
  );
  ground.lay(
    'ants',
    area(
      [
        [2700, 640],
        [3060, 610],
        [3360, 850],
        [3480, 1180],
        [3380, 1330],
        [2980, 1130],
        [2620, 900],
      ],
      { seed: 3, rough: 26 },
    ),
    { material: C.ant, texture: earth({ pebbles: 2 }), edge: edges.ink() },
  );
  ground.lay(
    'town',
    area(
      [
        [2440, 1620],
        [2600, 1320],
        [2960, 1240],
        [3220, 1500],
        [3180, 1800],
        [2900, 2060],
        [2580, 2200],
        [2340, 2180],
        [2380, 1900],
      ],
      { seed: 7, rough: 14 },
    ),
    {
      material: C.paving,
      texture: cobbles({ stone: 42 }),
      edge: edges.kerb({ kerbColour: '#d3c0a0', kerbWidth: 12, lift: 6 }),
    },
  );
  ground.lay('road', road(scene, SPIRAL, 176, { rough: 8 }), {
    material: C.road,
    texture: cobbles({ stone: 36, cover: -0.1 }),
    edge: edges.grassy({ grassColour: '#8fae58' }),
  });
  ground.lay('road', island([2000, 1420], 400, 190, { rough: 0.04, seed: 8 }), {
    material: C.road,
    texture: cobbles({ stone: 40 }),
    edge: edges.ink(),
  });
  ground.lay(
    'pier',
    [
      [120, 2300],
      [520, 2262],
      [800, 2262],
      [820, 2440],
      [520, 2452],
      [120, 2420],
    ],
    {
      material: C.pier,
      // laid askew: a deck to walk on, not one more wall under the board
      texture: boards({ angle: 0.6, gap: 60 }),
      edge: edges.kerb({ kerbColour: '#8f6540', kerbWidth: 12, lift: 10 }),
    },
  );
  // ground that stays bare: somebody alone on it, or nobody, and nobody whose head a roof or a board would cut
  for (const [x, y, rx, ry] of [
    [1900, 1900, 300, 40],
    [2080, 1560, 300, 70],
    [1240, 2520, 260, 40],
    [3390, 1960, 90, 120],
    [1330, 1180, 220, 76],
    [1580, 1420, 120, 60],
    [520, 1240, 90, 150],
    [3260, 1010, 130, 64],
    [2560, 1180, 150, 60],
    [1660, 600, 150, 80],
    [3630, 1440, 90, 400],
    [3570, 2080, 120, 130],
    [3460, 2220, 110, 80],
    [3330, 2320, 110, 60],
    [2880, 1262, 130, 60],
    [1180, 2440, 210, 70],
    [1400, 2540, 130, 30],
    [2330, 2420, 110, 70],
    [1600, 2440, 180, 60],
    [1880, 2450, 230, 110],
  ] as const) {
    const spot = island([x, y], rx, ry, { seed: x, rough: 0.1 });
    ground.lay('bare', spot, { material: C.lawn, drawn: spot.slice(0, 1) });
  }
  ground.lay('pond', island([2130, 1130], 190, 62, { seed: 12, rough: 0.14 }), {
    material: '#5fae9a',
    texture: water(),
    edge: edges.kerb({ kerbColour: '#b8ae98', kerbWidth: 22, lift: 9 }),
  });
  ground.sunPatch([2000, 1500], 900, 460, '#fffbd0', 0.5);
  ground.sunPatch([1900, 2400], 1300, 240, '#fff8d8', 0.55);
  layAirshipShadow(ground, [1440, 740], 0.8, 0.14);
};
