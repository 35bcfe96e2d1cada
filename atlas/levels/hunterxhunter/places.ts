/** Colours and places that several parts of level 16 share. */
import type { Point } from '../../core/geometry';

export const C = {
  sea: '#12536c',
  shelf: '#2b9499',
  shoal: '#6fcdba',
  sand: '#fdebb8',
  lawn: '#86b846',
  wood: '#2f6847',
  road: '#fff6da',
  felt: '#24665a',
  paving: '#f6e3c4',
  ant: '#dd9462',
  pier: '#c08c56',
  rock: '#8f8274',
  leaf: ['#4f9448', '#3f8450', '#6ca444', '#377a54'],
  darkLeaf: ['#357a4e', '#28624a', '#438a50', '#245a48'],
};

/** The shore: a body round the towers, and an arm that curls back beneath a bay. */
export const COAST: readonly Point[] = [
  [360, 2330],
  [560, 2500],
  [1040, 2560],
  [1700, 2590],
  [2360, 2570],
  [2960, 2460],
  [3400, 2180],
  [3670, 1760],
  [3670, 1240],
  [3420, 800],
  [3020, 500],
  [2460, 350],
  [1800, 300],
  [1180, 340],
  [700, 520],
  [380, 820],
  [290, 1180],
  [380, 1520],
  [640, 1760],
  [1000, 1880],
  [1480, 1930],
  [1960, 1950],
  [2260, 2020],
  [2240, 2130],
  [1960, 2190],
  [1500, 2200],
  [960, 2190],
  [560, 2210],
];

/** The way from the pier, along the arm, round the island and in to the tower. */
export const SPIRAL: readonly Point[] = [
  [420, 2350],
  [860, 2390],
  [1500, 2410],
  [2140, 2400],
  [2700, 2260],
  [3130, 1980],
  [3360, 1620],
  [3250, 1290],
  [2860, 1060],
  [2300, 850],
  [1640, 800],
  [1060, 940],
  [720, 1230],
  [800, 1530],
  [1220, 1690],
  [1800, 1740],
  [2300, 1660],
  [2440, 1440],
  [2200, 1330],
];

/** The tower of trials, and how tall it looks from above; world units. */
export const TOWER = { at: [1930, 1330], tall: 780 } as const;
