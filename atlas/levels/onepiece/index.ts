/** Level 7: a winding chain of pirate islands seen from a crow's nest, and the ships that sail between them. */
import { onepieceCast } from './cast';
import { INSTEAD } from './cast/instead';
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
  seed: 'islands-1',
  // far above the picture: from the crow's nest there is no sky
  horizon: -700,
  scale: { farScale: 0.68, nearScale: 1.04 },
  light: new DayLight({ haze: '#cfeaf4', hazeStrength: 0.12 }),
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
    away: [
      [3117, 797],
      [3063, 801],
      [1193, 605],
      [3127, 2320],
      [2510, 2078],
      // out of the heaps at the fort's landing, on the skull's jetty and on the port's
      [2568, 711],
      [2654, 831],
      [2582, 2299],
      [2449, 2342],
      [2753, 1686],
      // before the seller of bears, and behind a palm
      [1555, 1660],
      [995, 1066],
      // half of them behind the lid, behind a roast
      [1260, 2440],
      [1887, 2223],
    ],
    instead: INSTEAD,
    onlookers: true,
    count: 172,
    cover: 0.19,
    lonely: 0.4,
    on: { pier: 1, plaza: 1, paving: 1, desert: 0.9, sand: 0.7, lawn: 0.4 },
    near: [
      [1860, 1640, 420],
      [900, 880, 540],
      [3140, 880, 560],
      [3060, 2330, 440],
      [2040, 900, 240],
      [2380, 2340, 260],
      [1560, 2540, 420],
      [2700, 1720, 220],
      [860, 640, 300],
      [1640, 770, 200],
    ],
  },
  cat: { on: 'portHouse-5', at: [2500, 1086], pose: 'sit', face: 'up', with: 'glass', size: 1 },
  cast: onepieceCast,
  quarters: QUARTERS,
};
