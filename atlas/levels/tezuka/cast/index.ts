/** The cast of yesterday's tomorrow: robots with a heart, doctors without a licence, kings on four legs. */
import type { Cast } from '../../../stage/cast';
import { extra } from './crowd';
import { MEMBERS } from './members';

export const tezukaCast: Cast = { members: MEMBERS, extra };
