/** The sky and the distance, and what lies over the finished picture. */
import { clouds } from '../../backdrop/clouds';
import { hills } from '../../backdrop/hills';
import { sky } from '../../backdrop/sky';
import type { Theme } from '../../stage/theme';

export const finish: Theme['finish'] = { vignette: '#3a2a50', vignetteOpacity: 0.3 };

export const backdrop: Theme['backdrop'] = (scene) => [
  sky(scene, {
    stops: [
      [0, '#4fa8dc'],
      [0.6, '#a8dcee'],
      [1, '#f8eecb'],
    ],
    streaks: ['#8accec', '#ffffff', '#fdf3d0'],
  }),
  clouds(scene, {
    body: '#ffffff',
    shade: '#dcebf4',
    deep: '#b9d3e6',
    ink: '#5a7a9a',
    list: [
      [620, 420, 820, 260],
      [2900, 380, 900, 280],
    ],
  }),
  hills(scene, { y: 600, rise: 140, length: 460, material: '#86b56a', haze: 0.5, seed: 3, bottom: 760 }),
];
