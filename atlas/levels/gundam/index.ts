/** Level 9: inside a colony, a round country with a floor of stars, and the hangars along it. */
import { gundamCast } from './cast';
import { DayLight } from '../../core/light';
import { colonyView } from './things/colony-view';
import type { Theme } from '../../stage/theme';
import { ground } from './ground';
import { landmarks } from './landmarks';
import { AXIS } from './places';
import { props } from './props';
import { finish } from './sky';
import { stories } from './stories';

export const theme: Theme = {
  seed: 'colony-1',
  horizon: 740,
  scale: { farScale: 0.56, nearScale: 1.18 },
  light: new DayLight({ haze: '#c4dcec', hazeStrength: 0.42, shadow: '#3f3f8f', ink: '#232036' }),
  finish,
  backdrop: (scene) => [colonyView(scene, { axis: AXIS, capRadius: 214 })],
  ground,
  landmarks,
  props,
  stories,
  crowd: {
    onlookers: true,
    count: 205,
    cover: 0.18,
    lonely: 0.4,
    on: { deck: 1, yard: 0.9, plaza: 1, park: 0.8, path: 1, road: 0.9, bridge: 1 },
    near: [
      [2420, 1780, 480],
      [2060, 1300, 300],
      [2060, 1780, 320],
      [1880, 2300, 340],
      [800, 1800, 520],
      [520, 2300, 420],
      [960, 2360, 320],
      [1400, 2180, 240],
      [1650, 1560, 200],
      [2860, 2160, 360],
      [2700, 2560, 460],
      [2900, 1540, 440],
      [3500, 1580, 300],
      [3300, 2680, 420],
      [1500, 1180, 260],
    ],
  },
  cat: { on: 'relic-1', at: [2140, 2012], pose: 'hang' },
  cast: gundamCast,
};
