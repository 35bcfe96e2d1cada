/** The ground of level 12: land, water and ways. */
import { arc } from '../../core/geometry';
import type { Point } from '../../core/geometry';
import { edges } from '../../ground/edges';
import { cobbles, slabs } from '../../ground/paving';
import { area, island, road } from '../../ground/shapes';
import { earth, glints, grass, water } from '../../ground/textures';
import type { Theme } from '../../stage/theme';
import { C } from './places';

/** Two discs that are not quite on top of each other: what is left is the boulevard. */
const CRESCENT: readonly Point[] = [
  ...arc(1760, 1790, 1400, 700, -0.62, -Math.PI * 2 + 0.62, 44),
  ...arc(2160, 1740, 1030, 500, 0.5, Math.PI * 2 - 0.5, 38),
];

const LAKE = island([2130, 1700], 690, 240, { seed: 12, rough: 0.04 });

export const ground: Theme['ground'] = ({ scene, ground }) => {
  const { width, height } = scene;
  ground.lay(
    'lawn',
    [
      [-60, 880],
      [width + 60, 880],
      [width + 60, height + 60],
      [-60, height + 60],
    ],
    { material: C.lawn, texture: grass({ flowers: ['#ffffff', '#ffb4d0', '#fff0b0'] }) },
  );
  ground.lay(
    'street',
    area(
      [
        [-60, 2180],
        [520, 2240],
        [1000, 2360],
        [1360, 2560],
        [1480, 2860],
        [-60, 2860],
      ],
      { seed: 5, rough: 4 },
    ),
    { material: C.street, texture: slabs({ slab: 130 }), edge: edges.kerb({ kerbColour: '#d8cce8' }) },
  );
  ground.lay('marble', island([1960, 1090], 900, 130, { seed: 2, rough: 0.02 }), {
    material: C.marble,
    texture: slabs({ slab: 80 }),
    edge: edges.kerb({ kerbColour: '#cfc4f0', kerbWidth: 14, lift: 12 }),
  });
  const garden = island([3260, 2060], 660, 400, { seed: 6, rough: 0.03 });
  ground.lay('gravel', garden, {
    material: C.gravel,
    texture: earth({ pebbles: 0.5 }),
    edge: edges.grassy({ grassColour: '#5f9a8c' }),
  });
  for (const path of [
    [
      [620, 1300],
      [720, 1420],
      [800, 1560],
    ],
    [
      [3200, 1300],
      [3060, 1380],
      [2860, 1420],
      [2700, 1330],
    ],
    [
      [3320, 1400],
      [3340, 1560],
      [3300, 1720],
    ],
    [
      [2760, 2180],
      [2500, 2360],
      [2440, 2600],
      [2460, 2860],
    ],
    [
      [3200, 2400],
      [3260, 2600],
      [3300, 2860],
    ],
  ] as const)
    ground.lay('plaza', road(scene, path, 190, { rough: 5 }), {
      material: C.plaza,
      texture: slabs({ slab: 74 }),
      edge: edges.grassy({ grassColour: '#5f8f94' }),
    });
  ground.lay('plaza', CRESCENT, {
    material: C.plaza,
    texture: cobbles({ stone: 40, cover: -0.06 }),
    edge: edges.kerb({ kerbColour: '#f0cfe0', kerbWidth: 18, lift: 10 }),
  });
  ground.lay('water', LAKE, {
    material: C.water,
    texture: water({ foam: '#dfe8ff' }),
    edge: edges.kerb({ kerbColour: '#e6dcf8', kerbWidth: 20, lift: 14 }),
  });
  glints(ground, LAKE, {
    colours: ['#fff3c4', '#ffe0a0', '#ffffff', '#ffc4dc'],
    near: [
      [1960, 1560],
      [1960, 1660],
      [1950, 1760],
      [1970, 1840],
      [2300, 1620],
      [1700, 1720],
    ],
  });
  ground.sunPatch([900, 1800], 620, 560, '#fff4e0', 0.34);
  ground.sunPatch([1960, 1180], 900, 160, '#fffbe8', 0.5);
  ground.sunPatch([3260, 2060], 560, 320, '#fff0f4', 0.36);
};
