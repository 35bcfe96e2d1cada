/** The sky and the distance of level 10, and what lies over the finished picture. */
import { aurora } from '../../backdrop/aurora';
import { peaks } from '../../backdrop/peaks';
import { sky } from '../../backdrop/sky';
import type { Theme } from '../../stage/theme';

export const finish: Theme['finish'] = {
  vignette: '#0f2444',
  vignetteOpacity: 0.42,
  sun: '#ffe9b8',
  sunAt: [0.36, 0.5],
  sunOpacity: 0.16,
  washes: {
    colour: '#5a7fc4',
    opacity: 0.38,
    at: [
      [0, 2716, 900, 460],
      [3840, 2716, 1000, 620],
      [3840, 900, 560, 420],
      [0, 900, 420, 420],
      [1300, 1700, 760, 230, 0.24],
      [2700, 1050, 700, 150, 0.22],
    ],
  },
};

export const backdrop: Theme['backdrop'] = (scene) => [
  sky(scene, {
    stops: [
      [0, '#132a52'],
      [0.4, '#1f5a78'],
      [0.74, '#5fb0a8'],
      [1, '#f0dcae'],
    ],
    stars: 240,
  }),
  aurora(scene, [
    {
      foot: [
        [-60, 420],
        [700, 300],
        [1500, 440],
        [2300, 300],
        [3100, 420],
        [3900, 260],
      ],
      tall: 330,
      colours: ['#7df2b4', '#3aa0d8'],
    },
    {
      foot: [
        [900, 250],
        [1700, 150],
        [2600, 250],
        [3500, 130],
        [4000, 220],
      ],
      tall: 200,
      colours: ['#b4f29a', '#a06ae0'],
    },
  ]),
  peaks(scene, {
    y: 680,
    rock: '#5d79aa',
    snow: '#f4f9ff',
    haze: 0.55,
    seed: 2,
    list: [
      [640, 380, 250],
      [400, 520, 380],
      [1330, 300, 200],
      [1120, 260, 180],
      [2060, 560, 440],
      [1840, 330, 250],
      [2950, 300, 190],
      [3180, 360, 250],
      [3560, 420, 400],
      [3740, 300, 280],
      [40, 360, 210],
    ],
  }),
  peaks(scene, {
    y: 720,
    rock: '#6f8dbb',
    snow: '#fafdff',
    haze: 0.4,
    seed: 5,
    list: [
      [230, 260, 150],
      [900, 420, 190],
      [1500, 260, 130],
      [1640, 200, 170],
      [2420, 320, 130],
      [2640, 460, 210],
      [3300, 300, 140],
      [3830, 300, 190],
      [2240, 200, 100],
      [1260, 220, 90],
    ],
  }),
];
