/** Level 2: a valley between an old wood and the sea, where a house walks, a garden flies and everybody bathes. */
import { ghibliCast } from './cast';
import { AWAY } from './cast/away';
import { BY_THE_HOUSE } from './cast/instead-house';
import { ON_THE_LAWN } from './cast/instead-lawn';
import { FOR_REPEATS } from './cast/instead-repeats';
import { QUARTERS } from './cast/quarters';
import { DayLight } from '../../core/light';
import type { Theme } from '../../stage/theme';
import { ground } from './ground';
import { landmarks } from './landmarks';
import { comeLate } from './latecomers';
import { props } from './props';
import { backdrop, finish } from './sky';
import { stories } from './stories';

export const theme: Theme = {
  seed: 'valley-1',
  horizon: 520,
  scale: { farScale: 0.68, nearScale: 1.12 },
  light: new DayLight({ haze: '#d4ecf0', hazeStrength: 0.42, vivid: 1.16 }),
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
    away: AWAY,
    instead: [...BY_THE_HOUSE, ...ON_THE_LAWN, ...FOR_REPEATS],
    onlookers: true,
    count: 118,
    cover: 0.13,
    lonely: 0.5,
    on: { meadow: 0.75, wood: 0.6, flowers: 0.8, path: 1, court: 1, quay: 1 },
    near: [
      [1600, 1260, 460],
      [3150, 1460, 560],
      [2700, 2200, 420],
      [2900, 2560, 360],
      [2250, 2200, 300],
      [800, 2240, 420],
      [500, 1560, 360],
      [1150, 1700, 320],
      [2150, 1600, 300],
      [1900, 2150, 300],
      [600, 2640, 420],
      [1950, 850, 380],
      [1000, 800, 300],
    ],
  },
  cat: { on: 'farmhouse-1', at: [250, 1596], pose: 'sit', face: 'happy', with: 'parasol' },
  cast: ghibliCast,
  quarters: QUARTERS,
  duplicates: { mainPair: false, pictures: ['dquest1', 'dquest2'] },
};
