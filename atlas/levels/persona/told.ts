/** The scenes of the library that level 18 tells: none is told on more than eight maps, so that nobody meets one joke everywhere. */
import type { StoryName } from '../../stories/library';

export const TOLD: readonly StoryName[] = [
  'armWrestling',
  'countingMoney',
  'farewell',
  'gossip',
  'lostShoe',
  'musicAndDance',
  'painterAndModel',
  'photographer',
  'proposal',
  'refusedFlowers',
  'sausageDog',
  'secretAdmirer',
  'selfie',
  'trickWithCards',
  'twirlingStars',
  'windyPapers',
];
