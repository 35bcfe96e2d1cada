/** What the level `persona` lends to maps from a seed. */
import { personaCast } from '../../levels/persona/cast';
import { arcade } from '../../levels/persona/things/arcade';
import { cityBlock } from '../../levels/persona/things/city-block';
import { cornerCafe } from '../../levels/persona/things/corner-cafe';
import { maskMuseum } from '../../levels/persona/things/mask-museum';
import { metroMouth } from '../../levels/persona/things/metro-mouth';
import { screenTower } from '../../levels/persona/things/screen-tower';
import { foxStatue, posterColumn, trafficLight, vending } from '../../levels/persona/things/street-props';
import { velvetCell } from '../../levels/persona/things/velvet-cell';
import { warpedPalace } from '../../levels/persona/things/warped-palace';
import { cityCar } from '../../levels/persona/things/city-car';
import { karaokeHouse } from '../../levels/persona/things/karaoke-house';
import { part } from '../part';
import type { World } from '../part';

export const persona: World = {
  keyword: 'persona',
  cast: personaCast,
  cloths: [
    ['#c22f3a', '#f6f2ee'],
    ['#2f2f4a', '#f4e9e0'],
  ],
  stone: '#d6cfd4',
  horizon: 'town',
  staysHome: [],
  landmarks: [
    part(warpedPalace, {}, { plays: ['giant'], width: 891, up: 1024 }),
    part(screenTower, { r: 200 }, { plays: ['side'], width: 524, up: 1230 }),
    part(maskMuseum, { yaw: 0.06 }, { plays: ['main'], width: 813, up: 620 }),
    part(arcade, { width: 560, yaw: 0.16 }, { plays: ['main'], width: 602, up: 818 }),
    part(velvetCell, { r: 262 }, { plays: ['main'], width: 566, up: 722 }),
    part(
      cityBlock,
      {
        floors: 5,
        width: 360,
        wall: '#3a2f3a',
        accent: '#e03040',
        glass: '#e6d3c6',
        sign: 'CLINIC',
        yaw: 0.2,
      },
      { plays: ['side'], width: 414, up: 779 },
    ),
    part(cornerCafe, { yaw: -0.12 }, { plays: ['main'], width: 512, up: 513 }),
    part(metroMouth, { yaw: 0.14 }, { plays: ['low'], width: 426, up: 435 }),
    part(foxStatue, {}, { plays: ['low'], width: 218, up: 308 }),
    part(karaokeHouse, {}, { plays: ['side'], width: 337, up: 603 }),
  ],
  props: [
    part(trafficLight, { go: false }, { plays: ['prop'], width: 158, up: 282 }),
    part(posterColumn, {}, { plays: ['prop'], width: 116, up: 301 }),
    part(vending, { body: '#d8202f' }, { plays: ['prop'], width: 88, up: 173 }),
    part(cityCar, { kind: 'taxi' }, { plays: ['prop'], width: 286, up: 157 }),
  ],
};
