/** What lies over the finished picture of level 7; no sky is seen from the crow's nest. */
import type { Theme } from '../../stage/theme';

export const finish: Theme['finish'] = {
  vignette: '#0c2f66',
  vignetteOpacity: 0.4,
  sun: '#fff2b8',
  sunAt: [0.45, 0.5],
  sunOpacity: 0.12,
  washes: {
    colour: '#3f5fb8',
    opacity: 0.36,
    at: [
      [60, 2660, 700, 340],
      [3800, 2660, 700, 380],
      [3860, 1500, 340, 420],
    ],
  },
};

export const backdrop: Theme['backdrop'] = () => [];
