/** The exam island's cast: twelve to find among candidates with numbers, bidders, card players and ants. */
import type { Cast } from '../../../stage/cast';
import { extra } from './crowd';
import { MEMBERS } from './members';

export const hunterxhunterCast: Cast = { members: MEMBERS, extra };
