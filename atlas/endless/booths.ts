/** What stalls sell, and what they are made of, wherever they stand. */
import type { Ware } from '../things/fair/stall';

export const SIGNS = [
  'RAMEN',
  'MOCHI',
  'BUNS',
  'CREPES',
  'MASKS',
  'PEARS',
  'TOYS',
  'TEA',
  'BOOKS',
  'KITES',
  'SOUP',
  'HATS',
];
export const WARES: readonly Ware[] = ['fruit', 'bottles', 'toys'];
export const WALLS = ['#b5724a', '#9a6a52', '#c98d57', '#7f6a5a'];
