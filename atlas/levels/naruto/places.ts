/** Colours and places that several parts of level 8 share. */
import type { Point } from '../../core/geometry';

export const C = {
  grass: '#74a04a',
  street: '#fff1c8',
  plaza: '#e6d2b4',
  sand: '#e4bd80',
  forest: '#4a6654',
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

/** Where the painter of the stone face ran with wet feet: down the street, round the bend and on to the sand. */
export const PAINT_TRAIL: readonly Point[] = [
  [1955, 985],
  [1800, 1110],
  [1500, 1215],
  [1215, 1330],
  [1150, 1480],
  [1300, 1640],
  [1520, 1740],
  [1560, 1850],
  [1470, 1960],
  [1400, 2056],
];

/** The stream: from the foot of the cliff under two bridges to the toad. */
export const RIVER: readonly Point[] = [
  [430, 880],
  [500, 1080],
  [680, 1290],
  [730, 1560],
  [840, 1800],
  [760, 2060],
  [640, 2300],
  [700, 2560],
  [660, 2800],
];
