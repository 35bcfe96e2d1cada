/** The scenes of the library that level 6 tells: none is told on more than eight maps, so that nobody meets one joke everywhere. */
import type { StoryName } from '../../stories/library';

export const TOLD: readonly StoryName[] = [
  'balloonGone',
  'banana',
  'birthday',
  'catchBall',
  'embrace',
  'escapedHen',
  'farewell',
  'gossip',
  'hopscotch',
  'missedJuggle',
  'nowhereQueue',
  'proposal',
  'pyramid',
  'quarrel',
  'reunion',
  'sneeze',
  'snowballs',
  'theft',
  'tugOfWar',
  'wiseWords',
];
