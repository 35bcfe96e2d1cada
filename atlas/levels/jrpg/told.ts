/** The scenes of the library that level 3 tells: none is told on more than eight maps, so that nobody meets one joke everywhere. */
import type { StoryName } from '../../stories/library';

export const TOLD: readonly StoryName[] = [
  'balloonGone',
  'catOnBench',
  'countingMoney',
  'fetchDog',
  'fortuneTeller',
  'greedyFeast',
  'hideAndSeek',
  'kiteFlyer',
  'lateRunner',
  'lookUp',
  'mapQuarrel',
  'napInTheWay',
  'nowhereQueue',
  'painterAndModel',
  'quarrel',
  'spotters',
  'treasure',
  'twirlingStars',
];
