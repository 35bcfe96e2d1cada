/** Colours and places that several parts of level 4 share. */
import type { Point } from '../../core/geometry';

export const C = {
  lawn: '#93bf4c',
  path: '#fbe9b2',
  market: '#f6e6c4',
  woods: '#457a52',
  ash: '#8f6862',
  beach: '#f6e6b8',
  water: '#4fa8cc',
  gold: '#e9b93f',
  red: '#d0483f',
  cream: '#fbf0dc',
  leaf: ['#5fa047', '#4a8f4c', '#7fb044', '#3f8450'],
  dark: ['#2f6a52', '#356048', '#2a5a5a'],
};

export const SOUTH: readonly Point[] = [
  [1740, 1000],
  [1760, 1260],
  [1830, 1560],
  [1640, 1900],
  [1400, 2260],
  [1360, 2560],
  [1480, 2800],
];

export const ACROSS: readonly Point[] = [
  [-60, 1420],
  [420, 1330],
  [900, 1340],
  [1420, 1440],
  [1900, 1480],
  [2300, 1330],
  [2720, 1100],
  [3060, 1010],
  [3560, 1120],
  [3900, 1180],
];
