/** The moonlit city's cast: schoolgirls with a second job, gentlemen in masks, and the monster of the day. */
import type { Cast } from '../../../stage/cast';
import { extra } from './crowd';
import { MEMBERS } from './members';

export const sailormoonCast: Cast = { members: MEMBERS, extra };
