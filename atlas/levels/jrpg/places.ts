/** Colours and places that several parts of level 3 share. */
import type { Point } from '../../core/geometry';

export const C = {
  plain: '#8fd06a',
  snow: '#e9f1fb',
  waste: '#a690b8',
  sand: '#f3d794',
  road: '#f6e7bd',
  plaza: '#e6d6d0',
  river: '#58bfd0',
  leaf: ['#4f9f58', '#66b364', '#3f8a55', '#8fc45a'],
};

/** The road of the tale: from the inn, by the square, up to the town, and on to where it ends. */
export const ROAD: readonly Point[] = [
  [360, 2620],
  [900, 2560],
  [1500, 2470],
  [2060, 2330],
  [2300, 2130],
  [2100, 1930],
  [1600, 1800],
  [1180, 1650],
  [1120, 1440],
  [1500, 1330],
  [2060, 1370],
  [2640, 1330],
  [3060, 1160],
  [3220, 940],
  [3140, 760],
];
