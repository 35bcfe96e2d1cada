/** The scenes of the library that level 7 tells: none is told on more than eight maps, so that nobody meets one joke everywhere. */
import type { StoryName } from '../../stories/library';

export const TOLD: readonly StoryName[] = [
  'boardGame',
  'brokenVase',
  'catchBall',
  'countingMoney',
  'duelOfMops',
  'hopscotch',
  'lateRunner',
  'lookUp',
  'lostChild',
  'loveLetter',
  'musicAndDance',
  'napInTheWay',
  'picnic',
  'quarrel',
  'refusedFlowers',
  'rescuedCat',
  'reunion',
  'sausageDog',
  'selfie',
  'shopper',
  'snowballs',
  'spotters',
];
