/** The scenes of the library that level 16 tells: none is told on more than eight maps, so that nobody meets one joke everywhere. */
import type { StoryName } from '../../stories/library';

export const TOLD: readonly StoryName[] = [
  'badSinger',
  'ballInFace',
  'boardGame',
  'dogWalk',
  'escapedHen',
  'hideAndSeek',
  'lostBet',
  'loveLetter',
  'mapQuarrel',
  'missedJuggle',
  'pickpocket',
  'refusedFlowers',
  'rescuedCat',
  'storyteller',
  'strongMan',
  'treasure',
  'umbrellaDuel',
  'wiseWords',
];
