/** What the level `jrpg` lends to maps from a seed. */
import { jrpgCast } from '../../levels/jrpg/cast';
import { airshipDock } from '../../levels/jrpg/things/airship-dock';
import { airship } from '../../levels/jrpg/things/airship';
import { birdStable } from '../../levels/jrpg/things/bird-stable';
import { crystalCave } from '../../levels/jrpg/things/crystal-cave';
import { crystalPatch } from '../../levels/jrpg/things/crystal-patch';
import { dragonHoard } from '../../levels/jrpg/things/dragon-hoard';
import { inn } from '../../levels/jrpg/things/inn';
import { questBoard } from '../../levels/jrpg/things/quest-board';
import { saveCrystal } from '../../levels/jrpg/things/save-crystal';
import { townHill } from '../../levels/jrpg/things/town-hill';
import { treasure } from '../../things/props/gear';
import { caravel } from '../../levels/jrpg/things/caravel';
import { part } from '../part';
import type { World } from '../part';

export const jrpg: World = {
  keyword: 'jrpg',
  cast: jrpgCast,
  cloths: [
    ['#3f6fb8', '#fff8ea'],
    ['#c9a13a', '#fdf6dc'],
  ],
  stone: '#d8dcec',
  horizon: 'peaks',
  staysHome: [],
  landmarks: [
    part(townHill, {}, { plays: ['giant'], width: 1123, up: 1060, not: 'snow' }),
    part(crystalCave, {}, { plays: ['giant'], width: 1140, up: 1016 }),
    part(inn, {}, { plays: ['main'], width: 774, up: 909 }),
    part(airship, {}, { plays: ['aloft'], width: 932, up: 560 }),
    part(airshipDock, {}, { plays: ['side'], width: 632, up: 936 }),
    part(dragonHoard, {}, { plays: ['low'], width: 925, up: 410 }),
    part(birdStable, {}, { plays: ['main'], width: 655, up: 634 }),
    part(saveCrystal, {}, { plays: ['side'], width: 380, up: 362 }),
    part(questBoard, {}, { plays: ['low'], width: 280, up: 241 }),
    part(caravel, {}, { plays: ['water'], width: 547, up: 424 }),
  ],
  props: [
    part(crystalPatch, { hue: '#c48af0', tall: 82.2073512384668 }, { plays: ['prop'], width: 100, up: 79 }),
    part(treasure, {}, { plays: ['prop'], width: 140, up: 75 }),
  ],
};
