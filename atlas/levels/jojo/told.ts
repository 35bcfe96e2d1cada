/** The scenes of the library that level 17 tells: none is told on more than eight maps, so that nobody meets one joke everywhere. */
import type { StoryName } from '../../stories/library';

export const TOLD: readonly StoryName[] = [
  'badSinger',
  'countingMoney',
  'fallenIce',
  'fortuneTeller',
  'hideAndSeek',
  'lateRunner',
  'lostChild',
  'plankCarriers',
  'proposal',
  'secretAdmirer',
  'sleepingGuard',
  'streetBand',
  'twirlingStars',
];
