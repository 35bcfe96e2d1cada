/** The blossom city's cast: schoolgirls with destinies, shopkeepers with prices, and passers-by with petals in their hair. */
import type { Cast } from '../../../stage/cast';
import { extra } from './crowd';
import { MEMBERS } from './members';

export const clampCast: Cast = { members: MEMBERS, extra };
