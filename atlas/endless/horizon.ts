/** What lies at the far end of a map from a seed, as its host has it at home: one ridge behind every map made them one place. */
import { hills, treeLine } from '../backdrop/hills';
import { peaks } from '../backdrop/peaks';
import { roofscape } from '../backdrop/skyline';
import { mix } from '../core/colour';
import type { Part } from '../core/compose';
import { range } from '../core/geometry';
import type { Random } from '../core/random';
import type { Scene } from '../core/scene';
import { coast } from './far/coast';
import { isSnowy } from './far/rise';
import type { Draw, Rise } from './far/rise';
import { tables } from './far/tables';
import type { Mood } from './moods/mood';

export type Horizon = 'ridge' | 'peaks' | 'downs' | 'tables' | 'town' | 'coast';

const FROSTED = ['#8fb0b8', '#b6cad6', '#dfe8f2', '#7aa0a4'];

const ridge: Draw = (scene, mood, random) => [
  hills(scene, {
    y: 590,
    rise: random.range(130, 220),
    length: random.range(420, 620),
    material: mood.hills[0],
    haze: 1,
    seed: random.int(1, 50),
    ...(isSnowy(mood) ? { snow: '#ffffff' } : {}),
  }),
  hills(scene, {
    y: 630,
    rise: random.range(80, 130),
    length: random.range(300, 420),
    material: mood.hills[1],
    haze: 0.75,
    seed: random.int(1, 50),
  }),
];

const alps: Draw = (scene, mood, random) => {
  const step = scene.width / 7;
  const list = range(8).map((i): Rise => [
    i * step + random.jitter(150),
    random.range(300, 430),
    random.range(170, 330),
  ]);
  return [
    peaks(scene, {
      y: 640,
      // those of one height stand behind those that are lower
      list: list.toSorted((a, b) => b[2] - a[2]),
      rock: mood.hills[0],
      snow: mix('#ffffff', mood.hills[0], isSnowy(mood) ? 0 : 0.16),
      haze: 0.7,
      seed: random.int(1, 50),
    }),
    hills(scene, {
      y: 640,
      rise: random.range(60, 100),
      length: 340,
      material: mood.hills[1],
      haze: 0.7,
      seed: random.int(1, 50),
    }),
  ];
};

const downs: Draw = (scene, mood, random) =>
  (
    [
      [600, 150, 1500, 0],
      [625, 110, 1000, 0.5],
      [650, 80, 700, 1],
    ] as const
  ).map(([y, rise, length, near]) =>
    hills(scene, {
      y,
      rise: rise * random.range(0.8, 1.2),
      length,
      roughness: 0.2,
      material: mix(mood.hills[0], near === 0 ? mood.hills[0] : mood.hills[1], near),
      haze: 1 - near * 0.3,
      seed: random.int(1, 50),
    }),
  );

const town: Draw = (scene, mood, random) => [
  hills(scene, {
    y: 570,
    rise: random.range(120, 180),
    length: 700,
    material: mood.hills[0],
    haze: 1,
    seed: random.int(1, 50),
  }),
  roofscape(scene, {
    y: 540,
    depth: 84,
    rows: 3,
    size: 0.66,
    roofs: ['#a8503f', '#c07a4a', '#5a6a8a', '#8a5a6a'].map((roof) => mix(mood.hills[0], roof, 0.72)),
    wall: mix(mood.hills[0], '#fff0dc', 0.72),
    windows: mood.lamps ? ['#ffd98c', '#ffc06a', '#5a5a8a'] : ['#8aa4b8', '#a9c0cc'],
    haze: 0.75,
    seed: random.int(1, 50),
  }),
];

const HORIZONS: Readonly<Record<Horizon, Draw>> = { ridge, peaks: alps, downs, tables, town, coast };

/** The far land, and the woods before it. */
export function farLand(scene: Scene, mood: Mood, horizon: Horizon, random: Random): Part[] {
  const woods = treeLine(scene, {
    y: scene.horizon,
    height: 90,
    material: isSnowy(mood) ? FROSTED : mood.leaf,
    rows: 2,
    haze: 0.6,
    seed: random.int(1, 50),
    // the sea shows between them
    ...(horizon === 'coast' ? { gaps: 0.08 } : {}),
  });
  return [...HORIZONS[horizon](scene, mood, random), woods];
}
