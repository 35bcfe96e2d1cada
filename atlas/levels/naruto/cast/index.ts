/** The leaf village's cast: eleven to find among trainees, shopkeepers, bathers and one dog with a career. */
import type { Cast } from '../../../stage/cast';
import { extra } from './crowd';
import { MEMBERS } from './members';

export const narutoCast: Cast = { members: MEMBERS, extra };
