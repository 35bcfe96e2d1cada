/** The fair's cast: ten critters and visitors to find among a hundred more. */
import type { Cast } from '../../../stage/cast';
import { extra } from './crowd';
import { MEMBERS } from './members';

export const pokemonCast: Cast = { members: MEMBERS, extra };
