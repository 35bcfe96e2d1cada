/** The sky and the distance of level 7, and what lies over the finished picture. */
import { clouds } from '../../backdrop/clouds';
import { sky } from '../../backdrop/sky';
import type { Theme } from '../../stage/theme';

export const finish: Theme['finish'] = {
  vignette: '#0c2f66',
  vignetteOpacity: 0.36,
  sun: '#fff2b8',
  sunAt: [0.4, 0.6],
  sunOpacity: 0.1,
  washes: {
    colour: '#4f6fc0',
    opacity: 0.4,
    at: [
      [60, 2660, 800, 400],
      [3800, 2660, 800, 440],
      [3860, 1750, 400, 500],
      [1250, 1560, 520, 190, 0.24],
      [2650, 1560, 560, 200, 0.22],
      [1737, 2470, 260, 110, 0.3],
    ],
  },
};

export const backdrop: Theme['backdrop'] = (scene) => [
  sky(scene, {
    stops: [
      [0, '#1f7fd0'],
      [0.4, '#58b4ec'],
      [0.75, '#b5e4f4'],
      [1, '#fdf3cf'],
    ],
    streaks: ['#ffffff', '#3f9be0', '#a8dcf4'],
  }),
  clouds(scene, {
    body: '#ffffff',
    shade: '#dcecf4',
    deep: '#a9d2ea',
    ink: '#2f66a0',
    list: [
      [330, 646, 980, 480],
      [1560, 640, 680, 250],
      [3660, 640, 760, 300],
      [1050, 250, 460, 150],
      [1860, 330, 300, 100],
    ],
  }),
];
