/** Level 3: the whole world of an old quest from above: an inn to start from, a castle to end at, a road like an S, sea all round. */
import { jrpgCast } from './cast';
import { INSTEAD } from './cast/instead';
import { oftenToUs } from './cast/turned';
import { DayLight, NightLight } from '../../core/light';
import type { Theme } from '../../stage/theme';
import { ground } from './ground';
import { landmarks } from './landmarks';
import { setRight } from './latecomers';
import { props } from './props';
import { backdrop, finish } from './sky';
import { stories } from './stories';

export const theme: Theme = {
  seed: 'overworld-1',
  horizon: 0,
  scale: { farScale: 0.78, nearScale: 1.06 },
  light: new DayLight({ haze: '#e2e4f4', hazeStrength: 0.1, vivid: 1.14 }),
  finish,
  night: {
    light: new NightLight({ dim: 0.76, haze: '#565aa0', hazeStrength: 0.14 }),
    finish: { vignette: '#0a0830', vignetteOpacity: 0.46 },
    backdrop,
  },
  duplicates: { mainPair: false, pictures: ['dquest1'] },
  backdrop,
  ground,
  landmarks,
  props,
  stories,
  overlays: (scene) => {
    setRight(scene);
    return [];
  },
  crowd: {
    away: [
      // he would stand before the hat of slime
      [308, 1539],
      // each before a face or a body that is better seen, or without a face behind a bush
      [843, 1664],
      [1064, 2713],
      [1634, 2648],
      [2315, 2255],
      [2916, 2485],
      // behind the peaks, where two bare arms and a helmet were all of him
      [526, 477],
      // a rudder lay on her head like a hat
      [3146, 1632],
      // one of six before the dragon, and one each of those who stood in one outline
      [3439, 2194],
      [3520, 878],
      [3381, 968],
      [2468, 481],
      [571, 1192],
    ],
    onlookers: true,
    instead: INSTEAD,
    settle: oftenToUs,
    count: 99,
    cover: 0.18,
    lonely: 0.5,
    on: {
      plain: 0.8,
      snow: 0.6,
      waste: 0.7,
      sand: 0.75,
      road: 0.1,
      plaza: 1,
      wood: 0.08,
      field: 0.25,
    },
    near: [
      [1490, 2060, 460],
      [1500, 2400, 440],
      [2060, 1670, 380],
      [640, 1030, 400],
      [1600, 840, 380],
      [3180, 1030, 420],
      [3300, 2230, 420],
      [850, 2600, 420],
      [2440, 2360, 400],
      [600, 1480, 360],
      [1180, 1330, 320],
      [2600, 960, 320],
      [2700, 2440, 320],
      [3000, 1720, 340],
    ],
  },
  cat: { on: 'inn-1', at: [885, 2080], pose: 'sit', face: 'happy', with: 'book', size: 1 },
  cast: jrpgCast,
};
