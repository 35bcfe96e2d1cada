/** Level 10: a base in the snow along a fjord, its secrets under roofs and its visitors under cardboard. */
import { metalgearCast } from './cast';
import { comeLate } from './latecomers';
import { AT_THE_BASE } from './cast/instead-base';
import { IN_THE_KNOTS } from './cast/instead-knots';
import { BY_THE_WATER } from './cast/instead-quay';
import { DayLight } from '../../core/light';
import type { Theme } from '../../stage/theme';
import { ground } from './ground';
import { landmarks } from './landmarks';
import { props } from './props';
import { backdrop, finish } from './sky';
import { stories } from './stories';
import { floeGuests } from './things/floe-guests';

export const theme: Theme = {
  seed: 'snowbound-1',
  horizon: 620,
  scale: { farScale: 0.6, nearScale: 1.18 },
  light: new DayLight({
    haze: '#a8d0dc',
    hazeStrength: 0.5,
    key: '#fff1d0',
    shadow: '#3f4a9a',
    shadowOpacity: 0.28,
  }),
  finish,
  backdrop,
  ground,
  overlays: (scene) => {
    comeLate(scene);
    return [floeGuests(scene)];
  },
  landmarks,
  props,
  stories,
  crowd: {
    // whom a barrel, a horn, a dish, a roof or the frame would cross
    away: [
      [408, 2056],
      [430, 1073],
      [689, 696],
      [700, 2170],
      [879, 2099],
      [1350, 2728],
      [1745, 1829],
      [2073, 2463],
      [2357, 1111],
      [2668, 685],
      [3085, 2505],
      [3781, 781],
      // out of the knots before the hangar, behind the tower, by the tank and the laughing carton
      [511, 1512],
      [448, 1533],
      [2150, 1568],
      [2215, 1351],
      [94, 2338],
      [1762, 1921],
      // before the knees of a lady who is looked for
      [3560, 2290],
    ],
    instead: [...AT_THE_BASE, ...BY_THE_WATER, ...IN_THE_KNOTS],
    onlookers: true,
    count: 136,
    cover: 0.14,
    lonely: 0.26,
    on: { snow: 0.7, yard: 1, road: 0.9, tracks: 1, quay: 1, ice: 0.9, pad: 1, planks: 1 },
    near: [
      [560, 1500, 300],
      [1500, 1460, 300],
      [420, 2330, 380],
      [2160, 1720, 420],
      [1640, 2260, 340],
      [3420, 2200, 420],
      [2400, 2440, 300],
      [2300, 1200, 320],
      [3100, 2420, 300],
    ],
  },
  cat: { on: 'container-2', at: [1000, 2320], pose: 'peek', with: 'box' },
  cast: metalgearCast,
};
