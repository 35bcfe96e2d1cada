/** Colours and places that several parts of level 5 share. */
import type { Point } from '../../core/geometry';

export const C = {
  pavement: '#f3dfc4',
  street: '#3a3b78',
  pad: '#efeafa',
  cross: '#5f4cae',
  lawn: '#62b08c',
  concrete: '#ddd6dc',
  earth: '#d8a878',
  court: '#e98a55',
  teal: '#2fb5ac',
  pink: '#e8447f',
  yellow: '#ffd84a',
  purple: '#6a4fb0',
  leaf: ['#3f9a80', '#57b086', '#2f8a7f', '#7ac08a'],
};

export const KEYS: Point = [3270, 1190];
export const CROSS: Point = [1270, 1125];

/** The street of cars and skaters, cord of the great console: out of its port and in one S down the whole picture. */
export const WAY: readonly Point[] = [
  [2560, 600],
  [2550, 680],
  [2420, 752],
  [2120, 785],
  [1500, 800],
  [880, 862],
  [510, 1030],
  [470, 1265],
  [840, 1455],
  [1700, 1545],
  [2420, 1610],
  [2850, 1700],
  [3030, 1900],
  [2940, 2110],
  [2600, 2235],
  [2050, 2325],
  [1500, 2440],
  [1290, 2580],
  [1260, 2830],
];
