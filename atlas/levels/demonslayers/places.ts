/** Colours and places that several parts of level 15 share. */
import type { Point } from '../../core/geometry';

export const C = {
  street: '#b7a9a6',
  yard: '#9d8f86',
  moss: '#7f9a62',
  canal: '#5f7fae',
  roofs: ['#5d6680', '#7a5f78', '#4f7a80', '#8a6a62', '#66707a'],
};

/** The middle of the main street, from the horizon to the front. */
export const AXIS: readonly Point[] = [
  [1960, 900],
  [1930, 1040],
  [2060, 1260],
  [2010, 1560],
  [1830, 1900],
  [1760, 2250],
  [1800, 2560],
  [1880, 2880],
];
