/** What the level `tezuka` lends to maps from a seed. */
import { tezukaCast } from '../../levels/tezuka/cast';
import { flyingCar } from '../../levels/tezuka/things/flying-car';
import { hospital } from '../../levels/tezuka/things/hospital';
import { lionRock } from '../../levels/tezuka/things/lion-rock';
import { phoenixMountain } from '../../levels/tezuka/things/phoenix-mountain';
import { robotFactory } from '../../levels/tezuka/things/robot-factory';
import { rocket } from '../../levels/tezuka/things/rocket';
import { fern, tubeBooth } from '../../levels/tezuka/things/street-props';
import { namedStudio } from '../../levels/tezuka/things/named-studio';
import { discTower, podHouse } from '../../levels/tezuka/things/towers';
import { part } from '../part';
import type { World } from '../part';

export const tezuka: World = {
  keyword: 'tezuka',
  cast: tezukaCast,
  cloths: [
    ['#d84a5a', '#fff6ea'],
    ['#3f9fb0', '#f4fbf6'],
  ],
  stone: '#e2e6e4',
  horizon: 'tables',
  staysHome: [],
  landmarks: [
    part(phoenixMountain, {}, { plays: ['giant'], width: 1273, up: 1533 }),
    part(robotFactory, {}, { plays: ['giant'], width: 1192, up: 1006 }),
    part(lionRock, {}, { plays: ['giant'], width: 997, up: 870, not: 'snow' }),
    part(namedStudio, {}, { plays: ['main'], width: 744, up: 1233 }),
    part(hospital, {}, { plays: ['main'], width: 960, up: 662, not: 'snow' }),
    part(rocket, {}, { plays: ['main'], width: 674, up: 1023 }),
    part(discTower, { height: 800, trim: '#f0c04a', saucers: 3 }, { plays: ['side'], width: 408, up: 1093 }),
    part(podHouse, { trim: '#f0c04a' }, { plays: ['side', 'low'], width: 284, up: 500, not: 'snow' }),
    part(flyingCar, { face: -1, body: '#f0c04a', trail: true }, { plays: ['aloft'], width: 652, up: 142 }),
  ],
  props: [
    part(tubeBooth, {}, { plays: ['prop'], width: 116, up: 240 }),
    part(fern, { leaf: '#5f9a4a' }, { plays: ['prop'], width: 217, up: 137, not: 'snow' }),
  ],
};
