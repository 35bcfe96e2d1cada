/** The scenes of the library that level 14 tells: none is told on more than eight maps, so that nobody meets one joke everywhere. */
import type { StoryName } from '../../stories/library';

export const TOLD: readonly StoryName[] = [
  'ballInFace',
  'banana',
  'brokenVase',
  'dogWalk',
  'fetchDog',
  'lostBet',
  'napInTheWay',
  'refusedFlowers',
  'rescuedCat',
  'shopper',
  'spiltApples',
  'spotters',
  'storyteller',
  'strongMan',
  'theft',
  'treasure',
  'tugOfWar',
  'umbrellaDuel',
  'windyPapers',
];
