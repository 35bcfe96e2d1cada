/** What falls or flies over each level's map, by its keyword: a matter of its place and season alone. */
import type { Weather } from '../../../src/maps/life';

const WEATHER: Readonly<Record<string, Weather>> = {
  '90s': 'petals',
  attackontitan: 'leaves',
  berserk: 'embers',
  clamp: 'petals',
  demonslayers: 'petals',
  dragonball: 'pollen',
  gainax: 'embers',
  ghibli: 'pollen',
  gundam: 'leaves',
  hunterxhunter: 'leaves',
  jojo: 'petals',
  jrpg: 'pollen',
  metalgear: 'snow',
  naruto: 'leaves',
  nier: 'leaves',
  onepiece: 'pollen',
  persona: 'embers',
  pokemon: 'petals',
  sailormoon: 'fireflies',
  tezuka: 'pollen',
  xenoblade: 'aurora',
  zelda: 'leaves',
};

export const weatherOf = (keyword: string): Weather | undefined => WEATHER[keyword];

/** Of every night. */
export const NIGHT_WEATHER: Weather = 'fireflies';
