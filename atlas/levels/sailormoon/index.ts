/** Level 12: a moonlit city laid out as a crescent, with a crystal palace where its star would be. */
import { sailormoonCast } from './cast';
import { comeLate } from './latecomers';
import { AWAY, INSTEAD } from './cast/last-touch';
import { QUARTERS } from './cast/quarters';
import { NightLight } from '../../core/light';
import type { Theme } from '../../stage/theme';
import { ground } from './ground';
import { landmarks } from './landmarks';
import { props } from './props';
import { backdrop } from './sky';
import { stories } from './stories';

export const theme: Theme = {
  seed: 'moonlit-4',
  horizon: 700,
  scale: { farScale: 0.6, nearScale: 1.16 },
  light: new NightLight({
    dim: 0.84,
    cool: 0.026,
    ink: '#1f1548',
    haze: '#9f9bea',
    hazeStrength: 0.3,
    key: '#fdf0ff',
    lamp: '#ffe6b8',
    shadow: '#2c1e78',
    shadowOpacity: 0.3,
    drop: 0.2,
  }),
  finish: { vignette: '#1a0f58', vignetteOpacity: 0.46 },
  backdrop,
  ground,
  landmarks,
  props,
  stories,
  // the last that is asked before it is seen who stands well
  overlays: (scene) => {
    comeLate(scene);
    return [];
  },
  crowd: {
    away: AWAY,
    instead: INSTEAD,
    onlookers: true,
    count: 132,
    cover: 0.13,
    lonely: 0.26,
    on: { plaza: 1, lawn: 0.36, marble: 1, street: 1, gravel: 0.9 },
    near: [
      [900, 1960, 420],
      [760, 1520, 360],
      [1960, 1240, 420],
      [1960, 2280, 300],
      [3260, 2240, 420],
      [3300, 1420, 400],
      [480, 2500, 460],
      [1300, 2680, 260],
      [2440, 2560, 300],
      [3340, 2640, 260],
    ],
  },
  cat: { on: 'gameCentre-1', at: [214, 1796], pose: 'curl', face: 'asleep', with: 'cap' },
  cast: sailormoonCast,
  quarters: QUARTERS,
};
