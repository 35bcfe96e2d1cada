/** Level 1: a fairground full of critters. */
import { pokemonCast } from './cast';
import { AWAY, INSTEAD } from './cast/instead';
import { QUARTERS } from './cast/quarters';
import { DayLight } from '../../core/light';
import type { Theme } from '../../stage/theme';
import { ground } from './ground';
import { landmarks } from './landmarks';
import { props } from './props';
import { backdrop, finish } from './sky';
import { stories } from './stories';

export const theme: Theme = {
  seed: 'fair-7',
  horizon: 800,
  // a lilac shade: what is white and turns away from the sun stays a colour
  light: new DayLight({ haze: '#bfe0e4', hazeStrength: 0.42, shadow: '#7a46b0' }),
  finish,
  backdrop,
  ground,
  landmarks,
  props,
  stories,
  crowd: {
    onlookers: true,
    away: AWAY,
    instead: INSTEAD,
    count: 122,
    cover: 0.16,
    lonely: 0.4,
    on: { sand: 1, paving: 0.7, lawn: 0.4, soil: 0.7, quiet: 0, glade: 0, meadow: 0 },
    near: [
      [1900, 2060, 420],
      [1300, 1850, 330],
      [2480, 1800, 330],
      [700, 1900, 380],
      [1290, 1400, 360],
      [2000, 1280, 420],
      [2720, 1560, 260],
      [3420, 1560, 260],
      [3100, 2300, 300],
      [2450, 1650, 300],
      [900, 2150, 330],
      [1760, 2470, 330],
      [2700, 2400, 420],
      [3080, 2180, 240],
      [420, 2160, 260],
      [300, 1990, 240],
      [700, 2560, 420],
      [3300, 2600, 420],
    ],
  },
  cat: { on: 'sleeper-1', at: [1198, 2487], pose: 'wave', face: 'happy', with: 'balloon' },
  cast: pokemonCast,
  quarters: QUARTERS,
  duplicates: { mainPair: true, pictures: ['dquest2', 'dquest3', 'dquest4', 'dquest5'] },
};
