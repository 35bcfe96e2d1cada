/** The sky and the distance of level 9, and what lies over the finished picture. */
import type { Theme } from '../../stage/theme';

export const finish: Theme['finish'] = {
  vignette: '#141a4a',
  vignetteOpacity: 0.34,
  sun: '#fff6e0',
  sunAt: [0.56, 0.6],
  sunOpacity: 0.14,
  washes: {
    colour: '#6a7cc8',
    opacity: 0.34,
    at: [
      [60, 2660, 760, 420],
      [3820, 2640, 620, 420],
      [0, 1500, 360, 620],
      [3840, 1300, 300, 500],
      [900, 1480, 640, 280, 0.24],
      [3020, 2180, 700, 240, 0.28],
      [1920, 840, 1900, 180, 0.2],
    ],
  },
};
