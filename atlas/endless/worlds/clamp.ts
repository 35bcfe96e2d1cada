/** What the level `clamp` lends to maps from a seed. */
import { clampCast } from '../../levels/clamp/cast';
import { academy } from '../../levels/clamp/things/academy';
import { dollShop } from '../../levels/clamp/things/doll-shop';
import { fallenFeather } from '../../levels/clamp/things/feather-garden';
import { moonGate, moonShrine } from '../../levels/clamp/things/moon-shrine';
import { officeBlock } from '../../levels/clamp/things/office-block';
import { redTower } from '../../levels/clamp/things/red-tower';
import { sealedBook } from '../../levels/clamp/things/sealed-book';
import { skyIsle } from '../../levels/clamp/things/sky-isle';
import { wishShop } from '../../levels/clamp/things/wish-shop';
import { stoneLantern } from '../../things/town/shrine';
import { birdcage } from '../../levels/clamp/things/birdcage';
import { part } from '../part';
import type { World } from '../part';

export const clamp: World = {
  keyword: 'clamp',
  cast: clampCast,
  cloths: [
    ['#d46a9a', '#fff2f6'],
    ['#6a7ac0', '#f4f4ff'],
  ],
  stone: '#f2dde4',
  horizon: 'town',
  staysHome: ['quest8'],
  landmarks: [
    part(academy, { yaw: -0.06 }, { plays: ['giant'], width: 1093, up: 770, plain: true }),
    part(redTower, { height: 1180 }, { plays: ['side'], width: 492, up: 1430 }),
    part(moonShrine, { yaw: 0.14 }, { plays: ['main'], width: 707, up: 531 }),
    part(sealedBook, {}, { plays: ['main'], width: 640, up: 614 }),
    part(wishShop, { yaw: -0.02 }, { plays: ['main'], width: 560, up: 648 }),
    part(skyIsle, {}, { plays: ['aloft'], width: 504, up: 375 }),
    part(
      officeBlock,
      { floors: 7, width: 300, depth: 260, sign: '#e8809c', yaw: -0.08 },
      { plays: ['side'], width: 320, up: 856 },
    ),
    part(dollShop, { yaw: 0.1 }, { plays: ['low'], width: 430, up: 385 }),
    part(moonGate, { yaw: 0.32 }, { plays: ['low'], width: 381, up: 391 }),
    part(birdcage, {}, { plays: ['low'], width: 460, up: 484 }),
  ],
  props: [
    part(stoneLantern, { moss: '#e8b4c4' }, { plays: ['prop'], width: 68, up: 151 }),
    part(
      fallenFeather,
      { long: 83.28968758229166, turn: 0.4832211332395673, plume: '#ffffff' },
      { plays: ['prop'], width: 74, up: 20 },
    ),
  ],
};
