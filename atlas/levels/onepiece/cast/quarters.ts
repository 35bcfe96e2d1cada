/** The isles, and who comes dressed for each. */
import type { Point } from '../../../core/geometry';
import type { Quarter } from '../../../stage/cast';
import type { FigureSpec } from '../../../stage/figure';
import { quarterOf } from '../../../stage/quarter';
import type { Dress } from '../../../stage/quarter';
import { stray } from './crowd';
import { DESERT, JUNGLE, NAVY, PORT, TABLE } from './isle-clothes';
import { AT_TABLE, IN_PORT, IN_SAND, OF_NAVY, UNDER_LEAVES } from './originals';
import { ISLANDERS } from './wardrobe';

/** Of ten who come, one is of the isle alone, and every twentieth an animal. */
const OTHERS = 0.17;
const ANIMALS = 0.3;

const dressed = (wear: Dress, originals: readonly FigureSpec[]): Quarter['extra'] =>
  quarterOf(ISLANDERS, wear, {
    share: OTHERS,
    animal: (random) => (random.chance(ANIMALS) ? stray(random) : random.pick(originals)),
  });

const box = (x0: number, y0: number, x1: number, y1: number): readonly Point[] => [
  [x0, y0],
  [x1, y0],
  [x1, y1],
  [x0, y1],
];

/** The beanstalk's isle and the ways over the water are everybody's. */
export const QUARTERS: readonly Quarter[] = [
  { within: box(2580, 360, 3800, 1000), extra: dressed(NAVY, OF_NAVY) },
  { within: box(200, 440, 1560, 1030), extra: dressed(DESERT, IN_SAND) },
  { within: box(950, 1130, 2640, 1840), extra: dressed(PORT, IN_PORT) },
  { within: box(2560, 1880, 3800, 2480), extra: dressed(JUNGLE, UNDER_LEAVES) },
  { within: box(880, 2120, 2240, 2620), extra: dressed(TABLE, AT_TABLE) },
];
