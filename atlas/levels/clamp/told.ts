/** The scenes of the library that level 21 tells: none is told on more than eight maps, so that nobody meets one joke everywhere. */
import type { StoryName } from '../../stories/library';

export const TOLD: readonly StoryName[] = [
  'banana',
  'brokenVase',
  'catOnBench',
  'dogWalk',
  'duelOfMops',
  'hideAndSeek',
  'lostBet',
  'lostShoe',
  'loveLetter',
  'pickpocket',
  'plankCarriers',
  'selfie',
  'shopper',
  'sleepingGuard',
  'spotters',
  'storyteller',
  'strongMan',
  'theft',
  'windyPapers',
];
