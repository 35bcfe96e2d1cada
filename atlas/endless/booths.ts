/** What stalls sell, and what they are made of, wherever they stand. */
import type { Climate } from './part';
import type { WareName } from './things/wares';

/** What stands on boards everywhere, and what in one climate alone: nobody buys limes in the snow. */
const ANYWHERE: readonly WareName[] = [
  'TOYS',
  'HONEY',
  'BEARS',
  'DOLLS',
  'PLUSH',
  'BREAD',
  'CAKES',
  'BOOKS',
  'PEARS',
];
const BY_CLIMATE: Readonly<Record<Climate, readonly WareName[]>> = {
  green: ['PLUMS', 'LIMES', 'MELONS', 'JUICE', 'SODA', 'FISH', 'TEA'],
  snow: ['TEA', 'FISH'],
};

export const boardsFor = (climate: Climate): readonly WareName[] => [...ANYWHERE, ...BY_CLIMATE[climate]];
export const WALLS = ['#b5724a', '#9a6a52', '#c98d57', '#7f6a5a'];
