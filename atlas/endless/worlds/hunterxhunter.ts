/** What the level `hunterxhunter` lends to maps from a seed. */
import { hunterxhunterCast } from '../../levels/hunterxhunter/cast';
import { antHill } from '../../levels/hunterxhunter/things/ant-hill';
import { auctionHall } from '../../levels/hunterxhunter/things/auction-hall';
import { binder } from '../../levels/hunterxhunter/things/binder';
import { cardHouse } from '../../levels/hunterxhunter/things/card-house';
import { cardSign } from '../../levels/hunterxhunter/things/card-sign';
import { examFerry } from '../../levels/hunterxhunter/things/exam-ferry';
import { licenceGate } from '../../levels/hunterxhunter/things/licence-gate';
import { sevenDoors } from '../../levels/hunterxhunter/things/seven-doors';
import { skyArena } from '../../levels/hunterxhunter/things/sky-arena';
import { townHouse } from '../../levels/hunterxhunter/things/town-house';
import { trialTower } from '../../levels/hunterxhunter/things/trial-tower';
import { whaleAirship } from '../../levels/hunterxhunter/things/whale-airship';
import { part } from '../part';
import type { World } from '../part';

export const hunterxhunter: World = {
  keyword: 'hunterxhunter',
  cast: hunterxhunterCast,
  cloths: [
    ['#4b9a55', '#fdf6dc'],
    ['#e07a2e', '#fbf0d8'],
  ],
  stone: '#dcd8b8',
  horizon: 'coast',
  staysHome: [],
  landmarks: [
    part(sevenDoors, { yaw: 0.1 }, { plays: ['giant'], width: 1078, up: 927 }),
    part(trialTower, {}, { plays: ['side'], width: 538, up: 1358 }),
    part(antHill, { width: 800, tall: 900 }, { plays: ['giant'], width: 810, up: 924, not: 'snow' }),
    part(skyArena, { r: 118, floors: 16 }, { plays: ['side'], width: 354, up: 1602 }),
    part(auctionHall, { yaw: -0.14 }, { plays: ['main'], width: 653, up: 762 }),
    part(cardHouse, { bays: 3, yaw: 0.16 }, { plays: ['main'], width: 587, up: 884 }),
    part(licenceGate, { yaw: -0.14 }, { plays: ['main'], width: 677, up: 575, plain: true }),
    part(examFerry, { yaw: -0.2 }, { plays: ['water'], width: 728, up: 479 }),
    part(binder, { yaw: -0.2 }, { plays: ['low'], width: 626, up: 430 }),
    part(whaleAirship, {}, { plays: ['aloft'], width: 757, up: 150 }),
    part(
      townHouse,
      { floors: 3, wall: '#e6c6a4', roof: '#a8503f', awning: '#b5343f', sign: 'NUTS', yaw: -0.6 },
      { plays: ['side'], width: 333, up: 675 },
    ),
  ],
  props: [
    part(
      cardSign,
      { sign: 'star', colour: '#d8483c', lean: -0.08, height: 170 },
      { plays: ['prop'], width: 145, up: 168 },
    ),
  ],
};
