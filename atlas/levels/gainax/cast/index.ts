/** The fortress city's cast: pilots who would rather not, diggers who would rather dig, and a school between two alarms. */
import type { Cast } from '../../../stage/cast';
import { extra } from './crowd';
import { MEMBERS } from './members';

export const gainaxCast: Cast = { members: MEMBERS, extra };
