/** Level 3: the whole world of an old quest at once: an inn to start from, a castle to end at, and a road like an S. */
import { jrpgCast } from './cast';
import { DayLight, NightLight } from '../../core/light';
import type { Theme } from '../../stage/theme';
import { ground } from './ground';
import { landmarks } from './landmarks';
import { props } from './props';
import { backdrop, finish } from './sky';
import { stories } from './stories';

export const theme: Theme = {
  seed: 'overworld-1',
  horizon: 540,
  scale: { farScale: 0.6, nearScale: 1.12 },
  light: new DayLight({ haze: '#e2e4f4', hazeStrength: 0.34, vivid: 1.14 }),
  finish,
  night: {
    light: new NightLight({ dim: 0.76, haze: '#565aa0', hazeStrength: 0.34 }),
    finish: { vignette: '#0a0830', vignetteOpacity: 0.46 },
    backdrop,
  },
  duplicates: { mainPair: false, pictures: ['dquest1'] },
  backdrop,
  ground,
  landmarks,
  props,
  stories,
  crowd: {
    onlookers: true,
    count: 132,
    cover: 0.18,
    lonely: 0.5,
    on: { plain: 0.75, snow: 0.75, waste: 0.7, sand: 0.75, road: 1, plaza: 1 },
    near: [
      [1850, 1780, 480],
      [640, 1260, 420],
      [2100, 1360, 380],
      [3300, 1100, 480],
      [1300, 2250, 460],
      [800, 2540, 400],
      [3300, 2100, 460],
      [3100, 2560, 300],
      [2000, 2500, 460],
      [600, 1640, 380],
      [1430, 1150, 300],
      [2340, 2200, 300],
    ],
  },
  cat: { on: 'inn-1', at: [460, 1926], pose: 'sit', face: 'happy', with: 'book', size: 1.05 },
  cast: jrpgCast,
};
