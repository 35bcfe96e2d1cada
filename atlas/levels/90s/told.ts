/** The scenes of the library that level 5 tells: none is told on more than eight maps, so that nobody meets one joke everywhere. */
import type { StoryName } from '../../stories/library';

export const TOLD: readonly StoryName[] = [
  'badSinger',
  'banana',
  'catOnBench',
  'embrace',
  'escapedHen',
  'fortuneTeller',
  'greedyFeast',
  'hideAndSeek',
  'kiteFlyer',
  'lateRunner',
  'lostBet',
  'napInTheWay',
  'photographer',
  'picnic',
  'pyramid',
  'sausageDog',
  'sneeze',
  'snowballs',
  'spotters',
  'theft',
  'trickWithCards',
  'twirlingStars',
];
