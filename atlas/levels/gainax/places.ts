/** Colours and places that several parts of level 19 share. */

/** Foot of the pit's wall on the picture, and the height of the street above it there in pixels. */
export const FOOT: readonly (readonly [x: number, y: number, rise: number])[] = [
  [-60, 2090, 232],
  [420, 2066, 236],
  [880, 2080, 236],
  [1180, 2130, 226],
  [1420, 2230, 200],
  [1580, 2350, 130],
  [1660, 2460, 16],
];
