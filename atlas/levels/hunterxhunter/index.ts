/** Level 16: an exam island, its road a spiral from the licence pier to the tower of trials. */
import { hunterxhunterCast } from './cast';
import { DayLight } from '../../core/light';
import type { Theme } from '../../stage/theme';
import { ground } from './ground';
import { landmarks } from './landmarks';
import { props } from './props';
import { backdrop, finish } from './sky';
import { stories } from './stories';

export const theme: Theme = {
  seed: 'exam-1',
  horizon: 640,
  scale: { farScale: 0.6, nearScale: 1.2 },
  light: new DayLight({ haze: '#d6ecd2', hazeStrength: 0.36 }),
  finish,
  backdrop,
  ground,
  landmarks,
  props,
  stories,
  crowd: {
    onlookers: true,
    count: 215,
    cover: 0.16,
    lonely: 0.4,
    on: { road: 1, town: 1, felt: 1, pier: 1, ants: 0.8, sand: 0.5, lawn: 0.45 },
    near: [
      [700, 2520, 300],
      [1980, 1700, 420],
      [2960, 2300, 460],
      [1050, 1800, 420],
      [1300, 1300, 340],
      [3000, 1400, 360],
      [1900, 2420, 460],
      [1200, 2420, 360],
      [2420, 1900, 320],
      [700, 1290, 260],
      [3300, 1650, 280],
      [2300, 1120, 340],
    ],
  },
  cat: { on: 'townHouse-3', at: [3500, 1920], pose: 'walk' },
  cast: hunterxhunterCast,
};
