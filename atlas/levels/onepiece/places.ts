/** Colours and places that several parts of level 7 share. */
import type { Point } from '../../core/geometry';

export const C = {
  sea: '#1f8fc4',
  sand: '#fae3ac',
  desert: '#f3c98a',
  lawn: '#8cc152',
  plaza: '#ead0a2',
  fort: '#dfe3e0',
  pier: '#c58d52',
  leaf: ['#3f9a58', '#57ad48', '#2f8560', '#74b848'],
};

export const PIERS: readonly (readonly Point[])[] = [
  [
    [420, 1280],
    [350, 1520],
    [400, 1790],
    [560, 2010],
  ],
  [
    [1160, 1080],
    [1500, 985],
    [1900, 985],
    [2360, 975],
  ],
  [
    [2740, 1000],
    [2860, 1090],
    [2960, 1180],
  ],
  [
    [3440, 1480],
    [3560, 1730],
    [3400, 2010],
  ],
  [
    [1880, 2300],
    [2280, 2370],
    [2680, 2300],
  ],
  [
    [970, 2020],
    [960, 1850],
    [960, 1760],
  ],
  [
    [1560, 2020],
    [1720, 1860],
    [1800, 1760],
  ],
];
