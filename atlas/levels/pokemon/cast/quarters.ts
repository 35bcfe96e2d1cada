/** The parts of the fair, and who comes dressed for each. */
import type { Point } from '../../../core/geometry';
import type { Quarter } from '../../../stage/cast';
import { quarterOf } from '../../../stage/quarter';
import { RING } from '../places';
import { critter, stranger } from './crowd';
import { BLUE_CORNER, FAIRWAY, MERRY, RED_CORNER } from './quarter-clothes';
import type { Dress } from './quarter-clothes';
import { LAKESIDE, ORCHARD_FOLK, PROMENADE, STATION, THRILLS } from './park-clothes';
import { VISITORS } from './wardrobe';

/** Share of critters among those who come to a part. */
const CRITTERS = 0.42;

const dressed = ({ coats, ...wear }: Dress): Quarter['extra'] => {
  const local = quarterOf(VISITORS, wear, { share: CRITTERS, animal: (random) => critter(random, coats) });
  return (random) => stranger(random) ?? local(random);
};

const [MIDDLE] = RING;

const LEFT_OF_RING: readonly Point[] = [
  [1180, 1420],
  [MIDDLE, 1300],
  [MIDDLE, 2110],
  [1420, 2110],
  [1120, 1860],
];
const RIGHT_OF_RING: readonly Point[] = [
  [MIDDLE, 1300],
  [2560, 1380],
  [2700, 1760],
  [2480, 2110],
  [MIDDLE, 2110],
];
const FAR: readonly Point[] = [
  [-80, 780],
  [3920, 780],
  [3920, 1230],
  [2640, 1300],
  [2560, 1400],
  [1180, 1420],
  [900, 1480],
  [-80, 1480],
];
const CAROUSEL_SIDE: readonly Point[] = [
  [-80, 1480],
  [900, 1480],
  [1180, 1420],
  [1120, 1860],
  [1420, 2110],
  [1000, 2280],
  [500, 2240],
  [-80, 2140],
];
const LINE: readonly Point[] = [
  [-80, 2140],
  [500, 2240],
  [1000, 2280],
  [1420, 2110],
  [1500, 2300],
  [1560, 2800],
  [-80, 2800],
];
const PATH: readonly Point[] = [
  [1420, 2110],
  [2480, 2110],
  [2330, 2300],
  [2300, 2520],
  [2460, 2800],
  [1560, 2800],
  [1500, 2300],
];
const TREES: readonly Point[] = [
  [2480, 2110],
  [2760, 2150],
  [3180, 2200],
  [3920, 2330],
  [3920, 2800],
  [2460, 2800],
  [2300, 2520],
  [2330, 2300],
];
const SHORE: readonly Point[] = [
  [2700, 1760],
  [2900, 1680],
  [3920, 1680],
  [3920, 2330],
  [3180, 2200],
  [2760, 2150],
  [2480, 2110],
];
const RIDES: readonly Point[] = [
  [2560, 1400],
  [2640, 1300],
  [3920, 1230],
  [3920, 1680],
  [2900, 1680],
  [2700, 1760],
];

export const QUARTERS: readonly Quarter[] = [
  { within: LEFT_OF_RING, extra: dressed(RED_CORNER) },
  { within: RIGHT_OF_RING, extra: dressed(BLUE_CORNER) },
  { within: FAR, extra: dressed(FAIRWAY) },
  { within: CAROUSEL_SIDE, extra: dressed(MERRY) },
  { within: LINE, extra: dressed(STATION) },
  { within: PATH, extra: dressed(PROMENADE) },
  { within: TREES, extra: dressed(ORCHARD_FOLK) },
  { within: SHORE, extra: dressed(LAKESIDE) },
  { within: RIDES, extra: dressed(THRILLS) },
];
