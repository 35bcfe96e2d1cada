/** Level 6: the future as it used to be, on both banks of a rolling pavement. */
import { tezukaCast } from './cast';
import { DayLight } from '../../core/light';
import type { Theme } from '../../stage/theme';
import { ground } from './ground';
import { landmarks } from './landmarks';
import { props } from './props';
import { backdrop, finish } from './sky';
import { stories } from './stories';

export const theme: Theme = {
  seed: 'tomorrow-1',
  horizon: 560,
  scale: { farScale: 0.57, nearScale: 1.12 },
  light: new DayLight({ haze: '#cfece6', hazeStrength: 0.5, shadow: '#5a4a9a', ink: '#2c2038' }),
  finish,
  backdrop,
  ground,
  landmarks,
  props,
  stories,
  crowd: {
    onlookers: true,
    count: 205,
    cover: 0.18,
    lonely: 0.45,
    on: { paving: 1, walk: 0.6, plaza: 1, ash: 0.8, jungle: 0.6, court: 1, lawn: 0.8, yard: 1, sand: 0.8 },
    near: [
      [1890, 1440, 520],
      [2500, 1200, 300],
      [3200, 1450, 460],
      [700, 1290, 420],
      [1300, 1640, 340],
      [640, 2330, 480],
      [1420, 2080, 300],
      [1700, 2480, 420],
      [2300, 2460, 420],
      [2450, 1900, 340],
      [3100, 2640, 460],
      [2900, 1720, 400],
      [3600, 1650, 280],
      [1200, 1120, 260],
      [640, 2560, 460],
    ],
  },
  cat: { on: 'lion-rock-1', at: [800, 1990], pose: 'curl', face: 'asleep', size: 1.05 },
  cast: tezukaCast,
  duplicates: { mainPair: true, pictures: [] },
};
