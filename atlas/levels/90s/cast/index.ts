/** The cast of the nineties: nineteen to find among ravers, pupils, skaters, shoppers and their gadgets. */
import type { Cast } from '../../../stage/cast';
import { extra } from './crowd';
import { MEMBERS } from './members';

export const ninetiesCast: Cast = { members: MEMBERS, extra };
