/** Colours and places that several parts of level 8 share. */
import type { Point } from '../../core/geometry';

export const C = {
  grass: '#93b755',
  street: '#f5deab',
  plaza: '#eadcc0',
  sand: '#f3dfae',
  forest: '#6f7f68',
  river: '#5fb6c4',
  deck: '#c79a66',
  leaf: ['#5f9a4a', '#7cb04e', '#4a8a52', '#93b84c'],
  roofs: ['#e09a3a', '#3f8f94', '#6f9a5a', '#5b7fa6', '#c98a4a', '#8a7ab0'],
  walls: ['#f0d9ae', '#f6e6c4', '#e8cfa4', '#f3dcc0'],
};

export const AVENUE: readonly Point[] = [
  [1560, 1340],
  [1640, 1600],
  [1840, 1900],
  [2000, 2260],
  [2040, 2800],
];
