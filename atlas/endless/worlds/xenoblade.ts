/** What the level `xenoblade` lends to maps from a seed. */
import { xenobladeCast } from '../../levels/xenoblade/cast';
import { bulbHut } from '../../levels/xenoblade/things/bulb-hut';
import { colonyHouse } from '../../levels/xenoblade/things/colony-house';
import { etherCrystals } from '../../levels/xenoblade/things/ether-crystals';
import { etherMill } from '../../levels/xenoblade/things/ether-mill';
import { frozenKnee } from '../../levels/xenoblade/things/frozen-knee';
import { relicSword } from '../../levels/xenoblade/things/relic-sword';
import { skyShip } from '../../levels/xenoblade/things/sky-ship';
import { stoneHand } from '../../levels/xenoblade/things/stone-hand';
import { walkerWreck } from '../../levels/xenoblade/things/walker-wreck';
import { cart } from '../../things/fair/cart';
import { part } from '../part';
import type { World } from '../part';

export const xenoblade: World = {
  keyword: 'xenoblade',
  cast: xenobladeCast,
  cloths: [
    ['#2f8fa8', '#f2f8ee'],
    ['#d8643a', '#fdf2e0'],
  ],
  stone: '#d2e0d0',
  horizon: 'peaks',
  staysHome: [],
  landmarks: [
    part(frozenKnee, {}, { plays: ['giant'], width: 1082, up: 606, plain: true, only: 'snow' }),
    part(skyShip, { bag: ['#4f8f92', '#fbf0dc'] }, { plays: ['aloft'], width: 920, up: 620 }),
    part(stoneHand, {}, { plays: ['main'], width: 663, up: 720, plain: true, not: 'snow' }),
    part(
      colonyHouse,
      { floors: 3, r: 160, wall: '#e6cfa6', roof: '#4f8f92' },
      { plays: ['side'], width: 432, up: 730 },
    ),
    part(walkerWreck, { yaw: 0.1 }, { plays: ['main'], width: 683, up: 349 }),
    part(etherMill, { height: 400 }, { plays: ['side'], width: 390, up: 645 }),
    part(bulbHut, { r: 200, pod: '#e0c48a', petal: '#8f6fc0' }, { plays: ['low'], width: 473, up: 470 }),
    part(relicSword, {}, { plays: ['side'], width: 300, up: 591 }),
  ],
  props: [
    part(
      etherCrystals,
      { height: 70.20066010765731, colour: '#6fb0e6' },
      { plays: ['prop'], width: 71, up: 63 },
    ),
    part(cart, {}, { plays: ['prop'], width: 185, up: 204 }),
  ],
};
