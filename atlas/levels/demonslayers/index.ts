/** Level 15: a Taisho night, with wisteria, tram and tower. */
import { demonslayersCast } from './cast';
import { AWAY, INSTEAD } from './cast/instead';
import { EAST } from './cast/last-touch-east';
import { WEST } from './cast/last-touch-west';
import { QUARTERS } from './cast/quarters';
import { seldomBehind } from './cast/turned';
import { NightLight } from '../../core/light';
import type { Theme } from '../../stage/theme';
import { ground } from './ground';
import { landmarks } from './landmarks';
import { props } from './props';
import { backdrop } from './sky';
import { stories } from './stories';
import { nearWisteria } from './things/near-wisteria';

export const theme: Theme = {
  seed: 'taisho-3',
  horizon: 720,
  scale: { farScale: 0.58, nearScale: 1.24 },
  light: new NightLight({ dim: 0.72 }),
  finish: { vignette: '#0a0826', vignetteOpacity: 0.4 },
  backdrop,
  overlays: (scene) => [
    nearWisteria(scene, [
      [-40, 1120],
      [3880, 2960],
    ]),
  ],
  ground,
  landmarks,
  props,
  stories,
  crowd: {
    instead: [...WEST, ...EAST, ...INSTEAD],
    // on the raccoon's hat, in the crown of the wisteria, behind the clock and the station master, before a shop's sign,
    // between a roof and a chimney
    away: [[2475, 2449], [3475, 2262], [2190, 1588], [725, 1851], [2304, 1819], [3249, 1025], ...AWAY],
    onlookers: true,
    settle: seldomBehind,
    count: 174,
    cover: 0.17,
    lonely: 0.35,
    on: { street: 1, yard: 0.8, path: 1, moss: 0.5, platform: 1 },
    near: [
      [1900, 1150, 260],
      [2030, 1420, 330],
      [1850, 1850, 380],
      [1780, 2250, 420],
      [1250, 2450, 480],
      [700, 2500, 380],
      [1850, 2600, 420],
      [500, 1900, 420],
      [3600, 1490, 280],
      [420, 2440, 320],
      [3200, 2480, 380],
      [3450, 2250, 260],
      [2150, 2400, 260],
    ],
  },
  cat: { on: 'platformRoof-1', at: [388, 1454], pose: 'peek', size: 1.1 },
  cast: demonslayersCast,
  quarters: QUARTERS,
};
