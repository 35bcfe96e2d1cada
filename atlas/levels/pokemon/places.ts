/** Colours and places that several parts of level 1 share. */
import { spline } from '../../core/geometry';
import type { Point3 } from '../../core/frame';
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

/** The pale stripe of the great roofs: rosy enough that its side in shade is not grey beside red. */
export const PALE = '#ffe6d4';

export const AWNINGS = [
  [C.red, C.cream],
  [C.teal, C.cream],
  [C.gold, C.cream],
  [C.violet, C.cream],
  ['#7a9a5a', C.cream],
  ['#e08a5a', C.cream],
];

export const RING: Point = [1900, 1810];

export const CAROUSEL = { at: [390, 1850], r: 345 } as const;

/** Where the coaster stands, and the knots of its track in its own space. */
export const COASTER_AT: Point = [2990, 1130];
export const COURSE: readonly Point3[] = [
  [-560, 60, 60],
  [-520, 60, 240],
  [-430, 50, 600],
  [-310, 40, 900],
  [-160, 30, 960],
  [-20, 20, 760],
  [90, 10, 380],
  [210, 0, 150],
  [380, 0, 110],
  [540, 0, 230],
  [600, 6, 480],
  [490, 12, 680],
  [330, 18, 640],
  [260, 24, 440],
  [330, 30, 230],
  [520, 36, 110],
  [720, 40, 170],
  [880, 40, 420],
  [1010, 30, 560],
  [1150, 20, 480],
  [1320, 10, 200],
];

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

/** Gaps in the crowd, spread over the fair: trodden sand, or lawn. */
export const QUIET: readonly (readonly [x: number, y: number, kind: 'quiet' | 'glade'])[] = [
  [200, 1085, 'glade'],
  [985, 1190, 'quiet'],
  [1560, 935, 'glade'],
  [2560, 1180, 'quiet'],
  [3430, 1210, 'quiet'],
  [1400, 1640, 'quiet'],
  [2440, 1570, 'quiet'],
  [640, 2130, 'quiet'],
  [2060, 2590, 'quiet'],
  [1480, 2640, 'quiet'],
  [3330, 2690, 'glade'],
  [1800, 1260, 'quiet'],
];
