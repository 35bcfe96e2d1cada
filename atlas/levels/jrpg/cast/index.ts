/** The overworld's cast: parties, shopkeepers and monsters on their day off, and twenty-three of them to find. */
import type { Cast } from '../../../stage/cast';
import { extra } from './crowd';
import { MEMBERS } from './members';

export const jrpgCast: Cast = { members: MEMBERS, extra };
