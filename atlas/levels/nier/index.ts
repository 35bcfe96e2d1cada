/** Level 14: a machine city that fell silent: towers under creepers round a shaft where the street gave way. */
import { nierCast } from './cast';
import { DayLight } from '../../core/light';
import type { Theme } from '../../stage/theme';
import { ground } from './ground';
import { landmarks } from './landmarks';
import { props } from './props';
import { backdrop, finish } from './sky';
import { stories } from './stories';

export const theme: Theme = {
  seed: 'machine-city-1',
  horizon: 640,
  scale: { farScale: 0.58, nearScale: 1.18 },
  light: new DayLight({
    haze: '#f3efd9',
    hazeStrength: 0.42,
    shadow: '#5f6a78',
    ink: '#3a3638',
    vivid: 1.2,
  }),
  finish,
  backdrop,
  ground,
  landmarks,
  props,
  stories,
  crowd: {
    onlookers: true,
    count: 190,
    cover: 0.2,
    lonely: 0.4,
    on: { grass: 0.55, street: 1, park: 1, sand: 0.9, camp: 1, tiles: 1, path: 1 },
    near: [
      [1380, 1300, 300],
      [820, 1430, 320],
      [2260, 1200, 300],
      [2900, 1430, 380],
      [3450, 1420, 320],
      [700, 2020, 340],
      [500, 2560, 420],
      [1780, 2120, 420],
      [1840, 2450, 420],
      [2860, 2340, 380],
      [3400, 2480, 380],
      [1200, 1780, 300],
    ],
  },
  cat: { on: 'readingWall-1', at: [3004, 1780], pose: 'away', with: 'parasol' },
  cast: nierCast,
};
