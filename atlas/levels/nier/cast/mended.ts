/** The last look at single figures of level 14: a fist that lay on somebody's cheek. */
import type { CrowdRule } from '../../../stage/place';

export const MENDED: NonNullable<CrowdRule['instead']> = [
  [
    [1612, 2180],
    {
      outfit: 'gakuran',
      colours: ['charcoal', 'black', 'white', 'black'],
      hair: 'long',
      hairColour: 'blush',
      skin: 'fair',
      hat: 'sweatband',
      hatColours: ['gold', 'gold'],
      build: 'tall',
      mood: 'angry',
      pose: 'hips',
      turn: 0.35,
      flip: true,
      facing: 'side',
      signs: ['sweat'],
    },
  ],
];
