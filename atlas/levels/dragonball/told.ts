/** The scenes of the library that level 11 tells: none is told on more than eight maps, so that nobody meets one joke everywhere. */
import type { StoryName } from '../../stories/library';

export const TOLD: readonly StoryName[] = [
  'fortuneTeller',
  'embrace',
  'gossip',
  'balloonGone',
  'fetchDog',
  'birthday',
  'laundryRope',
  'pyramid',
  'streetBand',
  'wiseWords',
  'reunion',
];
