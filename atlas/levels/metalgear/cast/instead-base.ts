/** Who stands on the ridge, in the yard and among the tanks of level 10 in the place of doubles and covered faces. */
import { there } from './there';
import type { Stand } from './there';

export const AT_THE_BASE: readonly Stand[] = [
  // the ridge
  there([148, 705], ['teen', 'hold'], ['neat', 'charcoal'], ['hoodie', 'coral', 'navy', 'white', 'umber'], {
    hold: 'meat',
    mood: 'joy',
  }),
  there(
    [206, 1048],
    ['elder', 'point'],
    ['braid', 'chestnut'],
    ['adventurer', 'khaki', 'umber', 'red', 'umber'],
    {
      hat: 'straw',
      hatColours: ['sand', 'red'],
      mood: 'angry',
      signs: ['anger'],
      skin: 'brown',
    },
  ),
  there(
    [1287, 776],
    ['elder', 'carry'],
    ['braid', 'ginger'],
    ['overalls', 'orange', 'cream', 'gold', 'umber'],
    {
      hold: 'crate',
      mood: 'cool',
    },
  ),
  there(
    [1391, 945],
    ['chibi', 'point'],
    ['pompadour', 'blond'],
    ['pilot', 'navy', 'grey', 'white', 'charcoal'],
    {
      hat: 'goggles',
      hatColours: ['lime', 'aqua'],
      mood: 'shock',
      flip: true,
    },
  ),
  there(
    [3259, 697],
    ['lady', 'gazeUp'],
    ['highTail', 'black'],
    ['pilot', 'rose', 'charcoal', 'white', 'umber'],
    {
      hat: 'bow',
      hatColours: ['gold', 'gold'],
      mood: 'shock',
      signs: ['bang'],
    },
  ),
  // the yard
  there(
    [357, 1477],
    ['brawny', 'sneak'],
    ['neat', 'chestnut'],
    ['tracksuit', 'plum', 'cream', 'white', 'charcoal'],
    {
      hat: 'bandana',
      hatColours: ['gold', 'gold'],
      hold: 'camera',
      mood: 'grin',
    },
  ),
  there(
    [1017, 1426],
    ['stout', 'present'],
    ['mane', 'silver'],
    ['raincoat', 'red', 'navy', 'white', 'charcoal'],
    {
      hat: 'bunnyEars',
      hatColours: ['white', 'pink'],
      mood: 'worried',
      skin: 'brown',
    },
  ),
  there(
    [1306, 1503],
    ['chibi', 'cheer'],
    ['neat', 'umber'],
    ['raincoat', 'red', 'navy', 'white', 'charcoal'],
    {
      hat: 'helmet',
      hatColours: ['olive', 'khaki'],
      mood: 'shock',
    },
  ),
  there(
    [1628, 1123],
    ['chibi', 'stumble'],
    ['neat', 'sand'],
    ['striped', 'orange', 'cream', 'teal', 'umber'],
    {
      hat: 'beanie',
      hatColours: ['teal', 'white'],
      mood: 'dizzy',
      skin: 'brown',
      signs: ['sweat'],
    },
  ),
  there(
    [1686, 1382],
    ['kid', 'gazeUp'],
    ['lowTail', 'blond'],
    ['hoodie', 'gold', 'umber', 'white', 'umber'],
    {
      facing: 'side',
      hat: 'ribbon',
      hatColours: ['red', 'white'],
      mood: 'smile',
      skin: 'brown',
    },
  ),
  there([1820, 1503], ['kid', 'dance'], ['highTail', 'blond'], ['pilot', 'olive', 'umber', 'sand', 'umber'], {
    hat: 'miner',
    hatColours: ['yellow', 'charcoal'],
    mood: 'laugh',
  }),
  there(
    [1909, 1553],
    ['tall', 'wave'],
    ['pompadour', 'black'],
    ['flightsuit', 'orange', 'charcoal', 'silver'],
    {
      mood: 'worried',
      skin: 'deep',
    },
  ),
  there([1966, 1200], ['stout', 'hold'], ['mohawk', 'silver'], ['labcoat', 'sky', 'navy', 'white', 'umber'], {
    hold: 'map',
    mood: 'grin',
  }),
  // among the tanks
  there(
    [263, 2056],
    ['kid', 'shy'],
    ['choppy', 'silver'],
    ['raincoat', 'yellow', 'charcoal', 'white', 'umber'],
    {
      hat: 'beanie',
      hatColours: ['coral', 'cream'],
      mood: 'worried',
      signs: ['sweat'],
    },
  ),
  there([408, 2056], ['kid', 'hips'], ['buns', 'black'], ['chef', 'sky', 'navy', 'white', 'charcoal'], {
    hat: 'frogHood',
    hatColours: ['grass', 'lime'],
    mood: 'angry',
    flip: true,
    signs: ['anger'],
  }),
  there(
    [450, 2378],
    ['lady', 'point'],
    ['lowTail', 'charcoal'],
    ['hoodie', 'lime', 'navy', 'white', 'umber'],
    {
      mood: 'laugh',
      skin: 'brown',
    },
  ),
  // his camera is held before the chest, clear of the letters behind it
  there(
    [1588, 1293],
    ['brawny', 'hold'],
    ['spiky', 'blond'],
    ['overalls', 'navy', 'sky', 'silver', 'charcoal'],
    {
      hat: 'hachimaki',
      hold: 'camera',
      mood: 'smile',
    },
  ),
];
