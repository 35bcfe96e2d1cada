/** The sky and the distance of level 3, and what lies over the finished picture. */
import { clouds } from '../../backdrop/clouds';
import { hills, treeLine } from '../../backdrop/hills';
import { peaks } from '../../backdrop/peaks';
import { sky } from '../../backdrop/sky';
import type { Scene } from '../../core/scene';
import type { Theme } from '../../stage/theme';
import { C } from './places';

export const backdrop: Theme['backdrop'] = (scene: Scene) => {
  const { night } = scene.light;
  return [
    sky(
      scene,
      night
        ? {
            stops: [
              [0, '#151a4a'],
              [0.5, '#303a86'],
              [0.8, '#5a5aa8'],
              [1, '#8a78b8'],
            ],
            streaks: ['#46509a', '#1f2558', '#7a6ab8'],
            stars: 260,
            moon: { at: [1080, 210], radius: 110, colour: '#fdf2d0', mark: '#e6d4a8', halo: '#bcd0ff' },
          }
        : {
            stops: [
              [0, '#4f8fe0'],
              [0.42, '#8cc6f0'],
              [0.74, '#fbe6cf'],
              [1, '#ffd6c4'],
            ],
            streaks: ['#ffffff', '#ffe2d2', '#5f9ae0'],
          },
    ),
    clouds(scene, {
      ...(night
        ? { body: '#6a74b8', shade: '#5660a0', deep: '#404a88', ink: '#1c2250' }
        : { body: '#fffaf2', shade: '#f6e0e0', deep: '#d0c4e6', ink: '#7a6aa8' }),
      list: [
        [1350, 610, 760, 360],
        [180, 330, 560, 240],
        [1800, 150, 420, 130],
        [760, 140, 340, 100],
      ],
    }),
    // weather that follows the castle about
    clouds(scene, {
      ...(night
        ? { body: '#54407e', shade: '#46346c', deep: '#352856', ink: '#180f34' }
        : { body: '#8a6fb4', shade: '#7560a2', deep: '#5b4a8a', ink: '#32244f' }),
      list: [
        [3060, 640, 1050, 330],
        [3640, 420, 700, 420],
        [2860, 130, 620, 190],
        [3500, 120, 760, 240],
      ],
    }),
    peaks(scene, {
      y: 590,
      list: [
        [1320, 300, 150],
        [1880, 250, 130],
        [1620, 330, 205],
        [2420, 330, 150],
        [2700, 280, 120],
        [60, 300, 130],
      ],
      rock: '#8f9ac8',
      snow: '#f4f6ff',
      haze: 0.9,
      seed: 8,
    }),
    hills(scene, { y: 600, rise: 120, length: 520, material: '#8f9ac8', haze: 1, seed: 8 }),
    hills(scene, { y: 620, rise: 90, length: 400, material: '#86bf86', haze: 0.75, seed: 3 }),
    treeLine(scene, { y: 640, height: 84, material: C.leaf, rows: 2, haze: 0.55, seed: 6 }),
  ];
};

export const finish: Theme['finish'] = {
  vignette: '#2a2058',
  vignetteOpacity: 0.3,
  sun: '#fff2c8',
  sunAt: [0.4, 0.55],
  sunOpacity: 0.16,
  washes: {
    colour: '#7a70c8',
    opacity: 0.4,
    at: [
      [3560, 880, 760, 420],
      [40, 2000, 420, 700],
      [3820, 2300, 400, 620],
      [1900, 2800, 900, 150],
      [1500, 1560, 640, 210, 0.22],
      [2900, 1720, 560, 190, 0.2],
    ],
  },
};
