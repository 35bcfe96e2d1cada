/** What the level `nier` lends to maps from a seed. */
import { nierCast } from '../../levels/nier/cast';
import { campBunker } from '../../levels/nier/things/camp-bunker';
import { greatBook } from '../../levels/nier/things/great-book';
import { heartCoaster } from '../../levels/nier/things/heart-coaster';
import { lander } from '../../levels/nier/things/lander';
import { parkGate } from '../../levels/nier/things/park-gate';
import { ruinedTower } from '../../levels/nier/things/ruined-tower';
import { carWreck, scrapHeap, terminal, tinHead } from '../../levels/nier/things/street-finds';
import { tinTheatre } from '../../levels/nier/things/tin-theatre';
import { treeVillage } from '../../levels/nier/things/tree-village';
import { balloon } from '../../things/aloft/aloft';
import { part } from '../part';
import type { World } from '../part';

export const nier: World = {
  keyword: 'nier',
  cast: nierCast,
  cloths: [
    ['#a8433a', '#f0e8d8'],
    ['#6f6a5a', '#efe9da'],
  ],
  stone: '#dcd6c6',
  horizon: 'town',
  staysHome: ['quest1', 'quest2', 'quest10'],
  landmarks: [
    part(treeVillage, {}, { plays: ['giant'], width: 1041, up: 1067, not: 'snow' }),
    part(tinTheatre, { yaw: 0.14 }, { plays: ['main'], width: 828, up: 637, not: 'snow' }),
    part(campBunker, { yaw: 0.1 }, { plays: ['main'], width: 716, up: 706, plain: true }),
    part(heartCoaster, { yaw: 0.06 }, { plays: ['main'], width: 655, up: 717, not: 'snow' }),
    part(parkGate, { yaw: -0.08 }, { plays: ['main'], width: 642, up: 634, plain: true }),
    part(
      ruinedTower,
      {
        floors: 10,
        front: 'flats',
        lean: 0,
        width: 300,
        depth: 210,
        concrete: '#cfcfbf',
        leaf: '#5f8a54',
        wood: 2,
        yaw: -0.34,
      },
      { plays: ['side'], width: 402, up: 1004, not: 'snow' },
    ),
    part(lander, { yaw: 0.08 }, { plays: ['low'], width: 645, up: 438 }),
    part(greatBook, {}, { plays: ['low'], width: 312, up: 482 }),
    part(balloon, { r: 120, colours: ['#d9534a', '#f4ead2'] }, { plays: ['aloft'], width: 239, up: 362 }),
  ],
  props: [
    part(terminal, {}, { plays: ['prop'], width: 114, up: 231 }),
    part(carWreck, { paint: '#c98a5f' }, { plays: ['prop'], width: 212, up: 96 }),
    part(tinHead, { r: 52 }, { plays: ['prop'], width: 141, up: 88 }),
    part(scrapHeap, { width: 170 }, { plays: ['prop'], width: 158, up: 100 }),
  ],
};
