/** Level 8: a ninja village in a bowl of leaves, under a cliff of faces, with an avenue that ends in noodles. */
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
  horizon: 600,
  scale: { farScale: 0.6, nearScale: 1.18 },
  light: new DayLight({ haze: '#f4e2c0', hazeStrength: 0.24, shadow: '#5a3f7a' }),
  finish,
  backdrop,
  ground,
  landmarks,
  props,
  stories,
  crowd: {
    onlookers: true,
    count: 210,
    cover: 0.26,
    lonely: 0.4,
    on: { street: 1, plaza: 1, sand: 0.9, deck: 1, forest: 0.55, grass: 0.35 },
    near: [
      [1600, 1450, 520],
      [1850, 1950, 420],
      [2050, 2350, 340],
      [1340, 2350, 460],
      [2900, 1180, 420],
      [3120, 1560, 320],
      [3300, 2350, 420],
      [400, 1850, 320],
      [760, 1560, 240],
      [2040, 2640, 300],
      [2350, 1900, 260],
    ],
  },
  cat: { on: 'leafHouse-8', at: [2620, 1800], pose: 'sit', face: 'happy', with: 'brush', flip: true },
  cast: narutoCast,
};
