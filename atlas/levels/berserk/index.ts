/** Level 13: a war under a dead sun. One muddy road winds from the camp round the hill of swords to the black gate. */
import { berserkCast } from './cast';
import { AWAY, INSTEAD } from './cast/last-touch';
import { QUARTERS } from './cast/quarters';
import { NightLight } from '../../core/light';
import type { Theme } from '../../stage/theme';
import { ground } from './ground';
import { comeLate } from './latecomers';
import { landmarks } from './landmarks';
import { props } from './props';
import { backdrop, finish } from './sky';
import { stories } from './stories';

export const theme: Theme = {
  seed: 'dead-sun-1',
  horizon: 680,
  scale: { farScale: 0.6, nearScale: 1.16 },
  light: new NightLight({
    dim: 0.88,
    cool: -0.012,
    ink: '#2a1020',
    haze: '#c4605a',
    hazeStrength: 0.34,
    key: '#ffd0a0',
    lamp: '#ffc070',
    shadow: '#4a1848',
    shadowOpacity: 0.32,
    drop: 0.22,
  }),
  finish,
  backdrop,
  ground,
  landmarks,
  props,
  stories,
  // the last that is asked before it is seen who stands well
  overlays: (scene) => {
    comeLate(scene);
    return [];
  },
  crowd: {
    away: AWAY,
    instead: INSTEAD,
    onlookers: true,
    count: 130,
    cover: 0.2,
    lonely: 0.14,
    on: { ash: 0.4, road: 0.75, camp: 0.9, moss: 0.62, quay: 0.75, scorched: 0.8, pier: 0.8 },
    near: [
      [500, 2420, 300],
      [1020, 2280, 320],
      [900, 2600, 280],
      [2300, 1800, 260],
      [2780, 1480, 300],
      [2400, 1560, 260],
      [3300, 1560, 280],
      [3220, 2000, 220],
      [3640, 1960, 240],
      [2640, 2140, 220],
      [600, 1560, 320],
      [1100, 1820, 240],
      [1300, 960, 260],
      [1900, 1040, 260],
      [3640, 1080, 200],
    ],
  },
  cat: { on: 'fallenHelm-1', at: [2484, 1788], pose: 'walk', with: 'lantern' },
  cast: berserkCast,
  quarters: QUARTERS,
};
