/** The kingdom's cast: heroes, merchants and monsters to find among villagers, hens and harmless slimes. */
import type { Cast } from '../../../stage/cast';
import { extra } from './crowd';
import { MEMBERS } from './members';

export const zeldaCast: Cast = { members: MEMBERS, extra };
