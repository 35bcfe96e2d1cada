/** The machine city's cast: twelve to find among the resistance, stiff androids in black and white, and tin people. */
import type { Cast } from '../../../stage/cast';
import { extra } from './crowd';
import { MEMBERS } from './members';

export const nierCast: Cast = { members: MEMBERS, extra };
