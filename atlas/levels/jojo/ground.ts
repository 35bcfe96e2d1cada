/** The ground of level 17: land, water and ways. */
import { range } from '../../core/geometry';
import type { Point } from '../../core/geometry';
import { edges } from '../../ground/edges';
import { farEdge } from '../../ground/far-edge';
import { cobbles, slabs } from '../../ground/paving';
import { area, island, road } from '../../ground/shapes';
import { earth, grass, water } from '../../ground/textures';
import type { Theme } from '../../stage/theme';
import { chalk, drips, ripples, rolled, rose, streets } from './inlay';
import { C, KEPT_FREE, OVAL, STAGES } from './places';

export const ground: Theme['ground'] = (stage) => {
  const { scene, ground } = stage;
  const { width, height, horizon } = scene;
  ground.lay(
    'town',
    [
      [-60, horizon + 30],
      [width + 60, horizon + 30],
      [width + 60, height + 60],
      [-60, height + 60],
    ],
    {
      material: C.town,
      texture: cobbles({ stone: 42, cover: -0.2 }),
      drawn: farEdge(scene, horizon + 30, { rise: 24, seed: 5 }),
    },
  );
  ground.lay(
    'garden',
    area(
      [
        [-80, 700],
        [700, 690],
        [1320, 760],
        [1440, 1020],
        [1180, 1330],
        [760, 1480],
        [300, 1560],
        [-80, 1560],
      ],
      { seed: 4, rough: 20 },
    ),
    {
      material: C.garden,
      texture: grass({ flowers: ['#ffffff', '#e86fa0'], seed: 7 }),
      edge: edges.grassy({ grassColour: '#2f7a6e' }),
    },
  );
  ground.lay(
    'sand',
    area(
      [
        [2380, 760],
        [3000, 690],
        [3920, 700],
        [3920, 1800],
        [3500, 1760],
        [3020, 1620],
        [2680, 1330],
        [2420, 1040],
      ],
      { seed: 8, rough: 26 },
    ),
    {
      material: C.sand,
      texture: earth({ pebbles: 1.4 }),
      edge: edges.ink({ edgeWidth: 3.4 }),
    },
  );
  // the streets of the old houses, where the sun is gone
  ground.lay(
    'alley',
    area(
      [
        [-80, 1600],
        [520, 1620],
        [1000, 1900],
        [1240, 2180],
        [1760, 2330],
        [2300, 2380],
        [2560, 2560],
        [2600, 2860],
        [-80, 2860],
      ],
      { seed: 12, rough: 6 },
    ),
    {
      material: C.alley,
      texture: cobbles({ stone: 42, cover: -0.3, seed: 9 }),
      edge: edges.ink({ edgeWidth: 3 }),
    },
  );
  ground.lay('ring', island([OVAL.x, OVAL.y], OVAL.rx + 90, OVAL.ry + 54, { rough: 0, seed: 2 }), {
    material: C.ring,
    texture: cobbles({ stone: 40 }),
    edge: edges.kerb({ kerbColour: '#fbeee0', kerbWidth: 14, lift: 6 }),
  });
  ground.lay('piazza', island([OVAL.x, OVAL.y], OVAL.rx - 70, OVAL.ry - 40, { rough: 0, seed: 3 }), {
    material: C.piazza,
    texture: slabs({ slab: 130, toward: [1930, -900] }),
    edge: edges.ink({ edgeWidth: 4 }),
  });
  // rays of darker marble, as the floors of such places have
  for (const i of range(16)) {
    const at = (a: number, k: number): Point => [
      OVAL.x + Math.cos(a) * (OVAL.rx - 90) * k,
      OVAL.y + Math.sin(a) * (OVAL.ry - 52) * k,
    ];
    const a = (i / 16) * Math.PI * 2 + 0.1;
    ground.lay('piazza', [at(a - 0.014, 0.36), at(a - 0.05, 0.98), at(a + 0.05, 0.98), at(a + 0.014, 0.36)], {
      material: i % 2 ? '#eeb6c0' : '#c9a8dc',
      edge: edges.ink({ edgeWidth: 1.6 }),
    });
  }
  // nobody treads on the rose of the floor, but who dares
  ground.lay('bare', island([OVAL.x, OVAL.y + 60], 600, 240, { rough: 0, points: 72 }), {
    material: '#f7dcd4',
    edge: edges.ink({ edgeWidth: 3 }),
  });
  rose(stage);
  for (const [x, y, rx, ry, material] of [
    [2700, 1400, 190, 60, C.sand],
    [3020, 1010, 150, 40, C.sand],
    [1000, 2180, 150, 60, C.alley],
    [340, 1420, 170, 60, C.garden],
  ] as const)
    ground.lay('bare', island([x, y], rx, ry, { seed: x, rough: 0.12 }), { material });
  ground.lay(
    'ring',
    road(
      scene,
      [
        [560, 1230],
        [700, 1400],
        [1050, 1600],
      ],
      170,
      { rough: 5 },
    ),
    { material: '#f0d0c0', texture: slabs({ slab: 80 }), edge: edges.ink() },
  );
  const canal = road(
    scene,
    [
      [4000, 2040],
      [3560, 2124],
      [3180, 2336],
      [2960, 2560],
      [2820, 2900],
    ],
    300,
    { rough: 5 },
  );
  ground.lay('water', canal, {
    material: C.canal,
    texture: water({ foam: '#f2fbff' }),
    edge: edges.kerb({ kerbColour: '#f0d8cc', kerbWidth: 22, lift: 18 }),
  });
  ripples(stage, canal);
  streets(stage);
  rolled(stage);
  drips(stage);
  chalk(stage);
  for (const [x0, y0, x1, y1] of KEPT_FREE)
    ground.lay(
      'bare',
      [
        [x0, y0],
        [x1, y0],
        [x1, y1],
        [x0, y1],
      ],
      { material: C.piazza, drawn: [] },
    );
  for (const [x, y, rx, ry] of STAGES)
    ground.lay('bare', island([x, y], rx, ry, { rough: 0 }), { material: C.piazza, drawn: [] });
  ground.sunPatch([1930, 1800], 1100, 520, '#fffae4', 0.55);
  ground.sunPatch([3100, 1300], 700, 460, '#fff8d4', 0.5);
};
