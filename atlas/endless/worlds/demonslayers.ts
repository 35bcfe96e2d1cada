/** What the level `demonslayers` lends to maps from a seed. */
import { demonslayersCast } from '../../levels/demonslayers/cast';
import { butterflyMansion } from '../../levels/demonslayers/things/butterfly-mansion';
import { clockCorner } from '../../levels/demonslayers/things/clock-corner';
import { nightCoach } from '../../levels/demonslayers/things/night-coach';
import { steamEngine } from '../../levels/demonslayers/things/steam-engine';
import { wisteriaArbour } from '../../levels/demonslayers/things/wisteria-arbour';
import { willow } from '../../things/nature/hanging-trees';
import { brickHall, storeyTower } from '../../things/town/brick-hall';
import { machiya } from '../../things/town/machiya';
import { ryokan } from '../../things/town/ryokan';
import { pagoda, stoneLantern, torii } from '../../things/town/shrine';
import { nobori, rickshaw } from '../../things/town/street';
import { railed } from '../things/railed';
import { part } from '../part';
import type { World } from '../part';

export const demonslayers: World = {
  keyword: 'demonslayers',
  cast: demonslayersCast,
  cloths: [
    ['#7a4f9a', '#fff0f6'],
    ['#2f6f6a', '#e8f4ea'],
  ],
  stone: '#d2c6d8',
  horizon: 'ridge',
  staysHome: [],
  landmarks: [
    part(ryokan, { width: 620, yaw: 0.3 }, { plays: ['giant'], width: 879, up: 829 }),
    part(brickHall, { width: 620, yaw: -0.34 }, { plays: ['main'], width: 715, up: 688 }),
    part(steamEngine, {}, { plays: ['main'], width: 682, up: 661 }),
    part(butterflyMansion, { width: 600, yaw: 0.16 }, { plays: ['main'], width: 741, up: 504 }),
    part(storeyTower, { r: 130 }, { plays: ['side'], width: 312, up: 1322 }),
    part(clockCorner, { yaw: 0.6 }, { plays: ['side'], width: 405, up: 889 }),
    part(
      machiya,
      {
        width: 410,
        depth: 230,
        storeys: 3,
        wall: '#6f5048',
        plaster: '#c9b8a8',
        roof: '#5d6680',
        cloth: '#a8643a',
        sign: '湯',
        board: '上文',
        bulb: '#f0563f',
        upright: '上文',
        cat: '#e6dcc8',
        yaw: -0.98,
      },
      { plays: ['side'], width: 505, up: 643 },
    ),
    part(pagoda, { width: 250, yaw: 0.5 }, { plays: ['side'], width: 448, up: 660 }),
    part(
      wisteriaArbour,
      { width: 470, arches: 4, yaw: -0.16 },
      { plays: ['main'], width: 581, up: 412, not: 'snow' },
    ),
    part(torii, { width: 270, yaw: -0.12 }, { plays: ['low'], width: 430, up: 362 }),
    part(railed(nightCoach, 620), {}, { plays: ['low'], width: 620, up: 269 }),
  ],
  props: [
    part(willow, { width: 260, height: 320 }, { plays: ['prop'], width: 306, up: 333, not: 'snow' }),
    part(nobori, { cloth: '#b83f4a', sign: '大正' }, { plays: ['prop'], width: 59, up: 292 }),
    part(stoneLantern, {}, { plays: ['prop'], width: 68, up: 151 }),
    part(rickshaw, { face: 1 }, { plays: ['prop'], width: 168, up: 190 }),
  ],
};
