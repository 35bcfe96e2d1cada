/** Colours and places that several parts of level 21 share. */
import type { Point } from '../../core/geometry';

export const C = {
  paving: '#f1e4e2',
  lawn: '#a9c98c',
  petals: '#f3c3d0',
  stone: '#d6cfc6',
  yard: '#f2d596',
  snow: '#efe9f8',
  road: '#5e5390',
  night: '#4f4c94',
  pool: '#9cc4dc',
  /** Blossom in the dusk of the shop, and over the white garden. */
  dusk: '#a8527f',
  pale: '#fde6ee',
  /** Trees far off: a light band under the sky, with a deep one and a young green one here and there. */
  far: ['#fde6ee', '#e08fae', '#fdeef2', '#f9d3de', '#f2b4c8', '#c98ab4', '#e79ab6', '#b4c88a'],
  pinks: ['#f4b6c8', '#f7c4d2', '#efa4bb', '#f9d3de'],
};

/** How many squares the board on the white court has along its front and away from the viewer. */
export const BOARD = { columns: 8, rows: 4 } as const;

/** A point of that board on the picture, counted in squares from its far left corner. */
export function onBoard(column: number, row: number): Point {
  const t = row / BOARD.rows;
  const y = 2494 + (t * 0.86 + t * t * 0.14) * 216;
  const [left, right] = [2772 - t * 66, 3420 + t * 40];
  return [left + ((right - left) * column) / BOARD.columns, y];
}

/** Where loose cards and lost feathers are at work: ground of their own, on which the crowd does not stand. */
export const SPOTS = {
  sleep: [3470, 1640],
  float: [2690, 1170],
  grow: [2330, 2352],
  rain: [1030, 2606],
  sweets: [2690, 1886],
  dance: [610, 1560],
  heap: [400, 1452],
  deal: [1090, 2226],
  quarrel: [1996, 2318],
  glue: [3190, 2296],
} as const satisfies Readonly<Record<string, Point>>;
