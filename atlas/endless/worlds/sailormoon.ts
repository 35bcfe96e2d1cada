/** What the level `sailormoon` lends to maps from a seed. */
import { sailormoonCast } from '../../levels/sailormoon/cast';
import { apartment } from '../../levels/sailormoon/things/apartment';
import { crystalPalace } from '../../levels/sailormoon/things/crystal-palace';
import { gameCentre } from '../../levels/sailormoon/things/game-centre';
import { moonBoat } from '../../levels/sailormoon/things/moon-boat';
import { moonFountain } from '../../levels/sailormoon/things/moon-fountain';
import { observatory } from '../../levels/sailormoon/things/observatory';
import { roseArch, rotunda } from '../../levels/sailormoon/things/rose-garden';
import { school } from '../../levels/sailormoon/things/school';
import { cakeCart } from '../../levels/sailormoon/things/cake-cart';
import { swanFamily } from '../../levels/sailormoon/things/swan-family';
import { part } from '../part';
import type { World } from '../part';

export const sailormoon: World = {
  keyword: 'sailormoon',
  cast: sailormoonCast,
  cloths: [
    ['#7a6fd0', '#fff0fa'],
    ['#e88ab4', '#fffaf0'],
  ],
  stone: '#e4daf2',
  horizon: 'town',
  staysHome: ['quest5', 'quest7', 'quest8', 'quest14', 'quest15'],
  landmarks: [
    part(crystalPalace, {}, { plays: ['giant'], width: 1121, up: 1345 }),
    part(school, { yaw: 0.1 }, { plays: ['giant'], width: 916, up: 712, plain: true }),
    part(observatory, { yaw: -0.08 }, { plays: ['main'], width: 814, up: 587 }),
    part(gameCentre, { yaw: -0.06 }, { plays: ['main'], width: 599, up: 599 }),
    part(rotunda, { r: 190 }, { plays: ['main'], width: 481, up: 541, not: 'snow' }),
    part(
      apartment,
      { floors: 4, width: 330, wall: '#c4a4d8', shop: '#f08fb4', yaw: -0.1 },
      { plays: ['side'], width: 368, up: 575 },
    ),
    part(moonFountain, { r: 200 }, { plays: ['low'], width: 410, up: 420 }),
    part(roseArch, { width: 280, yaw: 0.06 }, { plays: ['low'], width: 349, up: 291, not: 'snow' }),
    part(moonBoat, { side: 1, hull: '#b8d4ff' }, { plays: ['aloft'], width: 371, up: 166 }),
    part(swanFamily, {}, { plays: ['water'], width: 342, up: 84 }),
  ],
  props: [part(cakeCart, { tiers: 4 }, { plays: ['prop'], width: 146, up: 245 })],
};
