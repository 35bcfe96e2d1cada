/** The ground of level 3: a sea, one land of five colours in it, and its ways. */
import { nth, pairs, resample, ribbon } from '../../core/geometry';
import type { Point, Points } from '../../core/geometry';
import { edges } from '../../ground/edges';
import { cobbles } from '../../ground/paving';
import { area, island, road } from '../../ground/shapes';
import { earth, glints, grass, water } from '../../ground/textures';
import type { Texture } from '../../ground/ground';
import type { Stage } from '../../stage/place';
import type { Theme } from '../../stage/theme';
import { GREEN, LAND, MEADOW, laySea } from './coast';
import { layCompass } from './compass';
import { layFields, layShadows } from './fields';
import { C, ROAD } from './places';
import { layBlight } from './waste';
import { SAND, SEEN_GREEN, SEEN_SAND, SEEN_SNOW, SEEN_WASTE, SNOW, WASTE, shoreTufts } from './lands';
import { layTraces } from './traces';
import { wornWay } from './ways';
import type { Worn } from './ways';

/** From the hills of the north by the town into the bay, and from the middle of the land to the south. */
const RIVERS: readonly (readonly Point[])[] = [
  [
    [2160, 420],
    [2250, 620],
    [2300, 880],
    [2420, 1060],
    [2520, 1240],
    [2664, 1396],
  ],
  [
    [2030, 1790],
    [2100, 1950],
    [2020, 2140],
    [2080, 2320],
    [2130, 2450],
    [2080, 2620],
    [2120, 2820],
  ],
];

/** Where the rivers rise: a pool each, so that no water begins in the grass. */
const SPRINGS = [
  [[2156, 408], 92, 38, 51],
  [[2026, 1776], 84, 32, 52],
] as const;

const POOLS = SPRINGS.map(([[x, y], rx, ry, seed]) => island([x, y], rx, ry, { seed, rough: 0.12 }));

const ROADS: readonly (readonly [width: number, worn: Worn, line: readonly Point[]])[] = [
  [110, [0, 0], pairs([1480, 1640, 1500, 1780, 1490, 1900])],
  [110, [0, 0], pairs([1500, 2180, 1480, 2340, 1500, 2500])],
  [110, [0, 150], pairs([1660, 890, 1680, 800, 1650, 730])],
  [110, [0, 0], pairs([860, 1120, 760, 1040, 670, 960])],
  [110, [0, 130], pairs([2950, 2130, 3120, 2210, 3300, 2200])],
  [210, [130, 0], ROAD],
];

/** Earth whose patches of colour stay off the beach. */
const ashore =
  (pebbles: number): Texture =>
  (on, polygon, material) =>
    earth({ pebbles })(on, on.within(resample(polygon, 20, true), 110), material);

const meadow = grass({ flowers: ['#ffffff', '#f6d24a', '#f08ab0'], seed: 5 });

