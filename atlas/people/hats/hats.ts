/** All headgear by name. */
import { BRIMMED_HATS } from './brimmed-hats';
import { CAPS } from './caps';
import { EARS_AND_HORNS } from './ears-and-horns';
import { HELMETS } from './helmets';
import { HOODS } from './hoods';
import { ORNAMENTS } from './ornaments';

export const HATS = {
  ...BRIMMED_HATS,
  ...CAPS,
  ...HELMETS,
  ...HOODS,
  ...ORNAMENTS,
  ...EARS_AND_HORNS,
} as const;

export type HatName = keyof typeof HATS;
