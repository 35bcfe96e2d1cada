/** The scenes of the library that level 8 tells: none is told on more than eight maps, so that nobody meets one joke everywhere. */
import type { StoryName } from '../../stories/library';

export const TOLD: readonly StoryName[] = [
  'ballInFace',
  'birthday',
  'boardGame',
  'countingMoney',
  'dogWalk',
  'duelOfMops',
  'embrace',
  'fetchDog',
  'lostShoe',
  'missedJuggle',
  'nowhereQueue',
  'photographer',
  'pyramid',
  'refusedFlowers',
  'sausageDog',
  'selfie',
  'sneeze',
  'snowballs',
  'strongMan',
  'tugOfWar',
  'twirlingStars',
  'umbrellaDuel',
];
