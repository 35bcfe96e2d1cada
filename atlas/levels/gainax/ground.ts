/** The ground of level 19: land, water and ways. */
import { arc, nth, range } from '../../core/geometry';
import type { Point, Points } from '../../core/geometry';
import { edges } from '../../ground/edges';
import { boards, cobbles, slabs } from '../../ground/paving';
import { area, island, road } from '../../ground/shapes';
import { earth, grass, water } from '../../ground/textures';
import type { Theme } from '../../stage/theme';
import { gravel, groundMarks, sunlight } from './ground-marks';
import { FOOT } from './places';
import { launchHatch } from './things/launch-hatch';

const C = {
  street: '#8c76b2',
  plaza: '#f0dcc8',
  lane: '#ffeec4',
  quay: '#e3b184',
  sand: '#fbdcc2',
  sea: '#b82444',
  pit: '#f2c27c',
  cliff: '#a8607a',
  roof: '#b4d8bc',
  wall: '#b9a4b4',
  park: '#9cb86a',
};

const PLAZA: Point = [1860, 1640];

/** Where the school's roof ends and its front begins. */
const EAVES = 2430;

export const ground: Theme['ground'] = ({ scene, ground }) => {
  const { width, height } = scene;
  ground.lay(
    'street',
    [
      [-60, 770],
      [width + 60, 770],
      [width + 60, height + 60],
      [-60, height + 60],
    ],
    { material: C.street, texture: slabs({ slab: 130 }) },
  );
  ground.lay(
    'sand',
    area(
      [
        [1960, 770],
        [2140, 900],
        [2360, 1080],
        [2560, 1300],
        [2760, 1480],
        [3100, 1600],
        [3500, 1640],
        [3960, 1620],
        [3960, 760],
      ],
      { seed: 3, rough: 14 },
    ),
    { material: C.sand, texture: earth({ seed: 8 }), edge: edges.ink() },
  );
  ground.lay(
    'sea',
    area(
      [
        [2010, 720],
        [2260, 860],
        [2500, 1040],
        [2700, 1250],
        [2900, 1400],
        [3260, 1490],
        [3600, 1500],
        [3980, 1470],
        [4000, 700],
      ],
      { seed: 5, rough: 16 },
    ),
    { material: C.sea, texture: water({ foam: '#ffd9c8' }), edge: edges.bank({ foam: '#ffd9d0' }) },
  );
  // the sea darkens toward the horizon in bands that lie closer the farther they are
  for (const [y, deep, material, seed] of [
    [736, 34, '#7f1a3a', 1],
    [768, 44, '#8f1d3d', 2],
    [810, 60, '#9d203f', 3],
    [868, 84, '#aa2242', 4],
  ] as const)
    ground.lay(
      'sea',
      area(
        [
          [2080 + (y - 720) * 1.45, y],
          [2700, y - 4],
          [3300, y + 3],
          [3980, y - 2],
          [3980, y + deep],
          [3400, y + deep * 0.8],
          [2900, y + deep * 1.1],
          [2150 + (y + deep - 720) * 1.45, y + deep * 0.9],
        ],
        { seed, rough: 5 },
      ),
      { material, texture: water({ foam: '#d8566a' }) },
    );
  ground.lay('isle', island([3520, 868], 350, 40, { seed: 9, rough: 0.2 }), {
    material: '#8f9a5a',
    texture: grass({ flowers: [] }),
    edge: edges.bank({ foam: '#ffd9d0' }),
  });
  // what stands in the water is seen in it again, in strips that the waves break
  const reflex = (x: number, y: number, wide: number, tall: number): Points[] =>
    range(7).map((i) => {
      const [t, w] = [i / 7, wide * (1 - i * 0.09)];
      const sway = (i % 2 ? 1 : -1) * wide * 0.12;
      const [at, h] = [y + t * tall, (tall / 7) * 0.42];
      return [
        [x - w + sway, at],
        [x - w * 0.2 + sway, at - h * 0.4],
        [x + w + sway, at + h * 0.2],
        [x + w * 0.7 + sway, at + h],
        [x - w * 0.6 + sway, at + h],
      ];
    });
  ground.fillMarks([...reflex(2918, 1322, 34, 120), ...reflex(3118, 1322, 32, 120)], '#f0c8d8', {
    opacity: 0.4,
  });
  ground.fillMarks(reflex(3610, 1424, 150, 66), '#ffe2c8', { opacity: 0.42 });
  ground.fillMarks(reflex(3520, 914, 300, 52), '#5f1a34', { opacity: 0.5 });
  ground.fillMarks([...reflex(2520, 800, 90, 330)], '#f2808a', { opacity: 0.3 });
  ground.inkMarks(
    [
      [2918, 1322],
      [3118, 1322],
      [3286, 1292],
    ].flatMap(([x = 0, y = 0], i) =>
      [1, 1.7, 2.5].map((k) =>
        arc(x, y, (i === 2 ? 34 : 62) * k, (i === 2 ? 12 : 22) * k, 0.2 * k, 6.1 - 0.3 * k, 26),
      ),
    ),
    { width: 3.2, colour: '#ffc9c0', opacity: 0.8, smooth: true },
  );
  ground.lay('park', island([1360, 1060], 240, 50, { seed: 12, rough: 0.2 }), {
    material: C.park,
    texture: grass({ flowers: ['#ffffff', '#f2c33c'] }),
    edge: edges.kerb({ kerbColour: '#d8ccd8', kerbWidth: 12, lift: 6 }),
  });
  ground.lay(
    'quay',
    road(
      scene,
      [
        [2080, 1010],
        [2330, 1260],
        [2560, 1500],
        [2900, 1660],
        [3300, 1740],
        [3960, 1740],
      ],
      170,
      { rough: 2 },
    ),
    {
      material: C.quay,
      texture: boards({ angle: 0.5, gap: 30 }),
      edge: edges.kerb({ kerbColour: '#d8bca8', kerbWidth: 12, lift: 8 }),
    },
  );
  for (const path of [
    [PLAZA, [1700, 1380], [1560, 1160], [1500, 900]],
    [PLAZA, [1300, 1480], [820, 1400], [-60, 1480]],
    [PLAZA, [2180, 1560], [2460, 1500]],
    [PLAZA, [1640, 2020], [1760, 2360], [1800, 2860]],
    [PLAZA, [1200, 1720], [700, 1720], [-60, 1740]],
  ] as const)
    ground.lay('plaza', road(scene, path, 190, { rough: 3 }), {
      material: C.plaza,
      texture: cobbles({ stone: 40, cover: 0.1 }),
      edge: edges.kerb({ kerbColour: '#dccad0', kerbWidth: 11, lift: 6 }),
    });
  ground.lay('plaza', island(PLAZA, 600, 240, { rough: 0.006 }), {
    material: C.plaza,
    texture: cobbles({ stone: 40, cover: 0.1 }),
    edge: edges.kerb({ kerbColour: '#dccad0', kerbWidth: 12, lift: 6 }),
  });
  // nobody stands behind the rings of the scissors, or a ring hangs before a face
  ground.lay('lane', island([2250, 1610], 330, 150, { rough: 0.03, seed: 2 }), {
    material: C.plaza,
    texture: cobbles({ stone: 40, cover: 0.1 }),
  });
  groundMarks(ground);
  // one way from the sun to the scissors and under them: nobody lingers there
  ground.lay(
    'lane',
    road(
      scene,
      [
        [2150, 830],
        [2160, 1100],
        [2180, 1400],
        [2215, 1700],
        [2250, 2110],
        [2262, 2400],
        [2250, 2860],
      ],
      270,
      {
        rough: 2,
      },
    ),
    {
      material: C.lane,
      texture: cobbles({ stone: 46, cover: 0 }),
      edge: edges.kerb({ kerbColour: '#e8a85a', kerbWidth: 15, lift: 7 }),
    },
  );
  launchHatch(ground, [1820, 1650]);
  const foot = FOOT.map(([x, y]): Point => [x, y]);
  const rim = FOOT.map(([x, y, rise]): Point => [x, y - rise]).reverse();
  ground.lay('cliff', [...foot, ...rim], { material: C.cliff });
  ground.lay('pit', [...foot, [1700, 2500], [1640, 2640], [1580, 2800], [-60, 2800]], {
    material: C.pit,
    texture: earth({ seed: 4 }),
    edge: edges.ink(),
  });
  gravel(ground);
  const lines: readonly (readonly Point[])[] = [
    [
      [300, 2120],
      [330, 2260],
      [250, 2480],
      [120, 2800],
    ],
    [
      [1176, 2150],
      [1150, 2280],
      [1180, 2480],
      [1240, 2800],
    ],
  ];
  for (const rails of lines) {
    const along = (dx: number) => rails.map(([x, y]): Point => [x + dx * scene.scaleAt(y), y]);
    const ties = range(26).map((i): Point[] => {
      const t = (i / 26) * 3;
      const k = Math.min(2, Math.floor(t));
      const [a, b] = [nth(rails, k), nth(rails, k + 1)];
      const [x, y] = [a[0] + (b[0] - a[0]) * (t - k), a[1] + (b[1] - a[1]) * (t - k)];
      const s = scene.scaleAt(y);
      return [
        [x - 46 * s, y],
        [x + 46 * s, y],
      ];
    });
    ground.inkMarks(ties, { width: 11, colour: '#8a5a38', opacity: 0.9 });
    ground.inkMarks([along(-30), along(30)], { width: 8, colour: '#6a6478', smooth: true });
  }
  ground.lay(
    'wall',
    [
      [2550, EAVES - 10],
      [3960, EAVES - 10],
      [3960, 2660],
      [2550, 2660],
    ],
    { material: C.wall },
  );
  ground.lay(
    'roof',
    [
      [2590, 1900],
      [3960, 1900],
      [3960, EAVES],
      [2550, EAVES],
    ],
    {
      material: C.roof,
      texture: slabs({ slab: 120, seed: 7 }),
      edge: edges.kerb({ kerbColour: '#f0e6d0', kerbWidth: 16, lift: 12 }),
    },
  );
  ground.inkMarks(
    [
      [
        [2800, 2330],
        [2850, 2040],
        [3400, 2040],
        [3420, 2330],
        [2800, 2330],
      ],
      [
        [3112, 2330],
        [3124, 2040],
      ],
    ],
    { width: 7, colour: '#fffaf0', opacity: 0.8 },
  );
  sunlight(ground);
};
