/** All items by name. */
import { ARMS } from './arms-and-armour';
import { BLADES } from './blades';
import { LUGGAGE } from './luggage';
import { MAGIC } from './magic';
import { MUSIC } from './music';
import { READING } from './reading';
import { TOYS } from './toys';
import { TREATS } from './treats';

export const ITEMS = {
  ...BLADES,
  ...ARMS,
  ...MAGIC,
  ...TREATS,
  ...MUSIC,
  ...READING,
  ...LUGGAGE,
  ...TOYS,
} as const;

export type ItemName = keyof typeof ITEMS;
