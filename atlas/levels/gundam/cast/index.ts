/** The colony's cast: pilots who would rather not, mechanics who know better, and people who only live here. */
import type { Cast } from '../../../stage/cast';
import { extra } from './crowd';
import { MEMBERS } from './members';

export const gundamCast: Cast = { members: MEMBERS, extra };
