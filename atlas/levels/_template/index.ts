/** The level a new one is copied from: a park round a fountain, as small as a level can be and still be fair. */
import { DayLight } from '../../core/light';
import type { Theme } from '../../stage/theme';
import { cast } from './cast';
import { ground } from './ground';
import { landmarks } from './landmarks';
import { props } from './props';
import { backdrop, finish } from './sky';
import { stories } from './stories';

export const theme: Theme = {
  seed: 'park-1',
  horizon: 620,
  scale: { farScale: 0.8, nearScale: 1.3 },
  light: new DayLight(),
  finish,
  backdrop,
  ground,
  landmarks,
  props,
  stories,
  crowd: {
    count: 90,
    cover: 0.3,
    on: { lawn: 0.6, path: 1 },
    near: [
      [1920, 1560, 520],
      [800, 1900, 420],
      [3000, 2000, 420],
    ],
  },
  cat: { on: 'stall-2', at: [3060, 1540], pose: 'wave', face: 'happy', with: 'parasol' },
  cast,
};
