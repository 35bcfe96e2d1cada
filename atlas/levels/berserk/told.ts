/** The scenes of the library that level 13 tells: none is told on more than eight maps, so that nobody meets one joke everywhere. */
import type { StoryName } from '../../stories/library';

export const TOLD: readonly StoryName[] = [
  'armWrestling',
  'badSinger',
  'balloonGone',
  'countingMoney',
  'fallenIce',
  'farewell',
  'fortuneTeller',
  'laundryRope',
  'picnic',
  'pickpocket',
  'quarrel',
  'secretAdmirer',
  'shopper',
  'streetBand',
  'trickWithCards',
  'twirlingStars',
];
