/** Level 20: a city that hides behind a wall, and what looks over it. */
import { attackOnTitanCast } from './cast';
import { AWAY, INSTEAD } from './cast/instead';
import { QUARTERS } from './cast/quarters';
import { DayLight } from '../../core/light';
import type { Theme } from '../../stage/theme';
import { ground } from './ground';
import { landmarks } from './landmarks';
import { props } from './props';
import { setRight } from './latecomers';
import { mossyEaves } from './roof-moss';
import { backdrop, finish } from './sky';
import { stories } from './stories';

export const theme: Theme = {
  seed: 'wall-4',
  horizon: 700,
  scale: { farScale: 0.6, nearScale: 1.16 },
  light: new DayLight({ haze: '#f0dcb4', hazeStrength: 0.3, vivid: 1.22 }),
  finish,
  backdrop,
  overlays: (scene) => {
    setRight(scene);
    return [mossyEaves(scene)];
  },
  ground,
  landmarks,
  props,
  stories,
  crowd: {
    onlookers: true,
    instead: INSTEAD,
    away: AWAY,
    count: 122,
    cover: 0.14,
    lonely: 0.22,
    on: { street: 1, earth: 0.8, ash: 0.9, yard: 0.9, quay: 0.9, path: 1, moss: 0.45 },
    near: [
      [1300, 2060, 300],
      [1900, 2040, 260],
      [1700, 1440, 200],
      [1890, 1010, 160],
      [300, 2520, 220],
      [860, 2560, 260],
      [2180, 2580, 260],
      [1500, 2440, 220],
      [3180, 1960, 260],
      [3440, 2400, 360],
      [640, 1400, 220],
      [420, 1500, 260],
      [680, 1620, 180],
      [420, 1880, 240],
      [2270, 1920, 220],
      [2960, 2520, 260],
      [3060, 1420, 220],
    ],
  },
  cat: { on: 'depot-1', at: [2332, 2076], pose: 'away', size: 1.05 },
  cast: attackOnTitanCast,
  quarters: QUARTERS,
};
