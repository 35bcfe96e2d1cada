/** All poses by name. */
import { ACTING_POSES } from './acting-poses';
import { MOVING_POSES } from './moving-poses';
import { RESTING_POSES } from './resting-poses';

export const POSES = { ...RESTING_POSES, ...MOVING_POSES, ...ACTING_POSES } as const;

export type PoseName = keyof typeof POSES;
