/** No sky: the cliff with the faces fills the upper edge of level 8. What is left is the light over the picture. */
import type { Theme } from '../../stage/theme';

export const finish: Theme['finish'] = {
  vignette: '#2a3a2a',
  vignetteOpacity: 0.32,
  sun: '#ffe6a8',
  sunAt: [0.44, 0.5],
  sunOpacity: 0.14,
  washes: {
    colour: '#4a5a8a',
    opacity: 0.38,
    at: [
      [3780, 2100, 760, 900],
      [3300, 2760, 900, 260],
      [40, 2700, 620, 380],
      [20, 700, 420, 760],
      [3840, 600, 420, 760],
      [1920, 880, 1500, 130, 0.26],
      [2300, 1520, 520, 150, 0.2],
    ],
  },
};

export const backdrop: Theme['backdrop'] = () => [];
