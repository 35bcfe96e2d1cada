/** What lies over the finished picture of level 16; no sky is seen from above. */
import type { Theme } from '../../stage/theme';

export const finish: Theme['finish'] = {
  vignette: '#0d3346',
  vignetteOpacity: 0.4,
  sun: '#fff6c0',
  sunAt: [0.52, 0.5],
  sunOpacity: 0.12,
  washes: {
    colour: '#2f5f8a',
    opacity: 0.4,
    at: [
      [620, 1000, 420, 640, 0.4],
      [3300, 2720, 700, 260, 0.3],
    ],
  },
};

export const backdrop: Theme['backdrop'] = () => [];
