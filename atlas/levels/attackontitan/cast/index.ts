/** The walled city's cast: a garrison with nerves, scouts with capes, and townsfolk who pretend not to look up. */
import type { Cast } from '../../../stage/cast';
import { extra } from './crowd';
import { MEMBERS } from './members';

export const attackOnTitanCast: Cast = { members: MEMBERS, extra };
