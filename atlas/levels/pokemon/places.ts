/** Colours and places that several parts of level 1 share. */
import { spline } from '../../core/geometry';
import type { Point } from '../../core/geometry';

export const C = {
  sand: '#f8e3b2',
  lawn: '#8cbf54',
  paving: '#f6ebdf',
  soil: '#c98f5e',
  pool: '#5fb8d4',
  red: '#d9574f',
  cream: '#fbf0dc',
  teal: '#5f9ea8',
  gold: '#e3b04b',
  violet: '#8f7fb8',
  leaf: ['#4f8f46', '#3f7d48', '#6a9e44', '#35704e'],
};

export const AWNINGS = [
  [C.red, C.cream],
  [C.teal, C.cream],
  [C.gold, C.cream],
  [C.violet, C.cream],
  ['#7a9a5a', C.cream],
  ['#e08a5a', C.cream],
];

export const RING: Point = [1900, 1810];

export const RAILS = spline(
  [
    [-140, 2180],
    [240, 2290],
    [640, 2330],
    [1060, 2420],
    [1480, 2590],
    [1800, 2820],
  ],
  false,
  16,
);
