/** The park's cast: ten to find, and whoever else came on a fine day. */
import type { Cast } from '../../../stage/cast';
import { extra } from './crowd';
import { MEMBERS } from './members';

export const cast: Cast = { members: MEMBERS, extra };
