/** Colours and places that several parts of level 17 share. */
import type { Point } from '../../core/geometry';

export const C = {
  town: '#eec2c4',
  alley: '#8a5cac',
  piazza: '#fbe8de',
  ring: '#d99ac0',
  garden: '#3a8478',
  sand: '#fbe0a0',
  canal: '#4fb8c4',
  leaf: ['#2f8f7a', '#3fa07a', '#267a74', '#5fae6a'],
};

export const OVAL = { x: 1930, y: 1760, rx: 1010, ry: 470 };

/** From the ice-cream stall round the fountain to the colonnade: the way of a thief. */
export const DRIPS: readonly Point[] = [
  [1020, 2610],
  [1130, 2440],
  [1210, 2250],
  [1480, 2180],
  [1830, 2120],
  [2200, 2090],
  [2480, 1990],
  [2620, 1820],
  [2700, 1700],
];

/** Where the roller came from. */
export const ROLLED: readonly Point[] = [
  [3180, 1800],
  [3060, 1960],
  [2960, 2130],
  [2800, 2280],
  [2560, 2372],
];

/** Where nobody of the crowd stands: where the frame would cut their legs, and before the signs of a cart and a stall. */
export const KEPT_FREE: readonly (readonly [x0: number, y0: number, x1: number, y1: number])[] = [
  [-80, 2656, 3920, 2860],
  [780, 2560, 1090, 2700],
  [1330, 2600, 1670, 2700],
  [1700, 1190, 2330, 1330],
  [2870, 1220, 3030, 1340],
];

/** Where a scene is played and nobody stands in front of it: the middle and the radii. */
export const STAGES: readonly (readonly [x: number, y: number, rx: number, ry: number])[] = [
  [2840, 2290, 170, 70],
  [3010, 2150, 130, 60],
  [3250, 1850, 190, 50],
  [3720, 1260, 140, 50],
  [2440, 1700, 230, 80],
  [2440, 1536, 240, 44],
  [1500, 1200, 200, 60],
  [1930, 2670, 250, 60],
  [2260, 2660, 170, 60],
  [1180, 2020, 190, 60],
  [1500, 1660, 220, 70],
  [1560, 2220, 130, 50],
  [2180, 2150, 160, 50],
  [2720, 2590, 130, 60],
  [1262, 2300, 110, 50],
  [790, 2310, 140, 50],
  [2430, 1220, 220, 50],
  [3740, 1050, 110, 50],
  [3650, 2690, 260, 90],
  [3330, 2590, 150, 80],
];
