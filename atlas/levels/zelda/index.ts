/** Level 4: an adventure kingdom on both banks of a river that runs from the fire mountain to the temple lake. */
import { zeldaCast } from './cast';
import { AWAY } from './cast/away';
import { INSTEAD } from './cast/instead';
import { seldomBehind } from './cast/turned';
import { DayLight, NightLight } from '../../core/light';
import type { Theme } from '../../stage/theme';
import { ground } from './ground';
import { landmarks } from './landmarks';
import { comeLate } from './latecomers';
import { props } from './props';
import { backdrop, finish } from './sky';
import { stories } from './stories';

export const theme: Theme = {
  seed: 'kingdom-1',
  horizon: 540,
  scale: { farScale: 0.58, nearScale: 1.14 },
  light: new DayLight({ haze: '#d4ecdc', hazeStrength: 0.34 }),
  finish,
  night: {
    light: new NightLight({ dim: 0.74, haze: '#4a6494', hazeStrength: 0.36 }),
    finish: { vignette: '#081030', vignetteOpacity: 0.46 },
    backdrop,
  },
  duplicates: { mainPair: false, pictures: ['dquest1'] },
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
    instead: INSTEAD,
    onlookers: true,
    settle: seldomBehind,
    count: 175,
    cover: 0.16,
    lonely: 0.42,
    on: { path: 1, market: 1, ash: 0.8, beach: 0.7, islet: 0.8, lawn: 0.6, woods: 0.6 },
    near: [
      [1830, 1520, 480],
      [1750, 1180, 260],
      [900, 1330, 340],
      [3200, 1120, 420],
      [2300, 2000, 380],
      [1420, 2260, 420],
      [3000, 2500, 420],
      [700, 2400, 380],
      [600, 1640, 300],
      [1700, 2560, 380],
      [2600, 2560, 340],
      [3560, 1300, 260],
      [3190, 1840, 330],
      [3620, 900, 240],
      [620, 800, 300],
      [2720, 780, 200],
    ],
  },
  cat: { on: 'ranchBarn-1', at: [3628, 2216], pose: 'walk', face: 'happy', with: 'fish', size: 1.05 },
  cast: zeldaCast,
};
