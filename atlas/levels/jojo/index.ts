/** Level 17: an oval piazza where a baroque town, a mansion and a desert city meet and strike a pose. */
import { jojoCast } from './cast';
import { AWAY, IN_TOWN } from './cast/instead';
import { FROM_HEAPS, OUT_OF_HEAPS } from './cast/instead-heap';
import { ON_THE_RING } from './cast/instead-ring';
import { QUARTERS } from './cast/quarters';
import { DayLight } from '../../core/light';
import type { Theme } from '../../stage/theme';
import { ground } from './ground';
import { comeLate } from './latecomers';
import { landmarks } from './landmarks';
import { props } from './props';
import { backdrop, finish } from './sky';
import { stories } from './stories';

export const theme: Theme = {
  seed: 'piazza-1',
  horizon: 640,
  scale: { farScale: 0.58, nearScale: 1.18 },
  light: new DayLight({
    ink: '#2d1640',
    haze: '#f6bcd4',
    hazeStrength: 0.34,
    shadow: '#4f2aa8',
    vivid: 1.16,
  }),
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
    instead: [...ON_THE_RING, ...IN_TOWN, ...FROM_HEAPS],
    away: [...AWAY, ...OUT_OF_HEAPS],
    onlookers: true,
    count: 128,
    cover: 0.16,
    lonely: 0.28,
    on: { piazza: 1, ring: 0.9, town: 1, sand: 0.9, garden: 0.5, alley: 1 },
    near: [
      [1500, 2200, 240],
      [2420, 2200, 240],
      [1300, 1760, 260],
      [2580, 1780, 300],
      [1930, 1470, 360],
      [1250, 2480, 320],
      [1760, 2520, 300],
      [800, 1400, 380],
      [2900, 1500, 380],
      [3300, 1600, 340],
      [2500, 2500, 320],
      [620, 2400, 300],
    ],
  },
  cat: { on: 'palazzo-6', at: [3604, 2190], pose: 'wave', face: 'happy', size: 1.05 },
  cast: jojoCast,
  quarters: QUARTERS,
};
