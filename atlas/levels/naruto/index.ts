/** Level 8: a ninja village in a bowl of leaves, whose street winds up to a cliff of faces that leaves no room for a sky. */
import { narutoCast } from './cast';
import { DayLight } from '../../core/light';
import type { Theme } from '../../stage/theme';
import { ground } from './ground';
import { landmarks } from './landmarks';
import { props } from './props';
import { backdrop, finish } from './sky';
import { stories } from './stories';

export const theme: Theme = {
  seed: 'leaves-1',
  horizon: 0,
  scale: { farScale: 0.6, nearScale: 1.16 },
  light: new DayLight({ haze: '#f4e2c0', hazeStrength: 0.16, shadow: '#5a3f7a' }),
  finish,
  backdrop,
  ground,
  landmarks,
  props,
  stories,
  crowd: {
    onlookers: true,
    count: 196,
    cover: 0.26,
    lonely: 0.4,
    on: { street: 0.14, plaza: 0.9, sand: 0.8, deck: 1, forest: 0.7, grass: 0.5 },
    near: [
      [2300, 1540, 460],
      [1980, 2230, 200],
      [1340, 2200, 440],
      [1120, 1160, 260],
      [1500, 1420, 300],
      [1840, 1900, 300],
      [3030, 1270, 360],
      [3240, 1690, 320],
      [3450, 2260, 400],
      [400, 1850, 320],
      [800, 1520, 200],
      [1250, 2480, 280],
      [1000, 2560, 220],
      [3600, 1900, 300],
      [2560, 1970, 280],
    ],
  },
  cat: { on: 'leafHouse-8', at: [2960, 1692], pose: 'sit', face: 'happy', with: 'brush', flip: true },
  cast: narutoCast,
};
