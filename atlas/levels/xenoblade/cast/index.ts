/** The titans' cast: sixteen to find among colonists, mountain people, small folk and what grazes on a giant. */
import type { Cast } from '../../../stage/cast';
import { extra } from './crowd';
import { MEMBERS } from './members';

export const xenobladeCast: Cast = { members: MEMBERS, extra };
