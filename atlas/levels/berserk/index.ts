/** Level 13: a war under a dead sun. One muddy road winds from the camp round the hill of swords to the black gate. */
import { berserkCast } from './cast';
import { NightLight } from '../../core/light';
import type { Theme } from '../../stage/theme';
import { ground } from './ground';
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
    hazeStrength: 0.5,
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
  crowd: {
    onlookers: true,
    count: 215,
    cover: 0.2,
    lonely: 0.4,
    on: { ash: 0.8, road: 1, camp: 1, moss: 0.7, quay: 1, scorched: 0.9, pier: 0.8 },
    near: [
      [500, 2400, 460],
      [1100, 2250, 420],
      [1300, 2480, 360],
      [700, 2560, 360],
      [1700, 2000, 420],
      [2400, 1660, 360],
      [2780, 1460, 320],
      [3200, 2040, 380],
      [2640, 2120, 320],
      [2200, 2100, 380],
      [2100, 2560, 360],
      [600, 1600, 360],
      [1100, 1820, 320],
      [3300, 1600, 360],
      [1900, 1300, 300],
      [3580, 1080, 260],
      [2560, 2340, 260],
      [2150, 1050, 200],
    ],
  },
  cat: { on: 'fallenHelm-1', at: [2484, 1788], pose: 'walk', with: 'lantern' },
  cast: berserkCast,
};
