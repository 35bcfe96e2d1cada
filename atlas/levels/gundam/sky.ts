/** The sky and the distance of level 9, and what lies over the finished picture. */
import type { Theme } from '../../stage/theme';

export const finish: Theme['finish'] = {
  vignette: '#141a4a',
  vignetteOpacity: 0.34,
  sun: '#fff6e0',
  sunAt: [0.56, 0.6],
  sunOpacity: 0.14,
  washes: {
    colour: '#4a5cb8',
    opacity: 0.34,
    at: [
      [160, 2500, 900, 560, 0.44],
      [120, 1500, 620, 620, 0.4],
      [3840, 2660, 520, 380, 0.4],
      [3840, 1300, 300, 500, 0.3],
      [1230, 2300, 420, 560, 0.3],
      [1920, 840, 1900, 150, 0.18],
      [160, 420, 1150, 520, 0.42],
      [3680, 420, 1150, 520, 0.42],
    ],
  },
};
