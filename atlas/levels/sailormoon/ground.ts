/** The ground of level 12: land, water and ways. */
import { arc, inside, range } from '../../core/geometry';
import type { Point } from '../../core/geometry';
import { edges } from '../../ground/edges';
import { cobbles, slabs } from '../../ground/paving';
import { area, island, road } from '../../ground/shapes';
import { earth, grass, water } from '../../ground/textures';
import type { Ground } from '../../ground/ground';
import type { Theme } from '../../stage/theme';
import { C } from './places';

/** Two discs that are not quite on top of each other: what is left is the boulevard. */
const CRESCENT: readonly Point[] = [
  ...arc(1760, 1790, 1400, 700, -0.62, -Math.PI * 2 + 0.62, 44),
  ...arc(2160, 1740, 1030, 500, 0.5, Math.PI * 2 - 0.5, 38),
];

const LAKE = island([2130, 1700], 690, 240, { seed: 12, rough: 0.04 });

/**
 * What the moon or a lantern lays on the lake from a point toward the viewer: short, fine and close far away, longer,
 * broader and further apart the nearer. `reach` and `deep` are picture pixels.
 */
function moonRoad(ground: Ground, [x, y]: Point, reach: number, deep: number): void {
  const bands: readonly (readonly [number, number, number])[] = [
    [0, 0.3, 2],
    [0.3, 0.64, 3.4],
    [0.64, 1, 5],
  ];
  for (const [from, to, width] of bands)
    for (const [i, colour] of ['#fff8dc', '#ffe0a0', '#ffd0e0'].entries()) {
      const count = Math.round((deep * (to - from)) / (3.2 + width * 2.4)) + 1;
      const list = range(count).flatMap((k): Point[][] => {
        const t = from + ((k + i / 3) / count) * (to - from);
        const half = reach * (0.35 + 0.75 * t) * ground.random.range(0.25, 0.8);
        const px = x + ground.random.jitter(reach * (0.3 + 0.5 * t));
        const py = y + t * deep;
        if (!inside([px - half, py], LAKE) || !inside([px + half, py], LAKE)) return [];
        return [
          [
            [px - half, py],
            [px - half * 0.3, py - width * 0.3],
            [px + half * 0.3, py + width * 0.3],
            [px + half, py],
          ],
        ];
      });
      ground.inkMarks(list, { width, colour: { emit: colour }, opacity: i === 0 ? 0.9 : 0.6, smooth: true });
    }
}

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
  // the shop on the right has a forecourt, and a way that leads to it
  for (const [at, rx, ry] of [
    [[3740, 1600], 300, 74],
    [[3480, 1500], 190, 46],
  ] as const)
    ground.lay('plaza', island(at, rx, ry, { seed: 9, rough: 0.04 }), {
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
  for (const [x, y, reach, deep] of [
    [1960, 1470, 116, 430],
    [2340, 1600, 52, 130],
    [1690, 1680, 56, 150],
    [2610, 1640, 40, 110],
  ] as const)
    moonRoad(ground, [x, y], reach, deep);
  ground.sunPatch([900, 1800], 620, 560, '#fff4e0', 0.34);
  ground.sunPatch([420, 1440], 440, 190, '#ffe2c0', 0.5);
  ground.sunPatch([3080, 1330], 420, 170, '#ffe8d0', 0.5);
  ground.sunPatch([2100, 2420], 620, 200, '#fff0dc', 0.4);
  ground.sunPatch([440, 2500], 640, 240, '#fff0d8', 0.4);
  ground.sunPatch([3740, 1590], 320, 110, '#ffe6b0', 0.4);
  ground.sunPatch([1960, 1180], 900, 160, '#fffbe8', 0.5);
  ground.sunPatch([3260, 2060], 560, 320, '#fff0f4', 0.36);
  // light under those who stand before the palace, under the dome, and where the ball spills over
  ground.sunPatch([1960, 1370], 760, 130, '#fff4dc', 0.42);
  ground.sunPatch([3340, 1420], 480, 130, '#ffeccc', 0.36);
  ground.sunPatch([2080, 2400], 620, 170, '#fff4dc', 0.36);
  // and under those beside the fountain and behind the dome, dusky on a dusky lawn
  ground.sunPatch([1310, 1890], 330, 240, '#fff6dc', 0.5);
  ground.sunPatch([3600, 950], 330, 110, '#fff2e0', 0.5);
};
