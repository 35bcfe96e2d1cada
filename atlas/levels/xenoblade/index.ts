/** Level 22: two titans over a sea of cloud, their countries joined by a sword that fell between them. */
import { xenobladeCast } from './cast';
import { AWAY } from './cast/away';
import { EAST } from './cast/instead-east';
import { WEST } from './cast/instead-west';
import { QUARTERS } from './cast/quarters';
import { DayLight } from '../../core/light';
import type { Theme } from '../../stage/theme';
import { ground } from './ground';
import { landmarks } from './landmarks';
import { props } from './props';
import { backdrop, finish } from './sky';
import { stories } from './stories';

export const theme: Theme = {
  seed: 'titans-1',
  horizon: 680,
  scale: { farScale: 0.6, nearScale: 1.2 },
  light: new DayLight({ haze: '#f6d9c8', hazeStrength: 0.36 }),
  finish,
  backdrop,
  ground,
  landmarks,
  props,
  stories,
  crowd: {
    away: AWAY,
    instead: [...WEST, ...EAST],
    onlookers: true,
    count: 96,
    cover: 0.2,
    lonely: 0.4,
    on: { meadow: 0.8, colony: 1, snow: 0.8, village: 1, blade: 0.2, planks: 1, path: 1 },
    near: [
      [640, 2280, 420],
      [620, 1260, 380],
      [2760, 2350, 460],
      [3300, 2420, 380],
      [3000, 1600, 420],
    ],
  },
  cat: { on: 'stoneHand-1', at: [1770, 1176], pose: 'belly', face: 'asleep', size: 0.9 },
  cast: xenobladeCast,
  quarters: QUARTERS,
};