export const ground: Theme['ground'] = ({ scene, ground }) => {
  const { night } = scene.light;
  laySea(ground);
  layCompass(ground, [3622, 2508], 178);
  ground.lay('beach', LAND, { material: C.beach, edge: edges.ink() });
  ground.lay('plain', GREEN, {
    drawn: SEEN_GREEN,
    material: C.plain,
    texture: (on, _, material) => meadow(on, MEADOW, material),
    edge: edges.grassy({ grassColour: '#7ab058' }),
  });
  ground.lay('snow', SNOW, {
    drawn: SEEN_SNOW,
    material: C.snow,
    texture: ashore(0.3),
    edge: edges.grassy({ grassColour: '#b8d8c8' }),
  });
  ground.lay('waste', WASTE, {
    drawn: SEEN_WASTE,
    material: C.waste,
    texture: ashore(0.9),
    edge: edges.grassy({ grassColour: '#7a8a6a' }),
  });
  layBlight(ground);
  ground.lay('sand', SAND, {
    drawn: SEEN_SAND,
    material: C.sand,
    texture: ashore(0.8),
    edge: edges.grassy({ grassColour: '#b8b45a' }),
  });
  shoreTufts(ground);
  layFields(ground);
  const rivers = RIVERS.map((line, seed) => ({
    river: road(scene, line, 120, { rough: 14, seed }),
    drawn: road(scene, line, 120, { rough: 14, seed, spring: true }),
  }));
  for (const [width, worn, line] of ROADS)
    ground.lay('road', road(scene, line, width, { rough: 12 }), {
      drawn: wornWay(scene, line, width, worn),
      material: C.road,
      texture: earth({ pebbles: 1.2 }),
      edge: edges.grassy({ grassColour: '#7ab058' }),
    });
  // after the roads: where one crosses, a bridge carries it and the water runs on under it
  for (const { river, drawn } of rivers)
    ground.lay('river', river, {
      material: C.river,
      texture: water(),
      edge: edges.bank(),
      drawn,
      joins: POOLS,
    });
  // a spring lies over the head of its river, and its bank is open where that flows out
  for (const pool of POOLS)
    ground.lay('river', pool, {
      material: C.river,
      texture: water(),
      edge: edges.bank(),
      joins: rivers.map(({ drawn }) => drawn),
    });
  squares(ground);
  // the way of the ball of snow, from the peaks down
  const way = pairs([1262, 470, 1240, 540, 1262, 610, 1228, 680, 1196, 748]);
  for (const [half, colour] of [
    [34, '#b4c2e2'],
    [26, '#d3def2'],
  ] as const)
    ground.fillMarks([ribbon(resample(way, 20), (t) => half * (0.35 + t * 0.9))], colour);
  layTraces(ground);
  layShadows(ground);
  if (night) lightsOnWater(ground, nth(rivers, 1).river);
  const sun = night ? 0.08 : 0.4;
  ground.sunPatch([1500, 2030], 900, 420, '#fffbd0', sun);
  ground.sunPatch([700, 1500], 520, 260, '#f6ffb8', sun);
  ground.sunPatch([3240, 2120], 560, 320, '#fff4c0', sun);
  ground.sunPatch([700, 900], 560, 300, '#ffffff', sun);
};

/** What was paved or trodden: the square of the crystal, the market, the town's forecourt, the ring below the keep. */
function squares(ground: Stage['ground']): void {
  ground.lay('road', island([1500, 2340], 500, 90, { seed: 9, rough: 0.12 }), {
    material: '#f0dca6',
    texture: earth({ pebbles: 1 }),
    edge: edges.grassy({ grassColour: '#7ab058' }),
  });
  ground.lay('plaza', island([1490, 2030], 440, 190, { seed: 4, rough: 0.04 }), {
    material: C.plaza,
    texture: cobbles({ stone: 44, cover: -0.02 }),
    edge: edges.kerb({ kerbColour: '#b8a8b0', kerbWidth: 14, lift: 8 }),
  });
  const forecourt = pairs([
    1970, 1560, 2150, 1560, 2200, 1620, 2260, 1690, 2080, 1730, 1860, 1690, 1920, 1620,
  ]);
  ground.lay('plaza', area(forecourt, { seed: 5, rough: 4 }), {
    material: C.plaza,
    texture: cobbles({ stone: 40, cover: -0.02 }),
    edge: edges.kerb({ kerbColour: '#b8a8b0', kerbWidth: 10, lift: 6 }),
  });
  const ring: Point = [3220, 1010];
  ground.lay('plaza', island(ring, 190, 84, { seed: 6, rough: 0.03 }), {
    material: '#9480b6',
    texture: cobbles({ stone: 40, cover: -0.02 }),
    edge: edges.kerb({ kerbColour: '#4f3f74', kerbWidth: 12, lift: 8 }),
  });
  for (const k of [0.84, 0.56])
    ground.inkMarks([island(ring, 190 * k, 84 * k, { rough: 0 })], {
      width: 5,
      colour: { emit: '#ff9ae0' },
      opacity: 0.9,
      smooth: true,
    });
}

/** The moon on the sea, and lamps on the river. */
function lightsOnWater(ground: Stage['ground'], river: Points): void {
  glints(ground, river, {
    colours: ['#8ff0f0', '#ffd98a', '#d0b8ff'],
    near: [
      [2060, 2200],
      [2110, 2460],
    ],
  });
  const { random } = ground;
  const broken: Point[][] = [];
  for (let i = 0; i < 26; i++) {
    const y = 1760 + random.next() ** 1.4 * 420;
    const x = 130 + random.jitter(40 + (y - 1760) * 0.22);
    const w = random.range(10, 34);
    broken.push([
      [x - w, y],
      [x, y - 4],
      [x + w, y],
    ]);
  }
  ground.inkMarks(broken, { width: 3, colour: { emit: '#cfe0ff' }, opacity: 0.5, smooth: true });
}
