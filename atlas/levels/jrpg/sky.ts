/** No sky: level 3 is seen as its birds see it. What is left is the light over the finished picture. */
import type { Theme } from '../../stage/theme';

export const backdrop: Theme['backdrop'] = () => [];

export const finish: Theme['finish'] = {
  vignette: '#101a50',
  vignetteOpacity: 0.34,
  sun: '#fff2c8',
  sunAt: [0.4, 0.6],
  sunOpacity: 0.14,
  washes: {
    colour: '#6a60b8',
    opacity: 0.4,
    at: [
      // the dark land is dark by its ground alone: of one value with it, who stands there was not seen
      [3220, 420, 620, 420, 0.2],
      [20, 2300, 420, 620],
      [3840, 1500, 520, 420],
      [1350, 1190, 400, 200, 0.24],
      [2060, 1480, 460, 150, 0.2],
    ],
  },
};
