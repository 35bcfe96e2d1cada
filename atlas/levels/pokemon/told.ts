/** The scenes of the library that level 1 tells: none is told on more than eight maps, so that nobody meets one joke everywhere. */
import type { StoryName } from '../../stories/library';

export const TOLD: readonly StoryName[] = [
  'spiltApples',
  'shopper',
  'catOnBench',
  'greedyFeast',
  'kiteFlyer',
  'painterAndModel',
  'plankCarriers',
  'nowhereQueue',
  'streetBand',
  'armWrestling',
  'badSinger',
  'lostBet',
  'trickWithCards',
  'hopscotch',
];
