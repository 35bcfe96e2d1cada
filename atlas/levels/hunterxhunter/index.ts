/** Level 16: an exam island seen from an airship, its road a spiral from the licence pier to the tower of trials. */
import { hunterxhunterCast } from './cast';
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
  seed: 'exam-1',
  // far above the picture: from the airship there is no sky
  horizon: -700,
  scale: { farScale: 0.68, nearScale: 1.04 },
  light: new DayLight({ haze: '#d6ecd2', hazeStrength: 0.2 }),
  finish,
  backdrop,
  ground,
  landmarks,
  props,
  stories,
  crowd: {
    instead: INSTEAD,
    away: AWAY,
    onlookers: true,
    count: 130,
    cover: 0.13,
    lonely: 0.24,
    // the way stays half free, so that it reads as a pale spiral between those who stand beside it
    on: { road: 0.34, town: 1, felt: 1, pier: 1, ants: 0.9, sand: 0.5, lawn: 1, wood: 0.6 },
    near: [
      [720, 2400, 320],
      [2060, 1500, 260],
      [2860, 1960, 420],
      [1420, 1500, 380],
      [1280, 1120, 300],
      [3100, 1140, 240],
      [2080, 2470, 160],
      [1160, 960, 200],
      [2360, 950, 340],
    ],
  },
  cat: { on: 'townHouse-3', at: [3318, 1984], pose: 'walk' },
  cast: hunterxhunterCast,
  quarters: QUARTERS,
};
