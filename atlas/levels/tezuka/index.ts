/** Level 6: the future as it used to be, on both banks of a rolling pavement. */
import { tezukaCast } from './cast';
import { AWAY } from './cast/away';
import { INSTEAD } from './cast/instead';
import { QUARTERS } from './cast/quarters';
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
    count: 140,
    cover: 0.15,
    lonely: 0.2,
    on: { paving: 1, walk: 0.4, plaza: 1, ash: 0.8, jungle: 0.6, court: 1, lawn: 0.8, yard: 1, sand: 0.8 },
    near: [
      [1890, 1460, 360],
      [2560, 1180, 240],
      [3260, 1420, 400],
      [860, 1230, 240],
      [1240, 1660, 260],
      [560, 2320, 460],
      [1720, 2450, 320],
      [2280, 2260, 280],
      [2600, 2600, 260],
      [3100, 2640, 420],
      [2940, 1800, 300],
      [3600, 1650, 260],
    ],
    away: AWAY,
    instead: INSTEAD,
  },
  cat: { on: 'lion-rock-1', at: [735, 2084], pose: 'curl', face: 'asleep', size: 1.05 },
  cast: tezukaCast,
  quarters: QUARTERS,
  duplicates: { mainPair: true, pictures: [] },
};
