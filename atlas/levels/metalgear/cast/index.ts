/** The base's cast: twelve to find among guards, engineers, sailors, sled dogs and birds in evening dress. */
import type { Cast } from '../../../stage/cast';
import { extra } from './crowd';
import { MEMBERS } from './members';

export const metalgearCast: Cast = { members: MEMBERS, extra };
