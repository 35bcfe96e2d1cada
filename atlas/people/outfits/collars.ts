/** All pieces over shoulders and arms by name. */
import { CLOTH_COLLARS } from './cloth-collars';
import { SHOULDER_WEAR } from './shoulder-wear';

export const COLLARS = { ...CLOTH_COLLARS, ...SHOULDER_WEAR } as const;

export type CollarName = keyof typeof COLLARS;
