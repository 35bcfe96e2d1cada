/** The valley's cast: spirits, bathers, bakers and flyers, and twenty-two of them to find. */
import type { Cast } from '../../../stage/cast';
import { extra } from './crowd';
import { MEMBERS } from './members';

export const ghibliCast: Cast = { members: MEMBERS, extra };
