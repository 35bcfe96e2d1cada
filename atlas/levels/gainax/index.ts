/** Level 19: a fortress city above a pit of spirals, its machines at the ready before a red sea. */
import { gainaxCast } from './cast';
import { AWAY, INSTEAD } from './cast/instead';
import { QUARTERS } from './cast/quarters';
import { DayLight } from '../../core/light';
import type { Theme } from '../../stage/theme';
import { ground } from './ground';
import { comeLate } from './latecomers';
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
  // the last that is asked before it is seen who stands well
  overlays: (scene) => {
    comeLate(scene);
    return [];
  },
  crowd: {
    instead: INSTEAD,
    away: AWAY,
    onlookers: true,
    count: 104,
    cover: 0.16,
    lonely: 0.16,
    on: { street: 0.9, plaza: 1, quay: 1, roof: 0.8, pit: 0.9, sand: 0.8, park: 0.5 },
    near: [
      [1500, 1980, 300],
      [420, 1740, 340],
      [2520, 1580, 260],
      [3080, 1640, 330],
      [2900, 2200, 300],
      [1900, 2440, 300],
      [860, 2500, 300],
      [1330, 2600, 180],
      [700, 1330, 220],
      [1560, 1060, 200],
    ],
  },
  cat: { on: 'faceRobot-1', at: [1400, 1190], pose: 'pounce', size: 0.95 },
  cast: gainaxCast,
  quarters: QUARTERS,
};
