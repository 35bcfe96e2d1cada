/** Level 5: the nineties from a high window: a square that is the pad of a console, and its cord for a street. */
import { ninetiesCast } from './cast';
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
  seed: 'nineties-1',
  // so far above the picture that there is no sky and what is far is hardly smaller
  horizon: -80,
  scale: { farScale: 0.77, nearScale: 1.12 },
  light: new DayLight({ ink: '#2a1d3c', haze: '#ffd3c4', hazeStrength: 0.16, shadow: '#5a3a9a' }),
  finish,
  duplicates: { mainPair: true, pictures: [] },
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
    onlookers: true,
    away: AWAY,
    instead: INSTEAD,
    count: 98,
    cover: 0.16,
    lonely: 0.36,
    on: {
      pavement: 0.9,
      pad: 0.55,
      key: 0.16,
      cross: 0,
      lawn: 0.6,
      concrete: 0.3,
      court: 0.3,
      earth: 0.8,
    },
    near: [
      [3270, 1210, 400],
      [1620, 2180, 380],
      [640, 1900, 360],
      [2400, 2090, 360],
      [1900, 660, 360],
      [860, 690, 300],
      [2900, 690, 360],
      [2150, 2640, 360],
      [3400, 1800, 300],
    ],
  },
  cat: { on: 'boomboxStage-1', at: [1757, 1649], pose: 'pounce', face: 'happy', with: 'ball', size: 0.9 },
  cast: ninetiesCast,
  quarters: QUARTERS,
};
