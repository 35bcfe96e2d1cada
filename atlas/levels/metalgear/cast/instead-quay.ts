/** Who stands on the road, the quay and the bridge of level 10 in the place of doubles and covered faces. */
import { there } from './there';
import type { Stand } from './there';

export const BY_THE_WATER: readonly Stand[] = [
  // the road
  there(
    [2095, 1146],
    ['brawny', 'hips'],
    ['highTail', 'charcoal'],
    ['farmer', 'forest', 'cream', 'gold', 'umber'],
    {
      hat: 'bow',
      hatColours: ['coral', 'coral'],
      mood: 'sleepy',
      signs: ['heart'],
    },
  ),
  there(
    [2412, 1369],
    ['brawny', 'wave'],
    ['mane', 'ginger'],
    ['labcoat', 'cream', 'wine', 'white', 'charcoal'],
    {
      mood: 'shock',
      flip: true,
    },
  ),
  there(
    [2466, 1175],
    ['brawny', 'lunge'],
    ['mohawk', 'coral'],
    ['jersey', 'gold', 'navy', 'white', 'charcoal'],
    {
      facing: 'side',
      hold: 'torch',
      mood: 'cocky',
    },
  ),
  // the quay
  there(
    [2016, 1797],
    ['elder', 'hold'],
    ['highTail', 'ginger'],
    ['poncho', 'teal', 'navy', 'cream', 'umber'],
    {
      hold: 'bag',
      mood: 'happy',
      skin: 'brown',
    },
  ),
  there([1799, 1822], ['chibi', 'carry'], ['braid', 'blond'], ['dress', 'lilac', 'plum', 'white', 'umber'], {
    facing: 'side',
    flip: true,
    hold: 'spyglass',
    mood: 'cool',
  }),
  there(
    [2317, 1699],
    ['elder', 'hips'],
    ['afro', 'charcoal'],
    ['adventurer', 'khaki', 'umber', 'red', 'umber'],
    {
      mood: 'happy',
      skin: 'brown',
    },
  ),
  there(
    [2374, 1532],
    ['brawny', 'hips'],
    ['choppy', 'ginger'],
    ['gakuran', 'black', 'charcoal', 'gold', 'black'],
    {
      hat: 'aviator',
      hatColours: ['umber', 'cream'],
      mood: 'sleepy',
      skin: 'brown',
    },
  ),
  there(
    [1768, 2225],
    ['elder', 'kneel'],
    ['bunTails', 'silver'],
    ['kimono', 'rose', 'wine', 'cream', 'umber'],
    {
      hold: 'lantern',
      mood: 'worried',
      skin: 'deep',
    },
  ),
  // he has taken more than the bag
  there(
    [1720, 2387],
    ['brawny', 'sneak'],
    ['bald', 'wine'],
    ['striped', 'black', 'white', 'red', 'charcoal'],
    {
      hat: 'beanie',
      hatColours: ['black', 'charcoal'],
      hold: 'bag',
      mood: 'cocky',
    },
  ),
  there(
    [1441, 2680],
    ['kid', 'cheer'],
    ['twinTails', 'silver'],
    ['poncho', 'coral', 'umber', 'cream', 'umber'],
    {
      hat: 'kasa',
      hatColours: ['sand', 'umber'],
      mood: 'cool',
      skin: 'deep',
    },
  ),
  // the bridge, and those whom the drum makes dance there
  there(
    [2239, 2384],
    ['tall', 'haul'],
    ['braid', 'wine'],
    ['overalls', 'teal', 'white', 'gold', 'charcoal'],
    {
      facing: 'side',
      hold: 'map',
      mood: 'grin',
    },
  ),
  there([2775, 2425], ['stout', 'cheer'], ['braids', 'blond'], ['happi', 'red', 'white', 'navy', 'umber'], {
    mood: 'joy',
    skin: 'brown',
  }),
  there(
    [2888, 2429],
    ['chibi', 'jump'],
    ['spiky', 'white'],
    ['raincoat', 'yellow', 'charcoal', 'white', 'umber'],
    {
      mood: 'laugh',
      skin: 'deep',
      signs: ['note'],
    },
  ),
  there(
    [2976, 2425],
    ['kid', 'dance'],
    ['slick', 'charcoal'],
    ['pilot', 'navy', 'grey', 'white', 'charcoal'],
    {
      facing: 'side',
      hat: 'headphones',
      hatColours: ['teal', 'white'],
      mood: 'joy',
    },
  ),
  there([2998, 2254], ['tall', 'walk'], ['neat', 'wine'], ['blazer', 'mint', 'steel', 'white', 'charcoal'], {
    mood: 'cool',
    skin: 'brown',
  }),
];
