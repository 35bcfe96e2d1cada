/** All tops by name. */
import { FANCY_TOPS } from './fancy-tops';
import { PLAIN_TOPS } from './plain-tops';

export const TOPS = { ...PLAIN_TOPS, ...FANCY_TOPS } as const;

export type TopName = keyof typeof TOPS;
