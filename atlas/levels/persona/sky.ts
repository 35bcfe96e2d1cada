/** The sky and the distance of level 18, and what lies over the finished picture. */
import { sunburst, towers } from '../../backdrop/sunburst';
import type { Theme } from '../../stage/theme';

export const finish: Theme['finish'] = {
  vignette: '#2a0010',
  vignetteOpacity: 0.42,
  sun: '#fff0e0',
  sunAt: [0.5, 0.6],
  sunOpacity: 0.1,
  washes: {
    colour: '#c87a98',
    opacity: 0.4,
    at: [
      [40, 2680, 900, 460],
      [3820, 2680, 800, 420],
      [0, 1500, 420, 700],
      [3840, 1400, 420, 700],
      [1300, 1650, 700, 220, 0.2],
      [2500, 2350, 640, 220, 0.22],
    ],
  },
};

export const backdrop: Theme['backdrop'] = (scene) => [
  sunburst(scene, {
    from: [2260, 560],
    colours: ['#d8162a', '#b00d22', '#e8303a', '#8f0a1e'],
    wedges: 34,
    dots: '#5f0616',
  }),
  towers(scene, {
    y: 760,
    seed: 3,
    windows: ['#ffd98a', '#fff4e0', '#ff6a5a'],
    rows: [
      { colour: '#7a0f22', low: 160, high: 430 },
      { colour: '#46101f', low: 100, high: 300 },
      { colour: '#241019', low: 50, high: 170 },
    ],
  }),
];
