/** Colours and places that several parts of level 11 share. */
import type { Point } from '../../core/geometry';

/** Middle of the platform on which the final is fought. */
export const RING: Point = [2040, 1650];

export const C = {
  waste: '#e9b46a',
  road: '#f6dca4',
  oasis: '#a9bb58',
  ring: '#fbf1d8',
  crater: '#b9714a',
  pit: '#8a5142',
  sand: '#f8e4b0',
  sea: '#33a9b4',
  rock: '#d27f48',
};
