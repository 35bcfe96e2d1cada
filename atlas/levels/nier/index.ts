/** Level 14: a machine city that fell silent: at its bottom, between towers that leave the frame, light falls on a pool. */
import { nierCast } from './cast';
import { INSTEAD } from './cast/last-touch';
import { AWAY } from './cast/away';
import { COATS } from './cast/coats';
import { MACHINES } from './cast/other-bodies';
import { QUARTERS } from './cast/quarters';
import { DayLight } from '../../core/light';
import type { Theme } from '../../stage/theme';
import { ground } from './ground';
import { landmarks } from './landmarks';
import { props } from './props';
import { backdrop, finish, overlays } from './sky';
import { stories } from './stories';

export const theme: Theme = {
  seed: 'machine-city-1',
  // we stand at the bottom of the city: its walls leave the frame before they end
  horizon: -80,
  scale: { farScale: 0.677, nearScale: 1.14 },
  light: new DayLight({
    haze: '#f3efd9',
    hazeStrength: 0.16,
    shadow: '#5f6a78',
    ink: '#3a3638',
    vivid: 1.26,
  }),
  finish,
  backdrop,
  overlays,
  ground,
  landmarks,
  props,
  stories,
  crowd: {
    instead: [...INSTEAD, ...COATS, ...MACHINES],
    away: AWAY,
    onlookers: true,
    count: 160,
    cover: 0.2,
    lonely: 0.24,
    on: { grass: 0.4, moss: 0.5, street: 1, park: 1, sand: 0.9, camp: 1, tiles: 1, path: 1 },
    near: [
      [1466, 1053, 300],
      [996, 1205, 320],
      [2206, 1000, 240],
      [2558, 841, 200],
      [3365, 1405, 160],
      [895, 1898, 260],
      [895, 2533, 260],
      [1860, 1960, 420],
      [1160, 1500, 200],
      [2660, 1500, 180],
      [1987, 2486, 280],
      [2710, 2274, 300],
      [3197, 2380, 280],
    ],
  },
  cat: { on: 'readingWall-1', at: [2892, 1750], pose: 'away', with: 'parasol' },
  cast: nierCast,
  quarters: QUARTERS,
};
