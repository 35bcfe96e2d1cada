/** Level 7: a ring of pirate islands round a harbour, and one ship in the middle of all the trouble. */
import { onepieceCast } from './cast';
import { DayLight } from '../../core/light';
import type { Theme } from '../../stage/theme';
import { ground } from './ground';
import { landmarks } from './landmarks';
import { props } from './props';
import { backdrop, finish } from './sky';
import { stories } from './stories';

export const theme: Theme = {
  seed: 'islands-1',
  horizon: 640,
  scale: { farScale: 0.6, nearScale: 1.2 },
  light: new DayLight({ haze: '#cfeaf4', hazeStrength: 0.34 }),
  finish,
  backdrop,
  ground,
  landmarks,
  props,
  stories,
  crowd: {
    onlookers: true,
    count: 244,
    cover: 0.24,
    lonely: 0.45,
    on: { pier: 1, plaza: 1, paving: 1, desert: 0.9, sand: 0.7, lawn: 0.4 },
    near: [
      [1150, 2300, 560],
      [640, 1220, 460],
      [3200, 1490, 440],
      [3100, 2450, 480],
      [2560, 1030, 260],
      [2280, 2360, 300],
      [1700, 985, 420],
      [400, 1650, 260],
      [3480, 1750, 220],
    ],
  },
  cat: { on: 'portHouse-5', at: [1948, 1752], pose: 'sit', face: 'up', with: 'glass', size: 1.05 },
  cast: onepieceCast,
};
