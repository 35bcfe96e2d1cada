/** Colours and places that several parts of level 8 share. */
import type { Point } from '../../core/geometry';

export const C = {
  grass: '#86b04e',
  street: '#fdeec4',
  plaza: '#e6d2b4',
  sand: '#e4bd80',
  forest: '#56705a',
  river: '#5fb6c4',
  deck: '#c79a66',
  leaf: ['#5f9a4a', '#7cb04e', '#4a8a52', '#93b84c'],
  roofs: ['#e09a3a', '#3f8f94', '#6f9a5a', '#5b7fa6', '#c98a4a', '#8a7ab0'],
  walls: ['#f0d9ae', '#f6e6c4', '#e8cfa4', '#f3dcc0'],
};

/** The main street: from the lower edge in one great S up to the foot of the faces. */
export const AVENUE: readonly Point[] = [
  [1640, 2800],
  [1740, 2570],
  [2240, 2400],
  [2640, 2180],
  [2540, 1930],
  [1980, 1790],
  [1340, 1690],
  [1080, 1480],
  [1260, 1270],
  [1700, 1160],
  [1960, 1050],
  [1960, 900],
];
