/** The night street's cast: twelve to find among strollers, students, soldiers and a few who are not quite people. */
import type { Cast } from '../../../stage/cast';
import { extra } from './crowd';
import { MEMBERS } from './members';

export const demonslayersCast: Cast = { members: MEMBERS, extra };
