/** What lies over the finished picture of level 5: seen from so high a window there is no sky. */
import type { Theme } from '../../stage/theme';

export const finish: Theme['finish'] = {
  vignette: '#3a1a5a',
  vignetteOpacity: 0.34,
  sun: '#fff0c8',
  sunAt: [0.56, 0.42],
  sunOpacity: 0.16,
  washes: {
    colour: '#8a68c8',
    opacity: 0.36,
    at: [
      [100, 2640, 1000, 460, 0.34],
      [3820, 2500, 760, 760, 0.44],
      [2200, 2760, 900, 200, 0.36],
      [700, 300, 1300, 260, 0.22],
      [3300, 300, 1100, 240, 0.24],
      [0, 1300, 240, 600],
    ],
  },
};

export const backdrop: Theme['backdrop'] = () => [];
