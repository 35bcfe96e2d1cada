/** Level 19: a fortress city above a pit of spirals, its machines at the ready before a red sea. */
import { gainaxCast } from './cast';
import { QUARTERS } from './cast/quarters';
import { DayLight } from '../../core/light';
import type { Theme } from '../../stage/theme';
import { ground } from './ground';
import { landmarks } from './landmarks';
import { props } from './props';
import { backdrop, finish } from './sky';
import { stories } from './stories';

export const theme: Theme = {
  seed: 'spiral-3',
  horizon: 720,
  scale: { farScale: 0.58, nearScale: 1.16 },
  light: new DayLight({ haze: '#f6b890', hazeStrength: 0.34, shadow: '#5a2f86', key: '#fff0c0' }),
  finish,
  backdrop,
  ground,
  landmarks,
  props,
  stories,
  crowd: {
    onlookers: true,
    count: 132,
    cover: 0.18,
    lonely: 0.45,
    on: { street: 0.9, plaza: 1, quay: 1, roof: 1, pit: 1, sand: 0.8, park: 0.5 },
    near: [
      [1750, 1640, 420],
      [1318, 1850, 380],
      [600, 1700, 460],
      [1650, 1250, 380],
      [800, 1420, 380],
      [2500, 1560, 380],
      [3200, 1720, 520],
      [2950, 2200, 400],
      [3450, 2280, 380],
      [2080, 2400, 420],
      [300, 2300, 330],
      [900, 2500, 420],
      [1400, 2560, 330],
      [2300, 1960, 330],
    ],
  },
  cat: { on: 'faceRobot-1', at: [1400, 1190], pose: 'pounce', size: 0.95 },
  cast: gainaxCast,
  quarters: QUARTERS,
};
