/** Who of level 4 was seen from behind where nothing but a bare back of a head would be seen, and shows a face. */
import type { CrowdRule } from '../../../stage/place';

export const FACED: NonNullable<CrowdRule['instead']> = [
  [
    [2667, 2129],
    {
      outfit: 'priest',
      colours: ['wine', 'plum', 'gold', 'umber'],
      hair: 'topKnot',
      hairColour: 'umber',
      skin: 'fair',
      build: 'teen',
      mood: 'laugh',
      pose: 'wave',
      turn: -0.27,
      flip: true,
    },
  ],
  [
    [1372, 2405],
    {
      outfit: 'priest',
      colours: ['teal', 'forest', 'gold', 'umber'],
      hair: 'neat',
      hairColour: 'chestnut',
      skin: 'deep',
      build: 'stout',
      mood: 'worried',
      pose: 'kneel',
      turn: 0.27,
      facing: 'side',
      hold: 'cup',
      signs: ['question'],
    },
  ],
  [
    [2252, 2582],
    {
      outfit: 'vest',
      colours: ['orange', 'umber', 'cream', 'umber'],
      hair: 'topBun',
      hairColour: 'pink',
      skin: 'fair',
      build: 'kid',
      mood: 'wink',
      pose: 'sit',
      turn: -0.3,
      flip: true,
      hold: 'flower',
    },
  ],
];
