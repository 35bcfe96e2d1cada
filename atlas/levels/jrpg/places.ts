/** Colours and places that several parts of level 3 share. */
import type { Point } from '../../core/geometry';

export const C = {
  plain: '#8fd06a',
  snow: '#eef4fc',
  waste: '#ac98c6',
  sand: '#eec368',
  beach: '#f6e6b8',
  road: '#fff3d4',
  plaza: '#e6d6d0',
  sea: '#2a62a8',
  river: '#58bfd0',
  cliff: '#a9785a',
  leaf: ['#4f9f58', '#66b364', '#3f8a55', '#8fc45a'],
};

/**
 * The coast of the whole world, from the west point where snow ends, round by the north. Each land takes its share of
 * it by the places in this list.
 */
export const COAST: readonly Point[] = [
  [320, 1330],
  [215, 1120],
  [160, 860],
  [235, 570],
  [420, 370],
  [760, 250],
  [1060, 290],
  [1240, 350],
  [1420, 235],
  [1800, 195],
  [2040, 265],
  [2300, 310],
  [2480, 225],
  [2850, 150],
  [3250, 185],
  [3560, 330],
  [3690, 620],
  [3630, 920],
  [3410, 1120],
  [3080, 1180],
  [2860, 1250],
  [2640, 1400],
  [2820, 1580],
  [3160, 1600],
  [3480, 1660],
  [3690, 1880],
  [3690, 2130],
  [3480, 2310],
  [3160, 2420],
  [2900, 2570],
  [2740, 2800],
  [1400, 2810],
  [560, 2810],
  [410, 2650],
  [300, 2440],
  [290, 2180],
  [470, 1990],
  [800, 1870],
  [690, 1700],
  [400, 1640],
  [240, 1500],
];

/** The road of the tale, one great S: from the inn by the desert and the town, over the snow, to where it ends. */
export const ROAD: readonly Point[] = [
  [430, 2610],
  [900, 2570],
  [1500, 2540],
  [2110, 2470],
  [2640, 2370],
  [2960, 2180],
  [2910, 1920],
  [2500, 1750],
  [1950, 1690],
  [1350, 1620],
  [900, 1450],
  [800, 1200],
  [1080, 980],
  [1600, 890],
  [2240, 880],
  [2740, 930],
  [3200, 1000],
];

/** Where the airship's shadow lies, and the castle's. */
export const SHADOWS = { airship: [2930, 1740], castle: [3220, 850] } as const;
