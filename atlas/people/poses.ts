/** All poses by name. */
import { MOVING_POSES } from './moving-poses';
import { RESTING_POSES } from './resting-poses';

export const POSES = { ...RESTING_POSES, ...MOVING_POSES } as const;

export type PoseName = keyof typeof POSES;
