/** What the level `naruto` lends to maps from a seed. */
import { narutoCast } from '../../levels/naruto/cast';
import { bathHouse } from '../../levels/naruto/things/bath-house';
import { carvedCliff } from '../../levels/naruto/things/carved-cliff';
import { examTower } from '../../levels/naruto/things/exam-tower';
import { examTree } from '../../levels/naruto/things/exam-tree';
import { greatToad } from '../../levels/naruto/things/great-toad';
import { leafHouse } from '../../levels/naruto/things/leaf-house';
import { missionHall } from '../../levels/naruto/things/mission-hall';
import { ramenStand } from '../../levels/naruto/things/ramen-stand';
import { stoneLantern } from '../../things/town/shrine';
import { nobori } from '../../things/town/street';
import { giantScroll } from '../../levels/naruto/things/giant-scroll';
import { villageGate } from '../../levels/naruto/things/village-gate';
import { part } from '../part';
import type { World } from '../part';

export const naruto: World = {
  keyword: 'naruto',
  cast: narutoCast,
  cloths: [
    ['#e0772a', '#fff4e0'],
    ['#3f7f4f', '#f4f0da'],
  ],
  stone: '#ecd6ae',
  horizon: 'ridge',
  staysHome: ['quest2', 'quest4', 'quest7', 'quest8', 'quest9'],
  landmarks: [
    part(carvedCliff, {}, { plays: ['giant'], width: 2103, up: 835 }),
    part(missionHall, {}, { plays: ['giant', 'main'], width: 835, up: 736 }),
    part(bathHouse, { yaw: 0.06 }, { plays: ['main'], width: 680, up: 787 }),
    part(
      examTree,
      { height: 560, girth: 190, eyes: '#ffe27a', leaf: '#35684a' },
      { plays: ['main'], width: 636, up: 771, not: 'snow' },
    ),
    part(greatToad, { yaw: 0.04 }, { plays: ['main'], width: 743, up: 536 }),
    part(ramenStand, { yaw: -0.14 }, { plays: ['side', 'low'], width: 487, up: 645 }),
    part(examTower, { yaw: -0.1 }, { plays: ['side'], width: 441, up: 690 }),
    part(
      leafHouse,
      {
        storeys: 3,
        crown: 'turret',
        sign: '玉',
        width: 316,
        wall: '#f3dcc0',
        roof: '#3f8f94',
        cloth: '#b5482f',
        yaw: -0.22,
      },
      { plays: ['side'], width: 437, up: 632 },
    ),
    part(giantScroll, {}, { plays: ['low'], width: 198, up: 269 }),
    part(villageGate, {}, { plays: ['giant', 'main'], width: 1204, up: 580, plain: true }),
  ],
  props: [
    part(nobori, { sign: '大', cloth: '#c23f34' }, { plays: ['prop'], width: 59, up: 292 }),
    part(stoneLantern, { moss: '#8ab05a' }, { plays: ['prop'], width: 68, up: 151 }),
  ],
};
