/** What stalls sell, and what they are made of, wherever they stand. */
import type { Ware } from '../things/fair/stall';

/** What stands on a stall's board, and what lies on its counter. */
interface Offer {
  readonly sign: string;
  readonly ware: Ware;
}

export const OFFERS: readonly Offer[] = [
  { sign: 'PEARS', ware: 'fruit' },
  { sign: 'TEA', ware: 'bottles' },
  { sign: 'TOYS', ware: 'toys' },
  { sign: 'PLUMS', ware: 'fruit' },
  { sign: 'SODA', ware: 'bottles' },
  { sign: 'BEARS', ware: 'toys' },
  { sign: 'MELONS', ware: 'fruit' },
  { sign: 'SYRUP', ware: 'bottles' },
  { sign: 'DOLLS', ware: 'toys' },
  { sign: 'LIMES', ware: 'fruit' },
  { sign: 'JUICE', ware: 'bottles' },
  { sign: 'PLUSH', ware: 'toys' },
];
export const WALLS = ['#b5724a', '#9a6a52', '#c98d57', '#7f6a5a'];
