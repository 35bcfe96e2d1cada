/** The piazza's cast: twelve to find among people who were born for the cover of something. */
import type { Cast } from '../../../stage/cast';
import { extra } from './crowd';
import { MEMBERS } from './members';

export const jojoCast: Cast = { members: MEMBERS, extra };
