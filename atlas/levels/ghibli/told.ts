/** The scenes of the library that level 2 tells: few, and none that one of its own would repeat. */
import type { StoryName } from '../../stories/library';

export const TOLD: readonly StoryName[] = [
  'armWrestling',
  'boardGame',
  'catOnBench',
  'dogWalk',
  'fallenIce',
  'kiteFlyer',
  'lookUp',
  'lostChild',
  'loveLetter',
  'musicAndDance',
  'napInTheWay',
  'spiltApples',
  'theft',
];
