/** The scenes of the library that level 15 tells: few, such as a street has by lamplight. */
import type { StoryName } from '../../stories/library';

export const TOLD: readonly StoryName[] = [
  'armWrestling',
  'brokenVase',
  'dogWalk',
  'escapedHen',
  'fallenIce',
  'fortuneTeller',
  'gossip',
  'lateRunner',
  'lookUp',
  'loveLetter',
  'sleepingGuard',
  'streetBand',
  'treasure',
  'umbrellaDuel',
];
