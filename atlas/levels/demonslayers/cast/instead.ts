/** Who of level 15 comes in other clothes or goes home, so that faces, fox and street are read at first glance. */
import type { Points } from '../../../core/geometry';
import type { CrowdRule } from '../../../stage/place';

/** Cloth of the skin's own value was no cloth at all by lamplight. */
export const INSTEAD: NonNullable<CrowdRule['instead']> = [
  [
    [2819, 2192],
    {
      build: 'lady',
      outfit: 'happi',
      colours: ['red', 'cobalt', 'gold', 'wood'],
      hair: 'neat',
      hairColour: 'ginger',
      skin: 'porcelain',
      mood: 'cool',
      pose: 'hold',
      hold: 'candyApple',
      turn: -0.28,
      flip: true,
      facing: 'front',
    },
  ],
  [
    [880, 1290],
    {
      build: 'teen',
      outfit: 'haikara',
      colours: ['lilac', 'wine', 'gold', 'wood'],
      hair: 'lowTwins',
      hairColour: 'umber',
      skin: 'tan',
      mood: 'cute',
      pose: 'talk',
      turn: 0.43,
      flip: true,
      facing: 'front',
      hat: 'bow',
      hatColours: ['gold', 'gold'],
    },
  ],
];

/** Whom the pagoda's spire crossed. */
export const AWAY: Points = [[3560, 1500]];
