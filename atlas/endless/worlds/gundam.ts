/** What the level `gundam` lends to maps from a seed. */
import { gundamCast } from '../../levels/gundam/cast';
import { cone, coolantTank, floodMast, holoMap } from '../../levels/gundam/things/apron-props';
import { controlTower } from '../../levels/gundam/things/control-tower';
import { greenhouse } from '../../levels/gundam/things/greenhouse';
import { hangar } from '../../levels/gundam/things/hangar';
import { helmetDiner } from '../../levels/gundam/things/helmet-diner';
import { flats } from '../../levels/gundam/things/homes';
import { relic } from '../../levels/gundam/things/relic';
import { heroSuit } from '../../levels/gundam/things/hero-suit';
import { gantry, handLorry } from '../../levels/gundam/things/yard';
import { part } from '../part';
import type { World } from '../part';

export const gundam: World = {
  keyword: 'gundam',
  cast: gundamCast,
  cloths: [
    ['#3f5f9a', '#f0f2f6'],
    ['#d8a52f', '#f6f2e6'],
  ],
  stone: '#d4dae0',
  horizon: 'tables',
  staysHome: ['quest10'],
  landmarks: [
    part(
      hangar,
      {
        number: '03',
        stripe: '#5f9a8a',
        machine: {
          main: '#d8a04a',
          second: '#7a4a3f',
          accent: '#f4efe2',
          head: 'dome',
          gear: 'drill',
          number: '03',
        },
      },
      { plays: ['giant'], width: 640, up: 900, plain: true },
    ),
    part(relic, { yaw: 0.1 }, { plays: ['main'], width: 702, up: 625 }),
    part(
      gantry,
      {
        machine: {
          main: '#d8dde6',
          second: '#9aa3b4',
          accent: '#c2402f',
          head: 'none',
          gear: 'none',
          number: '07',
        },
      },
      { plays: ['side'], width: 600, up: 852 },
    ),
    part(helmetDiner, {}, { plays: ['main'], width: 668, up: 530 }),
    part(flats, { floors: 6, wall: '#f2ede2' }, { plays: ['side'], width: 462, up: 764 }),
    part(greenhouse, {}, { plays: ['main'], width: 680, up: 385, not: 'snow' }),
    part(controlTower, {}, { plays: ['side'], width: 360, up: 998 }),
    part(heroSuit, {}, { plays: ['side'], width: 412, up: 791 }),
    part(handLorry, { yaw: -0.06 }, { plays: ['low'], width: 521, up: 194 }),
  ],
  props: [
    part(coolantTank, {}, { plays: ['prop'], width: 228, up: 102 }),
    part(floodMast, {}, { plays: ['prop'], width: 148, up: 406 }),
    part(holoMap, {}, { plays: ['prop'], width: 132, up: 190 }),
    part(cone, { colour: '#e0692e' }, { plays: ['prop'], width: 40, up: 56 }),
  ],
};
