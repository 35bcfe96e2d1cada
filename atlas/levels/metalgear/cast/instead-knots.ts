/** Who stands on level 10 where three stood in one knot: each is told from whom he is next to. */
import { there } from './there';
import type { Stand } from './there';

export const IN_THE_KNOTS: readonly Stand[] = [
  // before the hangar
  there(
    [615, 1512],
    ['brawny', 'hold'],
    ['topKnot', 'black'],
    ['poncho', 'coral', 'umber', 'cream', 'umber'],
    { hold: 'letter', mood: 'sad', signs: ['tear'], facing: 'front' },
  ),
  // on the road: his double waves further up
  there(
    [1902, 1790],
    ['tall', 'hips'],
    ['curly', 'sand'],
    ['labcoat', 'white', 'coral', 'white', 'charcoal'],
    { mood: 'laugh', signs: ['note'], facing: 'front' },
  ),
  there(
    [2321, 1383],
    ['kid', 'hips'],
    ['twinTails', 'ginger'],
    ['jersey', 'cream', 'red', 'white', 'charcoal'],
    { mood: 'laugh', facing: 'front' },
  ),
  // on the pad, and before the tent
  there(
    [3161, 2116],
    ['kid', 'walk'],
    ['curtain', 'ginger'],
    ['raincoat', 'yellow', 'gold', 'white', 'umber'],
    { mood: 'joy', facing: 'side' },
  ),
  there([3147, 2349], ['teen', 'hips'], ['bob', 'wine'], ['hoodie', 'lilac', 'plum', 'white', 'umber'], {
    hat: 'headphones',
    hatColours: ['gold', 'gold'],
    mood: 'joy',
    facing: 'front',
  }),
];
