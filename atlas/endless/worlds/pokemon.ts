/** What the level `pokemon` lends to maps from a seed. */
import { pokemonCast } from '../../levels/pokemon/cast';
import { battleRing } from '../../levels/pokemon/things/battle-ring';
import { capsuleMachine } from '../../levels/pokemon/things/capsule-machine';
import { hatchery } from '../../levels/pokemon/things/hatchery';
import { healingCentre } from '../../levels/pokemon/things/healing-centre';
import { lakeSerpent } from '../../levels/pokemon/things/lake-serpent';
import { mascotBalloon } from '../../levels/pokemon/things/mascot-balloon';
import { tallGrass } from '../../levels/pokemon/things/orchard';
import { sleeper } from '../../levels/pokemon/things/sleeper';
import { carousel } from '../../things/fair/carousel';
import { castle } from '../../things/fair/castle';
import { chairSwing } from '../../things/fair/chair-swing';
import { ferrisWheel } from '../../things/fair/ferris-wheel';
import { helterSkelter } from '../../things/fair/helter-skelter';
import { cart } from '../../things/fair/cart';
import { bigTop } from '../../things/fair/tent';
import { crag } from '../../things/nature/crag';
import { part } from '../part';
import type { World } from '../part';

export const pokemon: World = {
  keyword: 'pokemon',
  cast: pokemonCast,
  cloths: [
    ['#e2574c', '#fff4e0'],
    ['#f6c453', '#fffaf0'],
  ],
  stone: '#f4dfc0',
  horizon: 'downs',
  staysHome: ['quest2', 'quest4'],
  landmarks: [
    part(ferrisWheel, { r: 560 }, { plays: ['giant'], width: 1109, up: 1250 }),
    part(battleRing, {}, { plays: ['main'], width: 1017, up: 691 }),
    part(carousel, { r: 345 }, { plays: ['main'], width: 796, up: 786 }),
    part(crag, { width: 640, height: 700 }, { plays: ['giant'], width: 823, up: 718 }),
    part(mascotBalloon, {}, { plays: ['aloft'], width: 744, up: 820 }),
    part(bigTop, { r: 330 }, { plays: ['main'], width: 780, up: 636 }),
    part(hatchery, {}, { plays: ['main'], width: 660, up: 756 }),
    part(castle, { width: 480, wall: '#f4ddd0' }, { plays: ['giant'], width: 582, up: 744 }),
    part(healingCentre, {}, { plays: ['main'], width: 594, up: 500 }),
    part(chairSwing, {}, { plays: ['side'], width: 515, up: 576 }),
    part(capsuleMachine, {}, { plays: ['side'], width: 389, up: 658 }),
    part(lakeSerpent, {}, { plays: ['water'], width: 590, up: 451 }),
    part(sleeper, {}, { plays: ['low'], width: 746, up: 315 }),
    part(helterSkelter, {}, { plays: ['side'], width: 330, up: 764 }),
  ],
  props: [
    part(
      tallGrass,
      { width: 127.16820295667276, blade: '#8cc45a', eyes: true },
      { plays: ['prop'], width: 134, up: 105, not: 'snow' },
    ),
    part(cart, { body: '#f0c46a', sign: 'HOT' }, { plays: ['prop'], width: 185, up: 204 }),
  ],
};
