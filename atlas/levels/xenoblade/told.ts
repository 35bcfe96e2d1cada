/** The scenes of the library that level 22 tells: few, of a people under way, and none that one of its own would repeat. */
import type { StoryName } from '../../stories/library';

export const TOLD: readonly StoryName[] = [
  'fetchDog',
  'fortuneTeller',
  'greedyFeast',
  'kiteFlyer',
  'lateRunner',
  'mapQuarrel',
  'musicAndDance',
  'painterAndModel',
  'plankCarriers',
  'sleepingGuard',
  'spiltApples',
  'trickWithCards',
  'windyPapers',
];
