/** The sky and the distance of level 4, and what lies over the finished picture. */
import { clouds } from '../../backdrop/clouds';
import { hills, treeLine } from '../../backdrop/hills';
import { sky } from '../../backdrop/sky';
import type { Scene } from '../../core/scene';
import type { Theme } from '../../stage/theme';
import { C } from './places';

export const backdrop = (scene: Scene) => [
  sky(
    scene,
    scene.light.night
      ? {
          stops: [
            [0, '#12204e'],
            [0.4, '#27427c'],
            [0.7, '#4a6a98'],
            [1, '#8a8fae'],
          ],
          streaks: ['#3f5f9a', '#182a5c', '#5a7ab0'],
          stars: 240,
          moon: { at: [1130, 200], radius: 120, colour: '#fff4d2', mark: '#e6d4a8', halo: '#bcd0ff' },
        }
      : {
          stops: [
            [0, '#3f9ed6'],
            [0.4, '#84cbea'],
            [0.75, '#d4eed8'],
            [1, '#fbf3c8'],
          ],
          streaks: ['#ffffff', '#3d94cf', '#bfe6ec'],
        },
  ),
  clouds(scene, {
    ...(scene.light.night
      ? { body: '#6a7ab0', shade: '#526498', deep: '#3f5086', ink: '#1a2450' }
      : { body: '#fffdf0', shade: '#e2eef0', deep: '#b4d6e2', ink: '#3f6a90' }),
    list: [
      [420, 560, 900, 400],
      [2400, 540, 640, 300],
      [1000, 250, 420, 150],
      [2560, 190, 400, 130],
      [3760, 300, 420, 170],
    ],
  }),
  hills(scene, { y: 560, rise: 170, length: 560, material: '#7fa8b0', haze: 1, seed: 14 }),
  hills(scene, { y: 590, rise: 100, length: 340, material: '#8fbc70', haze: 0.75, seed: 3 }),
  treeLine(scene, { y: 610, height: 90, material: C.leaf, rows: 2, haze: 0.6, seed: 6 }),
];

export const finish: Theme['finish'] = {
  vignette: '#1f3a4a',
  vignetteOpacity: 0.3,
  sun: '#fff6c0',
  sunAt: [0.46, 0.52],
  sunOpacity: 0.1,
  washes: {
    colour: '#6f86c8',
    opacity: 0.5,
    at: [
      [60, 2300, 900, 900],
      [3800, 2680, 700, 420],
      [3700, 900, 640, 520],
      [1880, 1680, 640, 220, 0.24],
      [2860, 1380, 560, 180, 0.22],
    ],
  },
};
