/** Level 11: a wasteland of martial arts between a ring, a crater and a bay, with a dragon over the horizon. */
import { dragonballCast } from './cast';
import { DayLight } from '../../core/light';
import type { Theme } from '../../stage/theme';
import { ground } from './ground';
import { landmarks } from './landmarks';
import { props } from './props';
import { backdrop, finish } from './sky';
import { stories } from './stories';

export const theme: Theme = {
  seed: 'wish-1',
  horizon: 660,
  scale: { farScale: 0.6, nearScale: 1.2 },
  light: new DayLight({ haze: '#f3d9b0', hazeStrength: 0.36, shadow: '#6a3f8a' }),
  finish,
  backdrop,
  ground,
  landmarks,
  props,
  stories,
  crowd: {
    onlookers: true,
    count: 158,
    cover: 0.18,
    lonely: 0.45,
    on: { road: 1, oasis: 0.8, waste: 0.7, sand: 0.9, crater: 0.7 },
    near: [
      [1800, 2100, 420],
      [700, 1600, 420],
      [2040, 1950, 460],
      [2640, 1080, 260],
      [3000, 1500, 260],
      [2560, 2300, 420],
      [3400, 2500, 420],
      [1500, 2500, 360],
      [1000, 1900, 420],
      [3450, 1960, 300],
      [520, 2520, 240],
      [1200, 1200, 260],
    ],
  },
  cat: { on: 'shell-hut-1', at: [484, 2172], pose: 'stretch' },
  cast: dragonballCast,
};
