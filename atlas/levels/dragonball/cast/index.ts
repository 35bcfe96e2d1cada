/** The cast of the wasteland: twelve to find among fighters, travellers, tourists and animals who walk upright. */
import type { Cast } from '../../../stage/cast';
import { dressPerson } from '../../../stage/wardrobe';
import { beastFolk } from './crowd';
import { MEMBERS } from './members';
import { FIGHTERS } from './wardrobe';

export const dragonballCast: Cast = {
  members: MEMBERS,
  extra: (random) => (random.chance(0.16) ? beastFolk(random) : dressPerson(random, FIGHTERS)),
};
