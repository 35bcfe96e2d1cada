/** Colours and places that several parts of level 5 share. */
import type { Point } from '../../core/geometry';

export const C = {
  pavement: '#f3dfc4',
  street: '#8f97b4',
  pad: '#dcd5ea',
  cross: '#9384cc',
  cord: '#8577c4',
  lawn: '#94d0a0',
  path: '#f6e3b8',
  concrete: '#ddd6dc',
  earth: '#d8a878',
  teal: '#2fb5ac',
  pink: '#e8447f',
  yellow: '#ffd84a',
  purple: '#6a4fb0',
  leaf: ['#3f9a80', '#57b086', '#2f8a7f', '#7ac08a'],
};

export const KEYS: Point = [2850, 1730];
