/** Level 8: a ninja village in a bowl of leaves, whose street winds up to a cliff of faces that leaves no room for a sky. */
import { narutoCast } from './cast';
import { AWAY, INSTEAD } from './cast/instead';
import { QUARTERS } from './cast/quarters';
import { DayLight } from '../../core/light';
import type { Theme } from '../../stage/theme';
import { ground } from './ground';
import { landmarks } from './landmarks';
import { comeLate } from './latecomers';
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
  overlays: (scene) => {
    comeLate(scene);
    return [];
  },
  landmarks,
  props,
  stories,
  crowd: {
    instead: INSTEAD,
    away: AWAY,
    onlookers: true,
    count: 190,
    cover: 0.2,
    lonely: 0.3,
    on: { street: 0.2, plaza: 1, sand: 1, deck: 0.25, forest: 0.8, grass: 0.8 },
    near: [
      [2420, 1560, 360],
      [1340, 2300, 420],
      [1120, 1160, 220],
      [3030, 1270, 330],
      [3240, 1690, 280],
      [3450, 2260, 360],
      [300, 1850, 260],
      [1250, 2480, 260],
      [3600, 1900, 280],
      [2480, 2300, 200],
    ],
  },
  cat: { on: 'leafHouse-8', at: [2960, 1692], pose: 'sit', face: 'happy', with: 'brush', flip: true },
  cast: narutoCast,
  quarters: QUARTERS,
};
