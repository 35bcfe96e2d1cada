/** Level 21: a city of cherry blossom, laid out round a circle that is not just a pattern. */
import { blossom } from '../../backdrop/blossom';
import { clampCast } from './cast';
import { DayLight } from '../../core/light';
import type { Theme } from '../../stage/theme';
import { ground } from './ground';
import { landmarks } from './landmarks';
import { props } from './props';
import { backdrop, finish } from './sky';
import { stories } from './stories';

export const theme: Theme = {
  seed: 'petals-5',
  horizon: 700,
  scale: { farScale: 0.6, nearScale: 1.16 },
  light: new DayLight({ haze: '#f6dbe6', hazeStrength: 0.46, shadow: '#7a4a9a' }),
  finish,
  backdrop,
  overlays: (scene) => [blossom(scene)],
  ground,
  landmarks,
  props,
  stories,
  crowd: {
    onlookers: true,
    count: 215,
    cover: 0.18,
    lonely: 0.45,
    on: { paving: 1, lawn: 0.5, yard: 1, stone: 0.9, snow: 0.9, road: 1, petals: 0.5 },
    near: [
      [1900, 1960, 480],
      [1900, 1560, 420],
      [1900, 1240, 260],
      [700, 1500, 380],
      [3050, 1560, 460],
      [3560, 1560, 300],
      [700, 2480, 480],
      [1300, 2560, 320],
      [3150, 2420, 420],
      [3500, 2520, 300],
      [2080, 2480, 320],
      [1300, 2080, 330],
      [2500, 1900, 330],
    ],
  },
  cat: { on: 'moonShrine-1', at: [604, 1066], pose: 'loaf', face: 'happy', size: 0.95 },
  cast: clampCast,
};
