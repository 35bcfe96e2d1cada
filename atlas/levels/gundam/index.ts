/** Level 9: inside a colony, a round country with a floor of stars, and the hangars along it. */
import { gundamCast } from './cast';
import { AWAY, INSTEAD } from './cast/instead';
import { QUARTERS } from './cast/quarters';
import { DayLight } from '../../core/light';
import { colonyView } from './things/colony-view';
import type { Theme } from '../../stage/theme';
import { ground } from './ground';
import { landmarks } from './landmarks';
import { comeLate } from './latecomers';
import { AXIS } from './places';
import { props } from './props';
import { finish } from './sky';
import { stories } from './stories';

export const theme: Theme = {
  seed: 'colony-1',
  horizon: 740,
  scale: { farScale: 0.56, nearScale: 1.18 },
  light: new DayLight({
    haze: '#c4dcec',
    hazeStrength: 0.32,
    shadow: '#3f3f8f',
    ink: '#232036',
    vivid: 1.22,
  }),
  finish,
  backdrop: (scene) => [colonyView(scene, { axis: AXIS, capRadius: 214 })],
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
    count: 140,
    cover: 0.14,
    lonely: 0.22,
    on: { deck: 1, yard: 0.9, plaza: 1, park: 0.75, path: 1, road: 0.9, bridge: 1 },
    near: [
      [2420, 1740, 320],
      [2060, 1200, 220],
      [2200, 1440, 220],
      [1880, 2230, 220],
      [960, 1720, 240],
      [420, 2420, 240],
      [960, 2380, 200],
      [1400, 2180, 200],
      [1650, 1560, 180],
      [3260, 2040, 200],
      [2560, 2600, 300],
      [3000, 2600, 260],
      [2780, 1480, 200],
      [3200, 1480, 240],
      [1500, 1180, 220],
    ],
  },
  cat: { on: 'relic-1', at: [2136, 1864], pose: 'sit', with: 'ball' },
  cast: gundamCast,
  quarters: QUARTERS,
};
