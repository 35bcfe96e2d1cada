/** What the level `gainax` lends to maps from a seed. */
import { gainaxCast } from '../../levels/gainax/cast';
import { buriedHand } from '../../levels/gainax/things/buried-hand';
import { digger, mineCart } from '../../levels/gainax/things/digger';
import { drillShip } from '../../levels/gainax/things/drill-ship';
import { faceRobot } from '../../levels/gainax/things/face-robot';
import { foldedRobot } from '../../levels/gainax/things/folded-robot';
import { glassPyramid } from '../../levels/gainax/things/fortress';
import { ironWorks } from '../../levels/gainax/things/iron-works';
import { meshFence, trafficCone, vending } from '../../levels/gainax/things/rooftop';
import { scissorArch } from '../../levels/gainax/things/scissor-arch';
import { sentinel } from '../../levels/gainax/things/sentinel';
import { scooter, shelterHatch, siren } from '../../levels/gainax/things/street-gear';
import { sunkenMask } from '../../levels/gainax/things/sunken-mask';
import { part } from '../part';
import type { World } from '../part';

export const gainax: World = {
  keyword: 'gainax',
  cast: gainaxCast,
  cloths: [
    ['#5a4fa0', '#f2f0d8'],
    ['#d84a3a', '#f6f2e6'],
  ],
  stone: '#dcd2ce',
  horizon: 'coast',
  staysHome: [],
  landmarks: [
    part(sentinel, {}, { plays: ['giant'], width: 1024, up: 1380 }),
    part(faceRobot, {}, { plays: ['giant'], width: 1180, up: 1050 }),
    part(foldedRobot, {}, { plays: ['giant'], width: 1026, up: 1090 }),
    part(ironWorks, {}, { plays: ['giant'], width: 1110, up: 933, plain: true, not: 'snow' }),
    part(drillShip, {}, { plays: ['aloft'], width: 1286, up: 470 }),
    part(sunkenMask, {}, { plays: ['water'], width: 739, up: 561, not: 'snow' }),
    part(scissorArch, {}, { plays: ['main'], width: 674, up: 772 }),
    part(digger, {}, { plays: ['low'], width: 770, up: 496 }),
    part(glassPyramid, {}, { plays: ['main'], width: 621, up: 486, plain: true }),
    part(buriedHand, {}, { plays: ['side', 'low'], width: 466, up: 569, not: 'snow' }),
  ],
  props: [
    part(meshFence, { width: 320, hole: false }, { plays: ['prop'], width: 320, up: 136 }),
    part(vending, { body: '#d9463c' }, { plays: ['prop'], width: 76, up: 164 }),
    part(siren, {}, { plays: ['prop'], width: 234, up: 293 }),
    part(shelterHatch, {}, { plays: ['prop'], width: 200, up: 185 }),
    part(scooter, { body: '#5fb8a8' }, { plays: ['prop'], width: 184, up: 138 }),
    part(mineCart, {}, { plays: ['prop'], width: 105, up: 112 }),
    part(trafficCone, {}, { plays: ['prop'], width: 40, up: 57 }),
  ],
};
