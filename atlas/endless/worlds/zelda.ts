/** What the level `zelda` lends to maps from a seed. */
import { zeldaCast } from '../../levels/zelda/cast';
import { cottage } from '../../levels/zelda/things/cottage';
import { elderTree } from '../../levels/zelda/things/elder-tree';
import { lakeTemple } from '../../levels/zelda/things/lake-temple';
import { logGate } from '../../levels/zelda/things/log-gate';
import { potionHouse } from '../../levels/zelda/things/potion-house';
import { ranchBarn } from '../../levels/zelda/things/ranch-barn';
import { castleEscape } from '../../levels/zelda/things/castle-escape';
import { sunkenIdol } from '../../levels/zelda/things/sunken-idol';
import { swordShrine } from '../../levels/zelda/things/sword-shrine';
import { volcano } from '../../levels/zelda/things/volcano';
import { grassedMill } from '../../levels/zelda/things/grassed-mill';
import { part } from '../part';
import type { World } from '../part';

export const zelda: World = {
  keyword: 'zelda',
  cast: zeldaCast,
  cloths: [
    ['#3f8f5a', '#fdf6dc'],
    ['#c98a34', '#fff6e0'],
  ],
  stone: '#dfe0b6',
  horizon: 'downs',
  staysHome: [],
  landmarks: [
    part(volcano, { tall: 1040 }, { plays: ['giant'], width: 1548, up: 1699 }),
    part(castleEscape, {}, { plays: ['giant'], width: 1385, up: 1457 }),
    part(elderTree, {}, { plays: ['giant'], width: 1190, up: 1105, plain: true, not: 'snow' }),
    part(grassedMill, {}, { plays: ['main'], width: 740, up: 898, not: 'snow' }),
    part(lakeTemple, {}, { plays: ['main'], width: 768, up: 801 }),
    part(potionHouse, {}, { plays: ['main'], width: 555, up: 788 }),
    part(sunkenIdol, { yaw: 0.06 }, { plays: ['low'], width: 646, up: 560, not: 'snow' }),
    part(ranchBarn, { yaw: -0.1 }, { plays: ['main'], width: 638, up: 538 }),
    part(logGate, { yaw: -0.5 }, { plays: ['low'], width: 619, up: 428, not: 'snow' }),
    part(
      cottage,
      {
        width: 280,
        storeys: 2,
        wall: '#e8ecd0',
        roof: '#c9973f',
        door: '#3f5f9a',
        sign: 'bottle',
        yaw: -0.24,
      },
      { plays: ['side'], width: 426, up: 740 },
    ),
    part(swordShrine, {}, { plays: ['low'], width: 480, up: 469 }),
  ],
  props: [],
};
