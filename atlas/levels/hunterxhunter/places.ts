/** Colours and places that several parts of level 16 share. */
import type { Point } from '../../core/geometry';

export const C = {
  sea: '#22868f',
  sand: '#f4dfa8',
  lawn: '#9cc24a',
  road: '#f6e6bd',
  felt: '#4fa37a',
  paving: '#ead3b0',
  ant: '#d9a57c',
  pier: '#c99a62',
  leaf: ['#3c8448', '#2f7250', '#5c9440', '#246450'],
};

export const SPIRAL: readonly Point[] = [
  [700, 2520],
  [1240, 2440],
  [1980, 2480],
  [2700, 2400],
  [3180, 2120],
  [3330, 1740],
  [3020, 1360],
  [2420, 1150],
  [1700, 1060],
  [1020, 1180],
  [640, 1500],
  [720, 1880],
  [1200, 2080],
  [1880, 2110],
  [2420, 1930],
  [2420, 1660],
  [2020, 1560],
];
