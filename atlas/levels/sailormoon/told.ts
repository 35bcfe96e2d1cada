/** The scenes of the library that level 12 tells: none is told on more than eight maps, so that nobody meets one joke everywhere. */
import type { StoryName } from '../../stories/library';

export const TOLD: readonly StoryName[] = [
  'farewell',
  'duelOfMops',
  'lostChild',
  'sleepingGuard',
  'secretAdmirer',
  'hideAndSeek',
  'trickWithCards',
  'photographer',
  'treasure',
  'greedyFeast',
  'brokenVase',
  'pyramid',
  'gossip',
  'armWrestling',
];
