/** The dark war's cast: mercenaries, monks, sailors, and those whom the war has mislaid. */
import type { Cast } from '../../../stage/cast';
import { extra } from './crowd';
import { MEMBERS } from './members';

export const berserkCast: Cast = { members: MEMBERS, extra };
