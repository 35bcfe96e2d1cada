/** The levels that lend their landmarks, props and people to maps from a seed. The order is part of every map: a new one is added at the end, in a new edition. */
import { nineties } from './90s';
import { attackontitan } from './attackontitan';
import { berserk } from './berserk';
import { clamp } from './clamp';
import { demonslayers } from './demonslayers';
import { dragonball } from './dragonball';
import { gainax } from './gainax';
import { ghibli } from './ghibli';
import { gundam } from './gundam';
import { hunterxhunter } from './hunterxhunter';
import { jojo } from './jojo';
import { jrpg } from './jrpg';
import { metalgear } from './metalgear';
import { naruto } from './naruto';
import { nier } from './nier';
import { onepiece } from './onepiece';
import { persona } from './persona';
import { pokemon } from './pokemon';
import { sailormoon } from './sailormoon';
import { tezuka } from './tezuka';
import { xenoblade } from './xenoblade';
import { zelda } from './zelda';
import type { World } from '../part';

export const WORLDS: readonly World[] = [
  nineties,
  attackontitan,
  berserk,
  clamp,
  demonslayers,
  dragonball,
  gainax,
  ghibli,
  gundam,
  hunterxhunter,
  jojo,
  jrpg,
  metalgear,
  naruto,
  nier,
  onepiece,
  persona,
  pokemon,
  sailormoon,
  tezuka,
  xenoblade,
  zelda,
];
