/** What the level `90s` lends to maps from a seed. */
import { ninetiesCast } from '../../levels/90s/cast';
import { cabinetArcade } from '../../levels/90s/things/cabinet-arcade';
import { consoleShop } from '../../levels/90s/things/console-shop';
import { halfPipe } from '../../levels/90s/things/half-pipe';
import { petEgg } from '../../levels/90s/things/pet-egg';
import { recordShop } from '../../levels/90s/things/record-shop';
import { gumball, phoneBox, photoBooth, squareCar, tubePile } from '../../levels/90s/things/street-props';
import { timeCapsule } from '../../levels/90s/things/time-capsule';
import { tubeClub } from '../../levels/90s/things/tube-club';
import { plankedStage } from '../../levels/90s/things/planked-stage';
import { toppedBlock } from '../../levels/90s/things/topped-block';
import { balloon, bannerPlane } from '../../things/aloft/aloft';
import { part } from '../part';
import type { World } from '../part';

export const nineties: World = {
  keyword: '90s',
  cast: ninetiesCast,
  cloths: [
    ['#7a3fb0', '#ffe9f4'],
    ['#1fa0a0', '#fff8d8'],
  ],
  stone: '#dfd2ea',
  horizon: 'town',
  staysHome: [],
  landmarks: [
    part(plankedStage, {}, { plays: ['giant'], width: 1026, up: 926 }),
    part(
      toppedBlock,
      { top: 'loft', floors: 6, wall: '#d8d0f0', rail: '#e8447f', tank: '#ffd84a', yaw: -0.1 },
      { plays: ['side'], width: 554, up: 1086 },
    ),
    part(consoleShop, {}, { plays: ['main'], width: 820, up: 684 }),
    part(tubeClub, { yaw: -0.14 }, { plays: ['main'], width: 608, up: 927 }),
    part(recordShop, { yaw: 0.08 }, { plays: ['main'], width: 600, up: 874 }),
    part(cabinetArcade, { yaw: 0.16 }, { plays: ['side'], width: 538, up: 993 }),
    part(timeCapsule, {}, { plays: ['main'], width: 688, up: 620 }),
    part(halfPipe, { yaw: -0.06 }, { plays: ['low'], width: 896, up: 348 }),
    part(petEgg, {}, { plays: ['side', 'low'], width: 369, up: 534 }),
    part(balloon, { colours: ['#2fb5ac', '#fff6e6', '#ffd84a'] }, { plays: ['aloft'], width: 258, up: 393 }),
    part(bannerPlane, { text: 'BUG 2000', body: '#e8447f' }, { plays: ['aloft'], width: 770, up: 68 }),
  ],
  props: [
    part(squareCar, { paint: '#e8447f', stripe: '#fff6d0' }, { plays: ['prop'], width: 328, up: 161 }),
    part(phoneBox, { frameColour: '#2fb5ac' }, { plays: ['prop'], width: 96, up: 248 }),
    part(photoBooth, {}, { plays: ['prop'], width: 200, up: 242 }),
    part(tubePile, { count: 3 }, { plays: ['prop'], width: 182, up: 169 }),
    part(gumball, { stand: '#ffd84a' }, { plays: ['prop'], width: 76, up: 166 }),
  ],
};
