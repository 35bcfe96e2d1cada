/** All things worn on the back by name. */
import { PACKS } from './packs';
import { WINGS_AND_TAILS } from './wings-and-tails';

export const BACK_EXTRAS = { ...PACKS, ...WINGS_AND_TAILS } as const;

export type BackExtraName = keyof typeof BACK_EXTRAS;
