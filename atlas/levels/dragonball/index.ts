/** Level 11: a wasteland of martial arts between a ring, a crater and a bay, with a dragon over the horizon. */
import { dragonballCast } from './cast';
import { comeLate } from './latecomers';
import { drawKinds } from './cast/draw-kinds';
import { AWAY, INSTEAD } from './cast/last-touch';
import { QUARTERS } from './cast/quarters';
import { DayLight } from '../../core/light';
import type { Theme } from '../../stage/theme';
import { ground } from './ground';
import { landmarks } from './landmarks';
import { props } from './props';
import { backdrop, finish } from './sky';
import { stories } from './stories';

export const theme: Theme = {
  seed: 'wish-1',
  horizon: 660,
  scale: { farScale: 0.6, nearScale: 1.2 },
  light: new DayLight({ haze: '#f3d9b0', hazeStrength: 0.26, shadow: '#6a3f8a', vivid: 1.12 }),
  finish,
  backdrop,
  ground,
  landmarks,
  props,
  stories,
  // the last that is asked before it is seen who stands well
  overlays: (scene) => {
    comeLate(scene);
    drawKinds(scene);
    return [];
  },
  crowd: {
    away: AWAY,
    instead: INSTEAD,
    onlookers: true,
    count: 124,
    cover: 0.15,
    lonely: 0.16,
    on: { road: 1, oasis: 0.8, waste: 0.5, sand: 1, crater: 0.5, burnt: 0.8 },
    near: [
      [700, 1580, 400],
      [330, 1540, 300],
      [1180, 1880, 260],
      [2940, 1880, 240],
      [2640, 1080, 300],
      [3040, 1300, 240],
      [3480, 1860, 320],
      [1500, 2060, 260],
      [2420, 2420, 200],
      [2300, 2160, 300],
      [2700, 2440, 240],
      [3440, 2160, 220],
      [3080, 2090, 240],
      [1240, 2420, 240],
      [1440, 2580, 200],
      [600, 2010, 300],
    ],
  },
  cat: { on: 'shell-hut-1', at: [484, 2172], pose: 'stretch' },
  cast: dragonballCast,
  quarters: QUARTERS,
};
