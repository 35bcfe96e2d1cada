/** Level 5: the nineties, on a square that is the pad of a console whose cord runs to the game shop. */
import { ninetiesCast } from './cast';
import { DayLight } from '../../core/light';
import type { Theme } from '../../stage/theme';
import { ground } from './ground';
import { landmarks } from './landmarks';
import { props } from './props';
import { backdrop, finish } from './sky';
import { stories } from './stories';

export const theme: Theme = {
  seed: 'nineties-1',
  horizon: 540,
  scale: { farScale: 0.6, nearScale: 1.14 },
  light: new DayLight({ ink: '#2a1d3c', haze: '#ffd3c4', hazeStrength: 0.34, shadow: '#5a3a9a' }),
  finish,
  duplicates: { mainPair: true, pictures: [] },
  backdrop,
  ground,
  landmarks,
  props,
  stories,
  crowd: {
    onlookers: true,
    count: 132,
    cover: 0.16,
    lonely: 0.5,
    on: {
      pavement: 0.9,
      pad: 0.55,
      key: 0.4,
      cross: 0.1,
      cord: 1,
      path: 1,
      lawn: 0.6,
      concrete: 0.8,
      earth: 0.8,
      street: 0.3,
    },
    near: [
      [2850, 1760, 460],
      [1920, 1600, 400],
      [1920, 2640, 420],
      [620, 2480, 420],
      [3250, 2400, 420],
      [1920, 1180, 420],
      [900, 1180, 360],
      [2700, 1180, 360],
      [3450, 1240, 300],
      [360, 1240, 300],
      [3300, 2060, 300],
    ],
  },
  cat: { on: 'boomboxStage-1', at: [2044, 2124], pose: 'pounce', face: 'happy', with: 'ball' },
  cast: ninetiesCast,
};
