/** The crossing's cast: twelve to find among students, commuters, shoppers, and shadows that took the metro. */
import type { Cast } from '../../../stage/cast';
import { extra } from './crowd';
import { MEMBERS } from './members';

export const personaCast: Cast = { members: MEMBERS, extra };
