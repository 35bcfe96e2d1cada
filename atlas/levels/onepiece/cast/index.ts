/** The archipelago's cast: eleven to find among sailors, cooks, merchants, recruits and parrots of every colour. */
import type { Cast } from '../../../stage/cast';
import { extra } from './crowd';
import { MEMBERS } from './members';

export const onepieceCast: Cast = { members: MEMBERS, extra };
