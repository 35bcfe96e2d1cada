/** Colours and places that several parts of level 11 share. */
import type { Point } from '../../core/geometry';

/** Middle of the platform on which the final is fought. */
export const RING: Point = [2040, 1650];

export const C = {
  waste: '#f0bd76',
  road: '#fdeac0',
  oasis: '#4f8a5c',
  ring: '#fff8e4',
  crater: '#a9604f',
  pit: '#5f3040',
  burnt: '#8b5a68',
  sand: '#fdedc2',
  sea: '#1f8ea4',
  rock: '#c96f42',
};
