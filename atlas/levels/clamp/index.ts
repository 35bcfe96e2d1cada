/** Level 21: a city of cherry blossom, laid out round a circle that is not just a pattern. */
import { clampCast } from './cast';
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
import { boughs } from './things/bough';

export const theme: Theme = {
  seed: 'petals-5',
  horizon: 700,
  scale: { farScale: 0.6, nearScale: 1.16 },
  light: new DayLight({ haze: '#f6dbe6', hazeStrength: 0.46, shadow: '#7a4a9a' }),
  finish,
  backdrop,
  overlays: (scene) => [boughs(scene)],
  ground,
  landmarks,
  props,
  stories,
  crowd: {
    onlookers: true,
    count: 128,
    cover: 0.13,
    lonely: 0.34,
    on: { paving: 1, lawn: 0.4, yard: 1, stone: 0.9, snow: 0.8, road: 1, petals: 0.4 },
    near: [
      [1900, 1300, 240],
      [700, 1500, 300],
      [3080, 1640, 420],
      [3560, 1560, 300],
      [640, 2460, 360],
      [1300, 2560, 320],
      [3300, 2420, 380],
      [2080, 2480, 240],
      [2500, 1620, 260],
    ],
    away: AWAY,
    instead: INSTEAD,
  },
  cat: { on: 'moonShrine-1', at: [604, 1066], pose: 'loaf', face: 'happy', size: 0.95 },
  cast: clampCast,
  quarters: QUARTERS,
};
