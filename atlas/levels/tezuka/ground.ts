/** The ground of level 6: land, water and ways. */
import { distance, nth, resample, spline } from '../../core/geometry';
import type { Point } from '../../core/geometry';
import type { Stage } from '../../stage/place';
import { edges } from '../../ground/edges';
import { farEdge } from '../../ground/far-edge';
import { cobbles, slabs } from '../../ground/paving';
import { area, island, road } from '../../ground/shapes';
import { earth, grass, water } from '../../ground/textures';
import type { Theme } from '../../stage/theme';
import { pads, plates, pond, tracks } from './marks';
import { C } from './places';

/** The rolling pavement, far to near. */
const WALK: readonly Point[] = [
  [2180, 660],
  [2560, 880],
  [2620, 1180],
  [2330, 1480],
  [1700, 1640],
  [1310, 1900],
  [1440, 2230],
  [2060, 2420],
  [2560, 2560],
  [2860, 2860],
];

/** Arrows along the pavement, so that one sees it move. */
function chevrons({ scene, ground }: Stage): void {
  const line = resample(spline(WALK, false, 16), 10);
  const marks: Point[][] = [];
  let gone = 0;
  for (let i = 1; i + 1 < line.length; i++) {
    const [a, b] = [nth(line, i - 1), nth(line, i + 1)];
    const [x, y] = nth(line, i);
    const s = scene.scaleAt(y);
    gone += distance(a, b) / 2;
    if (gone < 120 * s) continue;
    gone = 0;
    const long = distance(a, b) || 1;
    const [dx, dy] = [(b[0] - a[0]) / long, (b[1] - a[1]) / long];
    const at = (along: number, side: number): Point => [
      x + (dx * along - dy * side) * s,
      y + (dy * along + dx * side) * s * 0.72,
    ];
    marks.push([at(-20, -66), at(26, 0), at(-20, 66), at(4, 66), at(52, 0), at(4, -66)]);
  }
  ground.fillMarks(marks, C.chevron, { smooth: false, opacity: 0.9 });
}

export const ground: Theme['ground'] = (stage) => {
  const { scene, ground } = stage;
  const { width, height } = scene;
  ground.lay(
    'paving',
    [
      [-60, 640],
      [width + 60, 640],
      [width + 60, height + 60],
      [-60, height + 60],
    ],
    {
      material: C.paving,
      texture: slabs({ slab: 92 }),
      drawn: farEdge(scene, 640, { rise: 22, seed: 9 }),
    },
  );
  ground.lay(
    'ash',
    area(
      [
        [-80, 820],
        [500, 760],
        [1000, 860],
        [1130, 1060],
        [900, 1240],
        [400, 1300],
        [-80, 1320],
      ],
      { seed: 3 },
    ),
    { material: C.ash, texture: earth(), edge: edges.grassy({ grassColour: '#b4b878' }) },
  );
  ground.lay(
    'yard',
    area(
      [
        [2700, 960],
        [3300, 900],
        [3940, 960],
        [3940, 1420],
        [3560, 1500],
        [2960, 1480],
        [2760, 1300],
      ],
      { seed: 6, rough: 5 },
    ),
    {
      material: C.yard,
      texture: slabs({ slab: 170, seed: 4 }),
      edge: edges.kerb({ kerbColour: '#c3cde0', kerbWidth: 12, lift: 6 }),
    },
  );
  ground.lay(
    'jungle',
    area(
      [
        [-80, 1560],
        [520, 1420],
        [1020, 1560],
        [1180, 1900],
        [1240, 2320],
        [1120, 2620],
        [1180, 2860],
        [-80, 2860],
      ],
      { seed: 8, rough: 16 },
    ),
    {
      material: C.jungle,
      texture: grass({ flowers: ['#f6f0e6', '#f2a0b4'], density: 1.2 }),
      edge: edges.grassy({ grassColour: '#447f58' }),
    },
  );
  ground.lay('court', island([560, 2290], 470, 170, { seed: 4, rough: 0.1 }), {
    material: C.court,
    texture: earth({ seed: 3 }),
    edge: edges.grassy({ grassColour: '#5a9264' }),
  });
  ground.lay(
    'lawn',
    area(
      [
        [2700, 1760],
        [3300, 1640],
        [3940, 1680],
        [3940, 2660],
        [3400, 2760],
        [2900, 2600],
        [2560, 2300],
        [2560, 1960],
      ],
      { seed: 11, rough: 12 },
    ),
    {
      material: C.lawn,
      texture: grass({ flowers: ['#ffffff', '#ec7d86', '#f6d264'] }),
      edge: edges.kerb({ kerbColour: '#f4ece0', kerbWidth: 14, lift: 7 }),
    },
  );
  ground.lay('sand', island([2920, 2420], 200, 78, { seed: 7, rough: 0.08 }), {
    material: '#f2dfae',
    texture: earth({ seed: 8, pebbles: 0.3 }),
    edge: edges.kerb({ kerbColour: '#ec7d86', kerbWidth: 16, lift: 10 }),
  });
  ground.lay('walk', road(scene, WALK, 250, { rough: 3 }), {
    material: C.walk,
    edge: edges.kerb({ kerbColour: '#f4ece0', kerbWidth: 18, lift: 9 }),
  });
  plates(stage, WALK);
  chevrons(stage);
  ground.lay('plaza', island([1890, 1300], 540, 226, { rough: 0.006 }), {
    material: C.plaza,
    texture: cobbles({ stone: 36, cover: -0.05 }),
    edge: edges.kerb({ kerbColour: '#e8dccc', kerbWidth: 14, lift: 7 }),
  });
  ground.inkMarks(
    [440, 500].map((r) => island([1890, 1300], r, r * 0.42, { rough: 0 })),
    { width: 10, colour: C.red, opacity: 0.8, smooth: true },
  );
  // ground that stays bare: somebody alone on it, or nobody
  for (const [x, y, rx, ry, material] of [
    [2330, 2140, 190, 92, C.paving],
    [2800, 2240, 160, 66, C.lawn],
    [3000, 1380, 170, 60, C.yard],
    [1000, 2640, 330, 120, C.jungle],
    [700, 1170, 190, 44, C.ash],
  ] as const)
    ground.lay('bare', island([x, y], rx, ry, { seed: x, rough: 0.1 }), { material });
  ground.lay('water', island([1010, 2620], 200, 84, { seed: 21, rough: 0.12 }), {
    material: C.pool,
    texture: water(),
    edge: edges.bank(),
  });
  pond(stage);
  pads(stage);
  tracks(stage);
  ground.sunPatch([1900, 1380], 700, 260, '#fffdf0', 0.4);
  ground.sunPatch([560, 2310], 460, 170, '#fff6cc', 0.6);
  ground.sunPatch([2200, 2300], 600, 260, '#fffbe8', 0.4);
  ground.sunPatch([3300, 1420], 460, 120, '#fff8ee', 0.5);
};
