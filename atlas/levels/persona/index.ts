/** Level 18: a slanted crossing in red, black and white, and one blue cell where no street is blue. */
import { personaCast } from './cast';
import { QUARTERS } from './cast/quarters';
import { DayLight } from '../../core/light';
import type { Theme } from '../../stage/theme';
import { ground } from './ground';
import { landmarks } from './landmarks';
import { props } from './props';
import { backdrop, finish } from './sky';
import { stories } from './stories';

export const theme: Theme = {
  seed: 'crossing-1',
  horizon: 680,
  scale: { farScale: 0.58, nearScale: 1.18 },
  light: new DayLight({ ink: '#1c1018', haze: '#f08a80', hazeStrength: 0.3, shadow: '#4a1a3a' }),
  finish,
  backdrop,
  ground,
  landmarks,
  props,
  stories,
  crowd: {
    away: [
      [2205, 1792],
      // behind the one with the top hat, under the baths' sign, before the angry one
      [2026, 2288],
      [296, 1920],
      [1785, 1760],
      // whose legs were another's hair
      [930, 1231],
    ],
    onlookers: true,
    count: 172,
    cover: 0.16,
    lonely: 0.4,
    on: { pavement: 0.9, zebra: 1, junction: 0.55, plaza: 1, lane: 1, velvet: 0.8 },
    near: [
      [1920, 1660, 480],
      [900, 2080, 360],
      [2500, 2380, 380],
      [3150, 2600, 460],
      [1200, 2420, 340],
      [2500, 1580, 300],
      [600, 2400, 360],
      [900, 1340, 420],
      [1960, 1240, 260],
      [3300, 1760, 360],
    ],
  },
  cat: { on: 'cornerCafe-1', at: [742, 1648], pose: 'sit' },
  cast: personaCast,
  quarters: QUARTERS,
};
