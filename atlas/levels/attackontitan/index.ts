/** Level 20: a city that hides behind a wall, and what looks over it. */
import { attackOnTitanCast } from './cast';
import { DayLight } from '../../core/light';
import type { Theme } from '../../stage/theme';
import { ground } from './ground';
import { landmarks } from './landmarks';
import { props } from './props';
import { backdrop, finish } from './sky';
import { stories } from './stories';

export const theme: Theme = {
  seed: 'wall-4',
  horizon: 700,
  scale: { farScale: 0.6, nearScale: 1.16 },
  light: new DayLight({ haze: '#f0dcb4', hazeStrength: 0.4 }),
  finish,
  backdrop,
  ground,
  landmarks,
  props,
  stories,
  crowd: {
    onlookers: true,
    count: 165,
    cover: 0.18,
    lonely: 0.4,
    on: { street: 1, earth: 0.8, yard: 0.9, quay: 0.9, path: 1, moss: 0.55 },
    near: [
      [1560, 2030, 480],
      [1700, 1420, 330],
      [500, 2500, 460],
      [2200, 2600, 320],
      [1880, 1080, 240],
      [1500, 2500, 360],
      [3250, 1960, 420],
      [3420, 2380, 380],
      [900, 1360, 400],
      [500, 1860, 420],
      [2250, 1920, 340],
      [3040, 2620, 320],
      [2250, 1300, 260],
      [3100, 1420, 380],
    ],
  },
  cat: { on: 'depot-1', at: [2332, 2076], pose: 'away', size: 1.05 },
  cast: attackOnTitanCast,
};
