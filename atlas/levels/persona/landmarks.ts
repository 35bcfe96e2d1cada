/** The landmarks of level 18, each placed by hand. */
import { nth } from '../../core/geometry';
import { arcade } from './things/arcade';
import type { BlockRoof } from './things/block-roofs';
import type { BlockShape } from './things/block-shapes';
import { cityCar } from './things/city-car';
import { barrier, callingCards } from './things/heist';
import { cityBlock } from './things/city-block';
import type { Trade } from './things/shop-emblem';
import { cornerCafe } from './things/corner-cafe';
import { karaokeHouse } from './things/karaoke-house';
import { maskMuseum } from './things/mask-museum';
import { metroMouth } from './things/metro-mouth';
import { screenTower } from './things/screen-tower';
import { foxStatue } from './things/street-props';
import { velvetCell } from './things/velvet-cell';
import { viaduct } from './things/viaduct';
import { warpedPalace } from './things/warped-palace';
import { placer } from '../../stage/placer';
import type { Theme } from '../../stage/theme';
import { C } from './places';

/** By the order of the blocks: no two neighbours alike. */
const ROOFS: readonly BlockRoof[] = [
  'pitch',
  'tank',
  'glass',
  'garden',
  'tank',
  'solar',
  'tank',
  'bath',
  'grill',
  'tank',
  'ramp',
  'stars',
  'doves',
];

/** By the order of the blocks: what each has that no other beside it has. */
const SHAPES: readonly BlockShape[] = [
  'round',
  'stairs',
  'turret',
  'oriel',
  'turret',
  'stairs',
  'round',
  'oriel',
  'oriel',
  'stairs',
  'turret',
  'round',
  'stairs',
];

/** By the order of the blocks: which sign hangs at the corner, and which of two of a roof it has. */
const HUNG = [0, 2, 1, 2, 0, 0, 1, 0, 1, 0, 2, 1, 2] as const;

export const landmarks: Theme['landmarks'] = (stage, make) => {
  const { scene } = stage;
  const put = placer(scene);
  put(warpedPalace, 3270, 1010, { size: 1.42, hazeFactor: 0.5 });
  put(viaduct, 1760, 850, { length: 3500, cars: 7, hazeFactor: 0.6 });
  put(screenTower, 1350, 1270, { r: 200 });
  put(arcade, 2650, 1420, { width: 560, yaw: 0.16 });
  put(cornerCafe, 900, 1930, { yaw: -0.12 });
  put(metroMouth, 2330, 2200, { yaw: 0.14 });
  put(maskMuseum, 3190, 2400, { yaw: 0.06 });
  const cell = put(velvetCell, 450, 2560, { r: 262 });
  const inmate = scene.random.fork('inmate');
  for (const [u, w] of [
    [-62, 62],
    [62, 66],
  ] as const) {
    const at = cell.frame.at(u, w, 0);
    scene.put(
      make(at, inmate, {
        lift: (46 * cell.scale) / scene.scaleAt(at[1]),
        sortY: cell.box.y1 + 2,
        perched: true,
      }),
    );
  }
  put(foxStatue, 1080, 2350, {});
  for (const [x, y, yaw, kind, paint, crew] of [
    [200, 1404, 0.16, 'van', '#f4eeea', 2],
    [560, 1452, 0.16, 'small', '#3a6f9a', 1],
    [1226, 1588, 0.16, 'taxi', '#f0c040', 4],
    [2730, 1836, 0.3, 'taxi', '#f4eeea', 3],
    [3560, 1836, 0.3, 'small', '#f0c040', 0],
  ] as const)
    put(cityCar, x, y, { yaw, kind, paint, crew, cross: x === 1226 });
  for (const [x, y, yaw] of [
    [2950, 2640, 0.06],
    [3150, 2652, 0.06],
    [3350, 2662, 0.06],
  ] as const)
    put(barrier, x, y, { yaw });
  put(callingCards, 1900, 600, {
    aloft: true,
    layer: -1,
    depthY: 1500,
    hazeFactor: 0.2,
    count: 14,
    wide: 860,
    tall: 400,
  });
  const blocks: readonly (readonly [number, number, number, number, number, Trade, string | undefined])[] = [
    [120, 960, 0.05, 6, 0, 'BANK', undefined],
    [470, 930, 0, 5, 1, 'MANGA', 'XOXO'],
    [830, 960, -0.03, 6, 2, 'RECORDS', undefined],
    [110, 1118, 0.1, 3, 1, 'RAMEN', undefined],
    [480, 1132, 0.08, 4, 2, 'BOOKS', 'HEIST'],
    [2900, 1120, 0.1, 4, 1, 'KARAOKE', undefined],
    [1740, 1110, 0.02, 3, 1, 'CINEMA', 'SHOW'],
    [2010, 930, 0, 3, 0, 'HOTEL', undefined],
    [3080, 1500, 0.16, 4, 0, 'PILLS', undefined],
    [3440, 1580, 0.18, 3, 2, 'SHOES', 'LIES'],
    [3800, 1680, 0.2, 5, 1, 'CLINIC', undefined],
    [50, 1900, -0.1, 3, 1, 'BATHS', undefined],
    [360, 1830, -0.12, 2, 2, 'CURRY', undefined],
  ];
  put(karaokeHouse, 880, 1166, { yaw: 0.06 });
  blocks.forEach(([x, y, yaw, floors, k, sign, board], i) =>
    put(cityBlock, x, y, {
      yaw,
      floors,
      // whatever lies behind is smaller and redder than what stands at the kerb
      ...(y < 1000 ? { size: 0.86, hazeFactor: 1.9 } : {}),
      width: 300 + (i % 3) * 30,
      wall: nth(['#f4eeea', '#3a2f3a', '#d0303a'], k),
      accent: nth([C.red, '#e03040', '#1f1820'], k),
      glass: nth(['#4a4350', '#e6d3c6', '#3a2430'], k),
      sign,
      // whose name the frame or a neighbour would cut has the emblem alone
      named: sign !== 'KARAOKE' && sign !== 'CURRY' && sign !== 'BATHS',
      shape: nth(SHAPES, i),
      hung: nth(HUNG, i),
      kind: nth(ROOFS, i),
      board,
    }),
  );
};
