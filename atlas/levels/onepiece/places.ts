/** Colours and places that several parts of level 7 share. */
import type { Point } from '../../core/geometry';

export const C = {
  sea: '#125f9c',
  shelf: '#2a9cc4',
  shoal: '#74d6cf',
  sand: '#fae3ac',
  desert: '#f3c98a',
  lawn: '#8cc152',
  plaza: '#ead0a2',
  fort: '#dfe3e0',
  pier: '#c58d52',
  leaf: ['#3f9a58', '#57ad48', '#2f8560', '#74b848'],
};

/** An island: its middle, its halves, its seed and its turn in radians. */
export interface Isle {
  readonly at: Point;
  readonly half: Point;
  readonly seed: number;
  readonly turn: number;
}

/** From the navy's shore to the last beach: the chain winds down the picture as an S. */
export const ISLES = {
  fort: { at: [3140, 700], half: [620, 260], seed: 7, turn: 0.06 },
  stalk: { at: [2040, 800], half: [320, 130], seed: 6, turn: -0.1 },
  desert: { at: [900, 760], half: [660, 270], seed: 4, turn: -0.14 },
  port: { at: [1860, 1470], half: [880, 320], seed: 8, turn: 0.2 },
  jungle: { at: [3080, 2120], half: [600, 290], seed: 9, turn: 0.1 },
  cook: { at: [1560, 2370], half: [640, 190], seed: 12, turn: -0.05 },
} as const satisfies Record<string, Isle>;

/** The ways over the water, from isle to isle. */
export const PIERS: readonly (readonly Point[])[] = [
  [
    [2330, 800],
    [2460, 770],
    [2600, 730],
  ],
  [
    [1500, 720],
    [1640, 770],
    [1790, 800],
  ],
  [
    [950, 1000],
    [990, 1130],
    [1130, 1270],
  ],
  [
    [2560, 1620],
    [2700, 1700],
    [2800, 1810],
    [2830, 1920],
  ],
  [
    [2600, 2230],
    [2440, 2330],
    [2270, 2370],
    [2120, 2350],
  ],
];

/** Where the island in the sky hangs. */
export const SKY = [2090, 300] as const;
