/** The scenes of the library that level 19 tells: none is told on more than eight maps, so that nobody meets one joke everywhere. */
import type { StoryName } from '../../stories/library';

export const TOLD: readonly StoryName[] = [
  'badSinger',
  'ballInFace',
  'birthday',
  'brokenVase',
  'catchBall',
  'dogWalk',
  'duelOfMops',
  'escapedHen',
  'hopscotch',
  'lostShoe',
  'mapQuarrel',
  'musicAndDance',
  'painterAndModel',
  'pickpocket',
  'plankCarriers',
  'rescuedCat',
  'reunion',
  'shopper',
  'spiltApples',
  'storyteller',
  'strongMan',
  'umbrellaDuel',
  'windyPapers',
];
